import { useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useDomId } from '../mount/WidgetContext';

interface Props {
  label: string;
  /** What is saved. */
  value: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Names it for `shared/focus`, as the place of its row to which the focus goes. */
  focusKey?: string | undefined;
  inputMode: 'numeric' | 'decimal';
  /** Whether the server refused what was committed last, as is said elsewhere. */
  isRefused: boolean;
  /** Is told when the person comes to the field. */
  onReach?: () => void;
  /** Is told when something else than the saved value begins to be typed. */
  onBegin?: () => void;
  /** Is told what is typed and not committed, null when nothing is any more. */
  onType?: ((typed: string | null) => void) | undefined;
  /** What an earlier visit left typed that cannot be read, and what is wrong with it: what the field begins with. */
  restored?: { text: string; says: string } | null | undefined;
  /** Takes what was typed. Answers what is wrong with it, null when nothing is. */
  onCommit: (typed: string) => string | null;
  /** Takes the arrow keys, up is 1, with what stands in the field. Answers as `onCommit` does. */
  onStep?: (direction: 1 | -1, typed: string) => string | null;
}

/**
 * A field that saves by itself: on Enter and when it is left. Escape and an empty field restore. What cannot be
 * taken stays as it was typed, with what is wrong with it.
 *
 * While it has the focus it shows what it showed, whatever value arrives, until the person does something: a text that
 * changes under the person loses its selection, and the next key is added to it in place of replacing it.
 */
export function CommitField({ label, value, isRefused, onCommit, onStep, ...rest }: Props) {
  const { inputRef, inputMode, onBegin, onType, focusKey, restored } = rest;
  const errorId = useDomId();
  const [typed, setTyped] = useState(restored?.text ?? null);
  const [error, setError] = useState(restored?.says ?? null);
  const hasFocus = useRef(false);
  /** What it goes on showing while it has the focus; null lets it take over the value once. */
  const [held, setHeld] = useState<string | null>(null);

  // After the drawing in which the person's own change has become the value.
  useLayoutEffect(() => {
    if (hasFocus.current && held === null) setHeld(value);
  }, [held, value]);

  const take = (found: string | null) => {
    setError(found);
    if (found) return;
    if (typed !== null) onType?.(null);
    setTyped(null);
    setHeld(null);
  };
  const restore = () => take(null);
  const text = typed?.trim() ?? '';
  const commit = () => {
    if (text === '' || text === value) restore();
    else take(onCommit(text));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') {
      // With nothing to restore it is meant for what the field stands in: it closes a drawer.
      if (typed === null && error === null && (held ?? value) === value) return;
      restore();
    } else if (onStep && /^Arrow(Up|Down)$/.test(event.key)) {
      take(onStep(event.key === 'ArrowUp' ? 1 : -1, text === '' ? value : text));
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
        data-focus={focusKey}
        value={typed ?? held ?? value}
        onFocus={() => {
          hasFocus.current = true;
          rest.onReach?.();
          setHeld(value);
        }}
        onChange={(event) => {
          if (typed === null) onBegin?.();
          onType?.(event.target.value);
          setTyped(event.target.value);
          setError(null);
        }}
        onBlur={() => {
          hasFocus.current = false;
          setHeld(null);
          commit();
        }}
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
