import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import { useStateInUrl, useTextInUrl } from './useStateInUrl';

/** How a view stands in an address: the same object each time. */
export interface WrittenView<View> {
  /** Names this one where a screen keeps two. */
  part?: string;
  /** Empty when it is the usual one. */
  write: (view: View) => string;
  /** Reads what was written, by whomever; '' is the usual view. */
  read: (text: string) => View;
}

/** Each is a step of its own in the browser's history. */
const isTyping = () => false;

/** What is looked at, kept in the page's address; the same object while it says the same. */
export function useViewInUrl<View>({
  write,
  read,
  ...part
}: WrittenView<View>): [View, Dispatch<SetStateAction<View>>] {
  // Read before the first drawing: what is shown is asked for once.
  const first = useTextInUrl(part.part);
  const [view, setView] = useState(() => read(first));
  const onRead = useCallback(
    (text: string) => setView((now) => (write(now) === text ? now : read(text))),
    [read, write],
  );
  useStateInUrl({ ...part, view, write, onRead, isTyping });
  return [view, setView];
}
