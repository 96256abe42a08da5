import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { mayTakeFocus } from '../focus/focused';
import { useDomId } from '../mount/WidgetContext';

/** Where a person goes from the editor. `stay` is leaving it by other means than its keys. */
export type Leave = 'down' | 'up' | 'next' | 'previous' | 'restore' | 'stay';

/** What is typed, and where. It outlives the field, which is created anew when its row moves in the table. */
export interface Draft {
  text: string;
  /** The letters that are selected; null until the field was there. */
  selection: readonly [number, number] | null;
  /** What was only looked at changes nothing, whatever the cell holds by now. */
  isTouched: boolean;
  /** Typed before the page was loaded: nobody is at it. */
  isRestored: boolean;
}

interface Props {
  draft: Draft;
  /** Why what stands in it was not taken. */
  error: string | null;
  /** What the cell has become meanwhile. The field stays as it is. */
  news: string | null;
  name: string;
  inputMode: 'numeric' | 'decimal' | 'text';
  onType: (text: string) => void;
  /** Returns whether the field goes: one with what was not taken stays. */
  onLeave: (text: string, how: Leave) => boolean;
}

/** The field in a cell that is being edited. */
export function CellEditor({ draft, error, news, name, inputMode, onType, onLeave }: Props) {
  const [errorId, newsId] = [useDomId(), useDomId()];
  const field = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const [typed, setTyped] = useState(draft.text);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    isLeaving.current = false;
    // What could not be read stays open while the person is elsewhere, and may be drawn anew then.
    if (!draft.isRestored && mayTakeFocus(input.closest('[role=grid]'))) input.focus();
    const end = input.value.length;
    input.setSelectionRange(...(draft.selection ?? [end, end]));
    // A field that goes or moves with its row loses the focus, and commits nothing by that.
    return () => {
      isLeaving.current = true;
      draft.selection = [input.selectionStart ?? end, input.selectionEnd ?? end];
    };
  }, [draft]);

  const leave = (how: Leave) => {
    // A field that goes loses the focus, which is no second commit.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const isGoing = onLeave(typed, how);
    // Browsers style all cells of a grid anew that loses the focus with its field and gets it again.
    if (isGoing && how !== 'stay') field.current?.parentElement?.focus();
    // When the text was not taken the field is still here.
    queueMicrotask(() => (isLeaving.current = false));
  };
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const how = leaveBy(event);
    if (!how) return;
    event.preventDefault();
    leave(how);
  };

  const ids = [error !== null && errorId, news !== null && newsId].filter(Boolean).join(' ');
  return (
    <>
      <input
        ref={field}
        className={`form-control ww-cell-editor ${error ? 'is-invalid' : ''}`}
        aria-label={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids || undefined}
        autoComplete="off"
        inputMode={inputMode}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setTyped(target.value);
        }}
        onBlur={() => leave('stay')}
        onKeyDown={handleKey}
      />
      {error !== null && (
        <span className="ww-cell-error" id={errorId} role="alert">
          {error}
        </span>
      )}
      <span className="ww-cell-news" id={newsId} role="status">
        {news}
      </span>
    </>
  );
}

function leaveBy({ key, shiftKey }: KeyboardEvent): Leave | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  if (key === 'Escape') return 'restore';
  if (key === 'ArrowDown') return 'down';
  return key === 'ArrowUp' ? 'up' : null;
}
