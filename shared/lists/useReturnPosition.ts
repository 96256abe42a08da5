import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mayTakeFocus } from '../focus/focused';
import { useWidget } from '../mount/WidgetContext';

/** The card that a person went on from, and how far below the top of the window it stood. */
interface ScrollPosition {
  key: string;
  top: number;
  /** Pixels of the list's parts, from the first on: the room of those that are not drawn at once. */
  heights: readonly number[];
}

/**
 * Brings a person back to the card that they went on from: after Back the page may be drawn anew. `isDrawn` once the
 * list is there. `returnsTo` is that card: a long list draws it wherever the page stands;
 * `leave` is called with the key of a card, its `data-card`, when its link is followed, and with the heights of the
 * list's parts, which are `heights` after Back.
 *
 * The position is kept in the step of the browser's history, so it belongs to this visit of this list alone.
 */
export function useReturnPosition(isDrawn: boolean): {
  returnsTo: string | null;
  heights: readonly number[];
  leave: (key: string, heights?: readonly number[]) => void;
} {
  const { root, host, name } = useWidget();
  const [slot] = useState(() => `ww:place:${host.id || name}`);
  const [position] = useState(() => positionIn(slot));
  const isBack = useRef(false);

  useEffect(() => writePosition(slot, undefined), [slot]);

  useLayoutEffect(() => {
    if (!position || !isDrawn || isBack.current) return;
    isBack.current = true;
    const card = cardOf(root, position.key);
    // Gone meanwhile, or on a page that was not brought back.
    if (card) {
      scrollBy({ top: card.getBoundingClientRect().top - position.top, behavior: 'instant' });
      if (mayTakeFocus(null)) card.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [isDrawn, position, root]);

  const leave = useCallback(
    (key: string, heights: readonly number[] = []) => {
      const card = cardOf(root, key);
      if (card) writePosition(slot, { key, top: card.getBoundingClientRect().top, heights });
    },
    [root, slot],
  );
  return { returnsTo: position?.key ?? null, heights: position?.heights ?? none, leave };
}

const none: readonly number[] = [];

const cardOf = (root: HTMLElement, key: string) =>
  [...root.querySelectorAll<HTMLElement>('[data-card]')].find(
    ({ dataset }) => dataset.card === key,
  );

function positionIn(slot: string): ScrollPosition | null {
  const { key, top, heights } = (stateOf()[slot] ?? {}) as Partial<ScrollPosition>;
  if (typeof key !== 'string' || typeof top !== 'number') return null;
  // Another version of this code may have written it.
  return { key, top, heights: Array.isArray(heights) ? heights.map(Number) : none };
}

/** What a router of the page keeps there stays as it is. */
function writePosition(slot: string, position: ScrollPosition | undefined): void {
  const before = stateOf();
  if (position || slot in before) history.replaceState({ ...before, [slot]: position }, '');
}

/** What the step of the browser's history that the page is at keeps, by name. */
export const stateOf = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
};
