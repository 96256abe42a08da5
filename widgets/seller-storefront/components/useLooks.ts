import { useCallback, useState } from 'react';
import { useStateInUrl } from '@shared/ui/useStateInUrl';
import { plainLooks, readLooks, writeLooks, type Looks } from '../model/looks';

/** Each is a step of its own in the browser's history. */
const isTyping = () => false;

/** How the storefront is looked at, kept in the page's address beside the list's query. */
export function useLooks() {
  const [looks, setLooks] = useState(plainLooks);
  useStateInUrl({
    part: 'view',
    view: looks,
    write: writeLooks,
    // The same object while it says the same: the products are read anew with each other customer.
    onRead: useCallback(
      (text: string) => setLooks((now) => (writeLooks(now) === text ? now : readLooks(text))),
      [],
    ),
    isTyping,
  });
  const change = useCallback(
    (changed: Partial<Looks>) => setLooks((now) => ({ ...now, ...changed })),
    [],
  );
  return { looks, change };
}
