import { useRef, useState } from 'react';
import type { ListedLocation } from '@shared/contract/stockLocation';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/i18n';
import { nameOf } from '../model/words';
import { useAppDispatch } from '../state/slice';
import { setActive } from '../state/stockThunks';

/** What became of something, for the screen to say: it was done, or why it was not. */
export type News =
  | { says: string; onUndo?: () => void }
  | { says: string; failure: Failure; onRetry?: () => void };

/** Activates locations, each once however often it is asked for, and keeps what is to be said last. */
export function useActivation() {
  const dispatch = useAppDispatch();
  const underWay = useRef(new Set<string>());
  const [news, setNews] = useState<News | null>(null);
  const [isSearching, setIsSearching] = useState(false);

  const activate = async (location: ListedLocation) => {
    const key = String(location.id);
    if (underWay.current.has(key)) return;
    underWay.current.add(key);
    setNews(null);
    const end = await dispatch(setActive(location.id, true, () => setIsSearching(true)));
    underWay.current.delete(key);
    setIsSearching(false);
    const name = { name: nameOf(location) };
    if (!('failure' in end)) {
      setNews({ says: t('Activated %(name)s.', name) });
      return;
    }
    setNews({
      says: end.isUnknown
        ? t('We don’t know whether %(name)s was activated.', name)
        : t('%(name)s was not activated.', name),
      failure: end.failure,
      onRetry: () => void activate(location),
    });
  };
  return { news, isSearching, tell: setNews, activate };
}
