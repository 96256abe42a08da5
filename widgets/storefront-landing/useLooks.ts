import { useState } from 'react';
import { useListQuery } from '@shared/lists/useListQuery';
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
  const [letter, goTo] = useState(useTextInUrl('letter'));
  useStateInUrl({ part: 'letter', view: letter, write: asItIs, onRead: goTo, isTyping });
  // Of other groups none was gone to yet.
  const look = (changed: Parameters<typeof change>[0]) => {
    goTo('');
    change(changed);
  };
  const view: View = query.filters.view[0] === 'sellers' ? 'sellers' : 'brands';
  return {
    view,
    text: query.filterText,
    letter,
    search: (filterText: string) => look({ filterText }),
    choose: (key: View) => look({ filters: { view: key === 'brands' ? [] : [key] } }),
    goTo,
  };
}

export type Looks = ReturnType<typeof useLooks>;
