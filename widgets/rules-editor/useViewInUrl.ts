import { useEffect, useState } from 'react';
import { useWidget } from '../../shared/mount/WidgetContext';
import { readView, writeView } from './filter';
import { changeView } from './state/flows';
import { useAppDispatch, useAppSelector } from './state/slice';

/**
 * Keeps what is looked at in the page's address, under the widget's name, so that it can be shared and Back works.
 * A second editor of the page has a key of its own. Words are typed: they take the place of those before.
 */
export function useViewInUrl(): void {
  const dispatch = useAppDispatch();
  const { host, name } = useWidget();
  const [key] = useState(() => {
    const hosts = [...document.querySelectorAll(`[data-widget="${name}"]`)];
    const place = hosts.indexOf(host);
    return place > 0 ? `${name}-${place + 1}` : name;
  });
  const [isRead, setIsRead] = useState(false);
  const chosen = useAppSelector(({ family, filter }) => writeView({ family, filter, words: '' }));
  const written = useAppSelector(writeView);

  useEffect(() => {
    const read = () => {
      const view = readView(new URL(location.href).searchParams.get(key) ?? '');
      dispatch(changeView(view));
      setIsRead(true);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [dispatch, key]);

  useEffect(() => {
    const url = new URL(location.href);
    const there = url.searchParams.get(key) ?? '';
    if (!isRead || there === written) return;
    if (written) url.searchParams.set(key, written);
    else url.searchParams.delete(key);
    const before = readView(there);
    const isTyping = writeView({ ...before, words: '' }) === chosen;
    const state: unknown = history.state;
    if (isTyping) history.replaceState(state, '', url);
    else history.pushState(state, '', url);
  }, [chosen, isRead, key, written]);
}
