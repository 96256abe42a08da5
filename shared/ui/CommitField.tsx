import { useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { ReadNumber } from '../format/readNumber';
import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';

interface Props {
  label: string;
  /** What is saved. */
  value: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Its key for `shared/focus`: the focus comes here when it is moved to this row. */
  focusKey?: string | undefined;
  inputMode: 'numeric' | 'decimal';
  /** Whether the server refused what was committed last, as is said elsewhere. */
  isRefused: boolean;
  /** The screen says itself beside the field what someone else has made of its value. */
  isNewsSaid?: boolean | undefined;
  /** Called when something other than the saved value begins to be typed. */
  onBegin?: () => void;
  /** Called with what is typed and would be committed, with null when nothing is any more. */
  onType?: ((typed: string | null) => void) | undefined;
  /** What was left typed and not taken, and what is wrong with it: what the field begins with. */
  restored?: { text: string; says: string | null } | null | undefined;
  /** Takes what was typed. Returns what is wrong with it, null when nothing is. */
  onCommit: (typed: string) => string | null;
  /** Takes the arrow keys, up is 1, with what stands in the field. Returns as `onCommit` does. */
  onStep?: (direction: 1 | -1, typed: string) => string | null;
}

/**
 * A field that saves by itself: on Enter and when it is left. Escape and an empty field restore. What cannot be
 * taken stays as it was typed, with what is wrong with it. What arrives while it has the focus is said beside it and
 * shown once the person has done something.
 */
export function CommitField({ label, value, isRefused, onCommit, onStep, ...rest }: Props) {
  const { inputRef, inputMode, onBegin, focusKey, restored } = rest;
  const [errorId, newsId] = [useDomId(), useDomId()];
  const [typed, setTyped] = useState(restored?.text ?? null);
  const [error, setError] = useState(restored?.says ?? null);
  const held = useHeldValue(value);
  const tell = useTypedTold(typed, value, rest.onType);

  const take = (found: string | null) => {
    setError(found);
    if (found) return;
    if (typed !== null) tell(null);
    setTyped(null);
    held.takeOver();
  };
  const restore = () => take(null);
  const text = typed?.trim() ?? '';
  const hasNews = held.hasNews && !rest.isNewsSaid;
  const notes = [error && errorId, hasNews && newsId].filter(Boolean);
  const commit = () => {
    if (text === '' || text === value) restore();
    else take(onCommit(text));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') {
      // With nothing to restore it is meant for what the field stands in: it closes a drawer.
      if (typed === null && error === null && !held.hasNews) return;
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
        aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        data-focus={focusKey}
        value={typed ?? held.value}
        onFocus={held.hold}
        onChange={(event) => {
          if (typed === null) onBegin?.();
          tell(event.target.value);
          setTyped(event.target.value);
          setError(null);
        }}
        onBlur={() => {
          held.release();
          commit();
        }}
        onKeyDown={handleKey}
      />
      {error && (
        <p className="invalid-feedback" id={errorId} role="alert">
          {error}
        </p>
      )}
      {hasNews && (
        <p className="ww-note ww-note-info" id={newsId} role="status">
          {t('Now %(value)s.', { value })}
        </p>
      )}
    </>
  );
}

interface ReadProps extends Omit<Props, 'restored' | 'onType' | 'onCommit' | 'onStep'> {
  /** Reads what is typed: a number or an amount (`format/readNumber`). */
  reader: ReadNumber;
  /** A text that was not taken, with which the field begins. */
  restored: string | undefined;
  /** Is told what is typed and not committed, read, or the text that cannot be; both are null when nothing is. */
  onType: (value: string | null, unreadable: string | null) => void;
  onCommit: (value: string) => void;
  /** Takes the arrow keys, up is 1, with what stands in the field. */
  onStep?: (direction: 1 | -1, value: string) => void;
}

/** A `CommitField` of a number, which it hands on as plain decimal text. */
export function ReadField({ reader, restored, onType, onCommit, onStep, ...field }: ReadProps) {
  const read = (typed: string, onRead: (value: string) => void): string | null => {
    const reading = reader(typed);
    if (!reading.ok) return reading.says;
    onRead(reading.value);
    return null;
  };
  return (
    <CommitField
      {...field}
      restored={
        restored === undefined ? null : { text: restored, says: read(restored, () => undefined) }
      }
      onType={(typed) => {
        const reading = typed === null ? null : reader(typed);
        onType(reading?.ok ? reading.value : null, reading?.ok ? null : typed);
      }}
      onCommit={(typed) => read(typed, onCommit)}
      {...(onStep && {
        onStep: (direction: 1 | -1, typed: string) =>
          read(typed, (value) => onStep(direction, value)),
      })}
    />
  );
}

/** Tells what is typed, null of what would change nothing: also once another value has arrived. */
function useTypedTold(typed: string | null, value: string, onType: Props['onType']) {
  const tell = (text: string | null) => {
    const next = text?.trim() ?? '';
    onType?.(next === '' || next === value ? null : text);
  };
  const told = useRef(value);
  useLayoutEffect(() => {
    if (told.current === value) return;
    told.current = value;
    if (typed !== null) tell(typed);
  });
  return tell;
}

/** What a field shows of a value that may change while a person is in it. */
interface HeldValue {
  value: string;
  /** Whether another value arrived and is not shown. */
  hasNews: boolean;
  /** The field goes on showing what it shows: it has the focus by now. */
  hold: () => void;
  /** The field shows what the value is by then: the person did something in it. */
  takeOver: () => void;
  /** As `takeOver`, and from now on too: it lost the focus. */
  release: () => void;
}

/**
 * Holds a value as long as a field has the focus and the person does nothing: a text that changes under the person
 * loses its selection, and the next key is added to it instead of replacing it.
 */
function useHeldValue(value: string): HeldValue {
  const hasFocus = useRef(false);
  /** Null lets it take over the value once. */
  const [held, setHeld] = useState<string | null>(null);

  // After the render in which the person's own change has become the value.
  useLayoutEffect(() => {
    if (hasFocus.current && held === null) setHeld(value);
  }, [held, value]);

  return {
    value: held ?? value,
    hasNews: held !== null && held !== value,
    hold: () => {
      hasFocus.current = true;
      setHeld(value);
    },
    takeOver: () => setHeld(null),
    release: () => {
      hasFocus.current = false;
      setHeld(null);
    },
  };
}
