import type { ReactNode } from 'react';
import { useDomId } from '../mount/WidgetContext';

interface Props {
  label: string;
  note?: ReactNode;
  isOn: boolean;
  isDisabled: boolean;
  /** The id of the message that says what is wrong with the choice. */
  errorId?: string | undefined;
  onChoose: () => void;
}

/** One of several choices. The fieldset around them is their group, for the names of the server are none. */
export function Choice({ label, note, isOn, isDisabled, errorId, onChoose }: Props) {
  const id = useDomId();
  return (
    <div className="form-check ww-check">
      <input
        id={id}
        type="radio"
        className={`form-check-input ${errorId ? 'is-invalid' : ''}`}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={[note && `${id}-note`, errorId].filter(Boolean).join(' ') || undefined}
        onChange={onChoose}
      />
      <label className="form-check-label" htmlFor={id}>
        <bdi>{label}</bdi>
      </label>
      {note && (
        <span className="ww-check-note ww-muted" id={`${id}-note`}>
          {note}
        </span>
      )}
    </div>
  );
}
