import { useCallback, useEffect } from 'react';
import { useWidget } from '@shared/mount/WidgetContext';
import { useRetries } from '@shared/useRetries';
import type { Preview } from '../model/looks';
import type { StorefrontQuery } from '../model/query';
import { compareEnded } from '../state/compared';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { readHead as head, readProducts } from '../state/thunks';

/** Reads what the screen shows: with each other query, when the page says that it changed, and again after a failure. */
export function useReads(query: StorefrontQuery, as: Preview | null) {
  const dispatch = useAppDispatch();
  const { events, config } = useWidget();
  const products = useAppSelector((state) => state.products);
  const nav = useAppSelector((state) => state.nav);

  const readHead = useCallback(() => dispatch(head()), [dispatch]);
  useEffect(readHead, [readHead]);
  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  useEffect(() => {
    dispatch(readProducts(query, as));
  }, [as, dispatch, query]);
  const readList = useCallback(() => {
    dispatch(readProducts(query, as, { isAnew: true }));
  }, [as, dispatch, query]);
  const readAll = useCallback(() => {
    readHead();
    readList();
  }, [readHead, readList]);

  useEffect(
    () =>
      events.on('ww:location-changed', () => {
        // There is other stock there, at other prices.
        dispatch(compareEnded());
        readAll();
      }),
    [dispatch, events, readAll],
  );
  useEffect(
    () =>
      events.on('ww:cart-changed', ({ slug }, _event, isOwn) => {
        if (slug !== config.slug) return;
        // What this screen added is known of its products, and not yet of the minimum.
        if (isOwn) readHead();
        else readAll();
      }),
    [config.slug, events, readAll, readHead],
  );
  useRetries(products, readList, true);
  useRetries(nav, readHead, true);
  return { readAll: readList, readHead };
}
