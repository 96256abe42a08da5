import type { ReactNode } from 'react';
import { useDomId } from '../mount/WidgetContext';

interface Props {
  /** Of the choices among which one is made, the same: a DOM id of theirs. */
  group: string;
  label: string;
  note?: ReactNode;
  isOn: boolean;
  isDisabled: boolean;
  /** The id of the message that says what is wrong with the choice. */
  errorId?: string | undefined;
  onChoose: () => void;
}

/**
 * One of several choices, in a fieldset. Keys know the others by their group alone: without one Tab goes past all but
 * one of them in WebKit, and arrows go nowhere.
 */
export function Choice({ group, label, note, isOn, isDisabled, errorId, onChoose }: Props) {
  const id = useDomId();
  return (
    <div className="form-check ww-check">
      <input
        id={id}
        type="radio"
        name={group}
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
