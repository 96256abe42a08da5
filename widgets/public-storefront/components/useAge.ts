import { useCallback, useEffect, useRef, useState } from 'react';
import { onLookAgain } from '@shared/lookAgain';
import { openStorage } from '@shared/storage';
import type { PublicStorefrontConfig } from '../config';
import { counts, keyOf, usualAge, usualDays } from '../model/age';

const anHour = 3_600_000;

/**
 * Whether somebody has said here that they are old enough for this seller's menu, and the way to say so. The answer is
 * kept in the browser, for this age and for the days of the config; where it keeps nothing, for as long as the page is open. It is asked
 * again once that time is over, and taken over from other tabs and other widgets of the page.
 */
export function useAge({ slug, ageConfirmation }: PublicStorefrontConfig) {
  const days = ageConfirmation?.days ?? usualDays;
  const key = keyOf(slug, ageConfirmation?.minimumAge ?? usualAge);
  const isKept = useCallback(() => {
    return counts(openStorage('localStorage').get(key), days, Date.now());
  }, [days, key]);
  /** When it was said on this page, in milliseconds. */
  const saidAt = useRef<number | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(isKept);

  useEffect(() => {
    // An answer that is not to be kept holds until the page goes.
    const isSaid = () =>
      saidAt.current !== null && (days === 0 || counts(saidAt.current, days, Date.now()));
    const look = () => setIsConfirmed(isKept() || isSaid());
    // What was said elsewhere before this listens.
    look();
    const stop = onLookAgain(look);
    addEventListener('storage', look);
    // On a page that nobody leaves, too.
    const timer = setInterval(look, anHour);
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('storage', look);
    };
  }, [days, isKept]);

  const confirm = useCallback(() => {
    const now = Date.now();
    if (days > 0) openStorage('localStorage').set(key, now);
    saidAt.current = now;
    setIsConfirmed(true);
    // Browsers tell the other pages alone.
    dispatchEvent(new StorageEvent('storage', { key }));
  }, [days, key]);
  return { isConfirmed, confirm };
}
