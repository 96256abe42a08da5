import { useCallback, useEffect, useRef } from 'react';
import { useWidget } from '@shared/mount/WidgetContext';
import { useLatest } from '@shared/useLatest';
import { useRetries } from '@shared/useRetries';
import type { Preview } from '../model/looks';
import type { StorefrontQuery } from '../model/query';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { readHead as head, readProducts } from '../state/thunks';

/** Reads what the screen shows: with each other query, when the page says that it changed, and again after a failure. */
export function useReads(query: StorefrontQuery, as: Preview | null) {
  const dispatch = useAppDispatch();
  const { events, config } = useWidget();
  const products = useAppSelector((state) => state.products);
  const nav = useAppSelector((state) => state.nav);
  const added = useAppSelector(({ adding }) => adding.news?.asOf ?? 0);

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

  useEffect(() => events.on('ww:location-changed', readAll), [events, readAll]);
  // What this screen added is known of its products, and not yet of the minimum.
  const ownNews = useLatest(added);
  const heard = useRef(0);
  useEffect(
    () =>
      events.on('ww:cart-changed', ({ slug }) => {
        if (slug !== config.slug) return;
        const isOwn = ownNews.current !== heard.current;
        heard.current = ownNews.current;
        if (isOwn) readHead();
        else readAll();
      }),
    [config.slug, events, ownNews, readAll, readHead],
  );
  useRetries(products, readList, true);
  useRetries(nav, readHead, true);
  return { readAll: readList, readHead };
}
