import { useState, type KeyboardEvent, type Ref } from 'react';
import { useDomId } from '../../../shared/mount/WidgetContext';

interface Props {
  label: string;
  /** The value that the order has. */
  value: string;
  inputRef?: Ref<HTMLInputElement>;
  inputMode: 'numeric' | 'decimal';
  isRefused: boolean;
  /** Takes what was typed. Answers what is wrong with it, null when nothing is. */
  onCommit: (typed: string) => string | null;
  onStep?: (direction: 1 | -1) => void;
}

/**
 * A field that saves by itself: on Enter and when it is left. Escape and an empty field restore. What cannot be
 * taken stays as it was typed, with what is wrong with it.
 */
export function CommitField({ label, value, isRefused, onCommit, onStep, ...rest }: Props) {
  const errorId = useDomId();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const restore = () => {
    setTyped(null);
    setError(null);
  };
  const commit = () => {
    const wanted = typed?.trim();
    if (!wanted || wanted === value) {
      restore();
      return;
    }
    const found = onCommit(wanted);
    setError(found);
    if (!found) setTyped(null);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') restore();
    else if (onStep && /^Arrow(Up|Down)$/.test(event.key)) {
      restore();
      onStep(event.key === 'ArrowUp' ? 1 : -1);
    } else return;
    event.preventDefault();
  };

  const { inputRef, inputMode } = rest;
  return (
    <>
      <input
        ref={inputRef}
        className={`form-control ww-number ${isRefused || error ? 'is-invalid' : ''}`}
        inputMode={inputMode}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isRefused || error !== null || undefined}
        aria-describedby={error ? errorId : undefined}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      {error && (
        <span className="ww-item-error text-danger" id={errorId} role="alert">
          {error}
        </span>
      )}
    </>
  );
}
