import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDomId } from '../mount/WidgetContext';
import { isStillAt } from '../ui/isStillAt';

/** Where a person goes from the editor. `stay` is leaving it by other means than its keys. */
export type Leave = 'down' | 'up' | 'next' | 'previous' | 'restore' | 'stay';

/** What is typed. It outlives the field, which is drawn anew where its row moves to another part of the table. */
export interface Draft {
  read: () => string;
  write: (text: string) => void;
}

interface Props {
  draft: Draft;
  /** Why what stands in it was not taken. */
  error: string | null;
  name: string;
  inputMode: 'numeric' | 'decimal' | 'text';
  onLeave: (text: string, how: Leave) => void;
}

/** The field in a cell that is being edited. */
export function CellEditor({ draft, error, name, inputMode, onLeave }: Props) {
  const errorId = useDomId();
  const field = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const [typed, setTyped] = useState(draft.read);

  useLayoutEffect(() => {
    const input = field.current;
    isLeaving.current = false;
    // What could not be read stays open while the person is elsewhere, and may be drawn anew then.
    if (input && isStillAt(input.closest('[role=grid]'))) input.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
    // A field that goes with its row, or to another place, loses the focus and commits nothing by that.
    return () => {
      isLeaving.current = true;
    };
  }, []);

  const leave = (how: Leave) => {
    // A field that goes loses the focus, which is no second commit.
    if (isLeaving.current) return;
    isLeaving.current = true;
    onLeave(typed, how);
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

  return (
    <>
      <input
        ref={field}
        className={`form-control ww-cell-editor ${error ? 'is-invalid' : ''}`}
        aria-label={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        autoComplete="off"
        inputMode={inputMode}
        value={typed}
        onChange={({ target }) => {
          draft.write(target.value);
          setTyped(target.value);
        }}
        onBlur={() => leave('stay')}
        onKeyDown={handleKey}
      />
      {error && (
        <span className="ww-cell-error" id={errorId} role="alert">
          {error}
        </span>
      )}
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
