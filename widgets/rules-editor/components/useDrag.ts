import { useEffect, useState, type PointerEvent, type RefObject } from 'react';
import type { RuleFamily } from '@shared/contract/rules';
import { moveTo } from '../state/thunks';
import { useAppDispatch } from '../state/slice';

interface Drag {
  key: string;
  from: number;
  /** Where it would be put: before the row of this place. */
  before: number;
  /** Pixels from the top of the list at which the line is drawn. */
  mark: number;
}

/** Closer than this to the window's edge, in pixels, the page scrolls along. */
const edge = 56;

/** Dragging rows by their handles, with a mouse, a finger or a pen. Escape lets go without moving. */
export function useDrag(family: RuleFamily, list: RefObject<HTMLDivElement | null>) {
  const dispatch = useAppDispatch();
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
    const place = before > from ? before - 1 : before;
    if (place !== from) dispatch(moveTo(family, key, place, 'handle'));
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
