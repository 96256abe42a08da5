import { useEffect, useState, type PointerEvent, type RefObject } from 'react';

/** The row that is dragged. Its element has `data-key` and `data-place`, its index in the whole order. */
interface Drag {
  key: string;
  from: number;
  /** It would be put before the row of this index. */
  before: number;
  /** Pixels from the top of the list at which the line is drawn. */
  mark: number;
}

export interface RowOrder {
  /** Where the row that is dragged would go, in pixels from the top of the list; null while none is. */
  mark: number | null;
  /** For the element of the list. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Closer than this to the window's edge, in pixels, the page scrolls along. */
const edge = 56;

/**
 * Puts the rows of a list in order: by dragging their handles, with a mouse, a finger or a pen. Escape lets go without
 * moving. Each row has a `RowMoves`, whose handle it is, with all other ways to move it. `onMove` is called with the
 * key of the row and the index that it shall have.
 *
 * @example
 * const list = useRef<HTMLUListElement>(null);
 * const { mark, handlers } = useRowOrder(list, (key, index) => dispatch(moveBrand(key, index)));
 * // The list is positioned; its screen's style imports `rowOrder`.
 * <div ref={list} {...handlers}>
 *   <div data-key={key} data-place={index}><RowMoves … /></div>
 *   {mark !== null && <div className="ww-drop-mark" style={{ top: mark }} />}
 * </div>
 */
export function useRowOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (key: string, index: number) => void,
): RowOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);

  const handleDown = (event: PointerEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-handle]')?.closest<HTMLElement>('[data-place]');
    if (!row || event.button !== 0) return;
    const from = Number(row.dataset.place);
    list.current?.setPointerCapture(event.pointerId);
    setDrag({ key: row.dataset.key ?? '', from, before: from, mark: topOf(row, list.current) });
  };
  const handleMove = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return;
    if (clientY < edge) scrollBy(0, clientY - edge);
    if (clientY > innerHeight - edge) scrollBy(0, clientY - innerHeight + edge);
    // A shadow root has points of its own.
    const tree = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    const found = tree?.elementFromPoint(clientX, clientY);
    const row = found?.closest<HTMLElement>('[data-place]');
    if (!row || !list.current?.contains(row)) return;
    const { top, height } = row.getBoundingClientRect();
    const isBelow = clientY > top + height / 2;
    setDrag({
      ...drag,
      before: Number(row.dataset.place) + Number(isBelow),
      mark: topOf(row, list.current) + (isBelow ? height : 0),
    });
  };
  const handleUp = () => {
    setDrag(null);
    if (!drag) return;
    const { key, from, before } = drag;
    const index = before > from ? before - 1 : before;
    if (index !== from) onMove(key, index);
  };

  return {
    mark: drag?.mark ?? null,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: () => setDrag(null),
    },
  };
}

const topOf = (row: Element, list: Element | null) =>
  row.getBoundingClientRect().top - (list?.getBoundingClientRect().top ?? 0);
