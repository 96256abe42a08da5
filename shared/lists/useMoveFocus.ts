import { useLayoutEffect, useState } from 'react';
import { useFocus } from '../focus/useFocus';
import type { MovePart } from './RowMoves';

interface Moved {
  /** The `focusKey` of its `RowMoves`. */
  key: string;
  part: MovePart;
}

/**
 * Keeps the focus on the way by which a row was moved, wherever the row went. What it returns is called once a row was
 * moved, or stays where it is.
 *
 * @example
 * const focusMoved = useMoveFocus();
 * <RowMoves focusKey={id} onCancel={() => focusMoved({ key: id, part: 'number' })} … />
 */
export function useMoveFocus(): (moved: Moved) => void {
  const focus = useFocus();
  const [moved, setMoved] = useState<Moved | null>(null);
  useLayoutEffect(() => {
    if (moved) focus.moveTo(`${moved.key}:${moved.part}`);
  }, [focus, moved]);
  return setMoved;
}
