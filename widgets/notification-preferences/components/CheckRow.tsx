import { useDomId } from '../../../shared/mount/WidgetContext';
import { t } from '../../../shared/i18n';

interface Props {
  name: string;
  label: string;
  isOn: boolean;
  /** What the server has; left out for a box that is not saved itself. */
  wasOn?: boolean;
  onToggle: (isOn: boolean) => void;
}

/** A box and its label; a box that differs from the server says what it was. */
export function CheckRow({ name, label, isOn, wasOn = isOn, onToggle }: Props) {
  const id = useDomId();
  const isEdited = isOn !== wasOn;
  return (
    <div className="form-check ww-check">
      <input
        id={id}
        className="form-check-input"
        type="checkbox"
        name={name}
        checked={isOn}
        aria-describedby={isEdited ? `${id}-was` : undefined}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      {isEdited && (
        <span className="ww-edited" id={`${id}-was`}>
          {wasOn ? t('was on') : t('was off')}
        </span>
      )}
    </div>
  );
}
