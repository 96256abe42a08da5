import { useRef, useState } from 'react';
import type { Failure } from '@shared/http/failure';

/** What became of something, for the screen to say: it was done, or why it was not. */
export type News =
  | { says: string; onUndo?: () => void }
  | { says: string; failure: Failure; onRetry?: () => void };

/** Does things outside of dialogs, each once however often it is asked for, and keeps what is to be said last. */
export function useNews() {
  const underWay = useRef(new Set<string>());
  const [news, setNews] = useState<News | null>(null);
  /** What is said while it is looked up what became of a lost answer. */
  const [searching, setSearching] = useState<string | null>(null);

  const run = async (
    key: string,
    searchSays: string,
    act: (onSearch: () => void) => Promise<News>,
  ) => {
    if (underWay.current.has(key)) return;
    underWay.current.add(key);
    setNews(null);
    const end = await act(() => setSearching(searchSays));
    underWay.current.delete(key);
    setSearching(null);
    setNews(end);
  };
  return { news, searching, tell: setNews, run };
}
