import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../mount/WidgetContext';

interface Options<View> {
  /** Names this one where a screen keeps two, for example what it shows beside how. The same for as long as it is used. */
  part?: string;
  /** What is looked at; another object when it is something else. */
  view: View;
  /** The view as text; empty when it is the usual. */
  write: (view: View) => string;
  /** Takes over the text of the address, at first and after Back. Where `useTextInUrl` was the first view, it is the same. */
  onRead: (text: string) => void;
  /**
   * True for a letter of a search: the first one makes a step in the browser's history, each further one replaces
   * that step. 'follows' for what the person did not choose, which makes no step.
   */
  isTyping: (before: string, now: string) => boolean | 'follows';
}

/**
 * Keeps what is looked at in the page's address under the widget's name, so that it can be shared and Back works.
 * A second widget of the same name has a key of its own: the name and its number on the page.
 */
export function useStateInUrl<View>({ part, view, write, onRead, isTyping }: Options<View>): void {
  const { host, name } = useWidget();
  const [isRead, setIsRead] = useState(false);
  const key = useRef('');
  /** Whether the step of the history that the page is at was made by typing. */
  const isTyped = useRef(false);

  // In an effect: a first screen does not wait for the address.
  useEffect(() => {
    key.current ||= keyOf(host, name, part);
    const read = (event?: Event) => {
      const written = textAt(key.current);
      // At first, an address that says nothing takes nothing back from who was faster than this.
      if (written || event) onRead(written);
      setIsRead(true);
      isTyped.current = false;
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [host, name, onRead, part]);

  // A layout effect: Back may be pressed before a later one, which would write again what Back led away from.
  useLayoutEffect(() => {
    if (!isRead) return;
    const url = new URL(location.href);
    const before = textAt(key.current);
    const written = write(view);
    if (before === written) return;
    if (written) url.searchParams.set(key.current, written);
    else url.searchParams.delete(key.current);
    const state: unknown = history.state;
    const typing = isTyping(before, written);
    if (typing === 'follows' || (typing && isTyped.current)) history.replaceState(state, '', url);
    else history.pushState(state, '', url);
    isTyped.current = typing === true;
  }, [isRead, isTyping, view, write]);
}

/** The text of the address as it is when the screen is drawn first, for the first view of `useStateInUrl`. */
export function useTextInUrl(part?: string): string {
  const { host, name } = useWidget();
  const [text] = useState(() => textAt(keyOf(host, name, part)));
  return text;
}

const textAt = (key: string): string => new URL(location.href).searchParams.get(key) ?? '';

function keyOf(host: HTMLElement, name: string, part?: string): string {
  const index = [...document.querySelectorAll(`[data-widget="${name}"]`)].indexOf(host);
  return (index > 0 ? `${name}-${index + 1}` : name) + (part ? `.${part}` : '');
}
