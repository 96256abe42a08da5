import { useCallback, useState } from 'react';
import { useListQuery } from '@shared/lists/useListQuery';
import { usePositionBefore } from '@shared/lists/usePositionBefore';
import { useStateInUrl, useTextInUrl } from '@shared/ui/useStateInUrl';

/** The two lists of the screen, one of which is shown. */
export const views = ['brands', 'sellers'] as const;
export type View = (typeof views)[number];

const listSpec = { filters: ['view'] } as const;

const asItIs = (letter: string) => letter;

/** A letter goes along with what is looked at, and makes no step in the browser's history. */
const isTyping = () => 'follows' as const;

/**
 * What is looked at, as the page's address has it: the search over both lists, which of them is shown, and the letter that
 * was gone to in it, '' for its first group.
 */
export function useLooks() {
  const { query, change } = useListQuery(listSpec);
  const [{ letter, isArrival }, setPlace] = useState({
    letter: useTextInUrl('letter'),
    isArrival: true,
  });
  const goTo = useCallback(
    (to: string) => setPlace((now) => (now.letter === to ? now : { letter: to, isArrival: false })),
    [],
  );
  useStateInUrl({ part: 'letter', view: letter, write: asItIs, onRead: goTo, isTyping });
  const keepPlace = usePositionBefore();
  // Of other groups none was gone to yet.
  const look = (changed: Parameters<typeof change>[0]) => {
    setPlace({ letter: '', isArrival: false });
    change(changed);
  };
  const view: View = query.filters.view[0] === 'sellers' ? 'sellers' : 'brands';
  return {
    view,
    text: query.filterText,
    letter,
    /** Until a letter, another search or the other list is chosen, or left by Back. */
    isArrival,
    search: (filterText: string) => {
      keepPlace();
      look({ filterText });
    },
    choose: (key: View) => {
      if (key !== view) look({ filters: { view: key === 'brands' ? [] : [key] } });
    },
    goTo,
  };
}

export type Looks = ReturnType<typeof useLooks>;
