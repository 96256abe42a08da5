import { useState, type KeyboardEvent, type Ref } from 'react';
import { useDomId } from '../mount/WidgetContext';

interface Props {
  label: string;
  /** What is saved. */
  value: string;
  inputRef?: Ref<HTMLInputElement>;
  inputMode: 'numeric' | 'decimal';
  /** Whether the server refused what was committed last, as is said elsewhere. */
  isRefused: boolean;
  /** Is told when something else than the saved value begins to be typed. */
  onBegin?: () => void;
  /** Takes what was typed. Answers what is wrong with it, null when nothing is. */
  onCommit: (typed: string) => string | null;
  /** Takes the arrow keys, up is 1, with what stands in the field. Answers as `onCommit` does. */
  onStep?: (direction: 1 | -1, typed: string) => string | null;
}

/**
 * A field that saves by itself: on Enter and when it is left. Escape and an empty field restore. What cannot be
 * taken stays as it was typed, with what is wrong with it.
 */
export function CommitField({ label, value, isRefused, onCommit, onStep, ...rest }: Props) {
  const { inputRef, inputMode, onBegin } = rest;
  const errorId = useDomId();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const take = (found: string | null) => {
    setError(found);
    if (!found) setTyped(null);
  };
  const restore = () => take(null);
  const text = typed?.trim() ?? '';
  const wanted = text === '' ? value : text;
  const commit = () => {
    if (wanted === value) restore();
    else take(onCommit(wanted));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') restore();
    else if (onStep && /^Arrow(Up|Down)$/.test(event.key)) {
      take(onStep(event.key === 'ArrowUp' ? 1 : -1, wanted));
    } else return;
    event.preventDefault();
  };

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
        onChange={(event) => {
          if (typed === null) onBegin?.();
          setTyped(event.target.value);
          setError(null);
        }}
        onBlur={commit}
        onKeyDown={handleKey}
      />
      {error && (
        <p className="invalid-feedback" id={errorId} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
