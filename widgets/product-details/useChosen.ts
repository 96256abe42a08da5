import { useCallback, useState } from 'react';
import { useStateInUrl } from '@shared/ui/useStateInUrl';

const asWritten = (chosen: string) => chosen;
// Each choice is a step of the browser's history.
const isTyping = () => false;

/** The variant or package size that is looked at, by its id, in the page's address; '' for the usual one. */
export function useChosen(): [string, (chosen: string) => void] {
  const [chosen, setChosen] = useState('');
  useStateInUrl({
    view: chosen,
    write: asWritten,
    onRead: useCallback((text: string) => setChosen(text), []),
    isTyping,
  });
  return [chosen, setChosen];
}
