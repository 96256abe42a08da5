import { useCallback, useEffect, useRef, useState } from 'react';
import { onPageRevisit } from '@shared/page/onPageRevisit';
import { openStorage } from '@shared/page/storage';
import type { PublicStorefrontConfig } from '../config';
import { counts, keyOf } from '../model/age';

const isStored = (key: string, days: number) =>
  counts(openStorage('localStorage').get(key), days, Date.now());

/**
 * Whether somebody has confirmed here that they are old enough for this seller's menu, and `confirm` to do so. The
 * browser's storage keeps the answer for the days of the config, by seller and age; where nothing can be kept it holds
 * until the page goes. `isStillConfirmed` looks whether that time is over, and so does the hook by itself: each hour,
 * when somebody comes back to the page, and when another tab or another widget of this page changes the storage.
 */
export function useAge({ slug, ageConfirmation: { minimumAge, days } }: PublicStorefrontConfig) {
  const key = keyOf(slug, minimumAge);
  /** When it was confirmed on this page, in milliseconds. */
  const saidAt = useRef<number | null>(null);
  const [isConfirmed, setIsConfirmed] = useState(() => isStored(key, days));

  const isStillConfirmed = useCallback(() => {
    const at = saidAt.current;
    const isSaid = at !== null && (days === 0 || counts(at, days, Date.now()));
    const isStill = isSaid || isStored(key, days);
    setIsConfirmed(isStill);
    return isStill;
  }, [days, key]);

  useEffect(() => {
    // Another tab may have changed the storage before this listens.
    isStillConfirmed();
    const stop = onPageRevisit(isStillConfirmed);
    addEventListener('storage', isStillConfirmed);
    const timer = setInterval(isStillConfirmed, 3_600_000);
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener('storage', isStillConfirmed);
    };
  }, [isStillConfirmed]);

  const confirm = useCallback(() => {
    const now = Date.now();
    if (days > 0) openStorage('localStorage').set(key, now);
    saidAt.current = now;
    setIsConfirmed(true);
    // Browsers tell other tabs of a change, and not the other widgets of this page.
    dispatchEvent(new StorageEvent('storage', { key }));
  }, [days, key]);
  return { isConfirmed, isStillConfirmed, confirm };
}
