import type { ReactNode } from 'react';
import { useDomId } from '../mount/WidgetContext';

interface Props {
  /** The field's name, where the box stands for one of the server's. */
  name?: string;
  label: string;
  isOn: boolean;
  /** Stands beside the label and describes the box: a former value, a result. */
  note?: ReactNode;
  isDisabled?: boolean;
  /** The id of the message that says what is wrong with it. */
  errorId?: string | undefined;
  onToggle: (isOn: boolean) => void;
}

/** A box and its label. */
export function CheckField({ name, label, isOn, note, isDisabled, errorId, onToggle }: Props) {
  const id = useDomId();
  return (
    <div className="form-check ww-check">
      <input
        id={id}
        className={`form-check-input ${errorId ? 'is-invalid' : ''}`}
        type="checkbox"
        name={name}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={[note && `${id}-note`, errorId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        <bdi>{label}</bdi>
      </label>
      {note && (
        <span className="ww-check-note" id={`${id}-note`}>
          {note}
        </span>
      )}
    </div>
  );
}
