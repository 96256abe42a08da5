import type { ReactNode } from 'react';
import { useDomId } from '../mount/WidgetContext';
import { ChoiceError } from './ChoiceError';

interface Props {
  /** Of the box, for those who lead the focus to it; otherwise it has one of its own. */
  id?: string;
  /** The field's name, where the box stands for one of the server's. */
  name?: string;
  label: string;
  isOn: boolean;
  /** Stands beside the label and describes the box: a former value, a result. */
  note?: ReactNode;
  isDisabled?: boolean;
  /** What is wrong with it, in whole sentences. */
  error?: readonly string[] | undefined;
  onToggle: (isOn: boolean) => void;
}

/** A box and its label. */
export function CheckField({
  name,
  label,
  isOn,
  note,
  isDisabled,
  error,
  onToggle,
  ...own
}: Props) {
  const ownId = useDomId();
  const { id = ownId } = own;
  const isWrong = error !== undefined && error.length > 0;
  const says = [note && `${id}-note`, isWrong && `${id}-error`].filter(Boolean);
  return (
    <>
      <div className="form-check ww-check">
        <input
          id={id}
          className={`form-check-input ${isWrong ? 'is-invalid' : ''}`}
          type="checkbox"
          name={name}
          checked={isOn}
          disabled={isDisabled}
          aria-invalid={isWrong || undefined}
          aria-describedby={says.join(' ') || undefined}
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
      <ChoiceError error={error} id={`${id}-error`} />
    </>
  );
}
