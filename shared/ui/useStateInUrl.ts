import { useEffect, useState } from 'react';
import { useWidget } from '../mount/WidgetContext';

interface Options {
  /** What is looked at, as text; empty when it is the usual. */
  written: string;
  /** Takes over the text of the address, at first and after Back. */
  onRead: (text: string) => void;
  /** True for a change that takes the place of the one before, such as a further letter of a search. */
  isTyping: (before: string, now: string) => boolean;
}

/**
 * Keeps what is looked at in the page's address under the widget's name, so that it can be shared and Back works.
 * A second widget of the kind has a key of its own: its name and its place on the page.
 */
export function useStateInUrl({ written, onRead, isTyping }: Options): void {
  const { host, name } = useWidget();
  const [isRead, setIsRead] = useState(false);
  const [key] = useState(() => {
    const place = [...document.querySelectorAll(`[data-widget="${name}"]`)].indexOf(host);
    return place > 0 ? `${name}-${place + 1}` : name;
  });

  useEffect(() => {
    const read = () => {
      onRead(new URL(location.href).searchParams.get(key) ?? '');
      setIsRead(true);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [key, onRead]);

  useEffect(() => {
    const url = new URL(location.href);
    const before = url.searchParams.get(key) ?? '';
    if (!isRead || before === written) return;
    if (written) url.searchParams.set(key, written);
    else url.searchParams.delete(key);
    const state: unknown = history.state;
    if (isTyping(before, written)) history.replaceState(state, '', url);
    else history.pushState(state, '', url);
  }, [isRead, isTyping, key, written]);
}
