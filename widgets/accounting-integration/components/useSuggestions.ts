import { useEffect, useState } from 'react';
import type { Entry, Party } from '../model/answers';
import { matching } from '../model/matching';
import type { Suggestions } from '../model/suggestion';

/** Milliseconds after which the page goes on: half a frame. */
const budget = 8;

/**
 * What may be meant by those of ours that are linked to nothing at the server, among those of theirs that nothing is
 * linked to; null until it is found. The work is done in small parts between which the page goes on.
 */
export function useSuggestions(
  entries: readonly Entry[] | undefined,
  parties: readonly Party[] | undefined,
): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (!entries || !parties) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const used = new Set(entries.map(({ linkId }) => String(linkId)));
    const work = matching(
      entries.filter(({ linkId }) => linkId === null),
      parties.filter(({ id }) => !used.has(String(id))),
    );
    const goOn = () => {
      const end = performance.now() + budget;
      while (performance.now() < end) {
        const { done, value } = work.next();
        if (!done) continue;
        setFound(value);
        return;
      }
      timer = setTimeout(goOn);
    };
    goOn();
    return () => clearTimeout(timer);
  }, [entries, parties]);
  return found;
}
