import { useLayoutEffect, useRef } from 'react';
import { list } from '@shared/answers/read';
import { useWidget } from '@shared/mount/WidgetContext';
import { openStorage } from '@shared/page/storage';
import { listedProduct } from '@shared/storefront/readProduct';
import type { SellerStorefrontConfig } from '../config';
import type { Products } from '../model/answers';
import { comparedReplaced, mostCompared, withNewest } from '../state/compared';
import { useAppDispatch, useAppSelector } from '../state/slice';

const readKept = list(listedProduct);

/** What is compared, kept for the visit, for each customer and location by itself: others are shown other prices. */
export function useKeptComparison({ pages, preview, location }: Products) {
  const dispatch = useAppDispatch();
  const products = useAppSelector(({ compared }) => compared.products);
  const isHeld = useAppSelector(({ adding }) => adding.isHeld);
  const { slug, user } = useWidget().config as SellerStorefrontConfig;
  const at = preview ? preview.location : location;
  const key = `ww:compared:${JSON.stringify([slug, user?.id, preview?.dispensary.id, at?.id])}`;
  const shown = useRef('');
  // With the drawing: what another one compared is not seen.
  useLayoutEffect(() => {
    const storage = openStorage('sessionStorage');
    // Once another location is shopped for, what is compared at this one waits for the way back.
    if (isHeld && at) shown.current = '';
    else if (shown.current === key) storage.set(key, products);
    else {
      const kept = readKept(storage.get(key)).slice(0, mostCompared);
      // The list is newer than what was kept of it.
      dispatch(comparedReplaced(withNewest(kept, pages.flat())));
      shown.current = key;
    }
  }, [at, dispatch, isHeld, key, pages, products]);
  return products;
}
