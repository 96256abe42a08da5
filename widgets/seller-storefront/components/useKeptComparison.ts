import { useLayoutEffect, useRef } from 'react';
import { list } from '@shared/answers/read';
import type { ListedProduct } from '@shared/contract/listedProducts';
import { useWidget } from '@shared/mount/WidgetContext';
import { openStorage } from '@shared/page/storage';
import { listedProduct } from '@shared/storefront/readProduct';
import type { SellerStorefrontConfig } from '../config';
import type { Products } from '../model/answers';
import { comparedReplaced, mostCompared, withNewest } from '../state/compared';
import { useAppDispatch, useAppSelector } from '../state/slice';

const readKept = list(listedProduct);

/** What is compared, kept for the visit, for each customer and location by itself: others are shown other prices. */
export function useKeptComparison({
  pages,
  preview,
  location,
}: Products): readonly ListedProduct[] {
  const dispatch = useAppDispatch();
  const products = useAppSelector(({ compared }) => compared.products);
  const isHeld = useAppSelector(({ adding }) => adding.isHeld);
  const { slug, user } = useWidget().config as SellerStorefrontConfig;
  const of = [slug, user?.id, preview?.dispensary.id, (preview ?? { location }).location?.id];
  const key = `ww:compared:${JSON.stringify(of)}`;
  const shown = useRef('');
  // With the drawing: what another one compared is not seen.
  useLayoutEffect(() => {
    const storage = openStorage('sessionStorage');
    // Of another location from now on: what was compared at this one is there again on the way back to it.
    if (isHeld && location) {
      shown.current = '';
      return;
    }
    if (shown.current === key) storage.set(key, products);
    else {
      const kept = readKept(storage.get(key)).slice(0, mostCompared);
      // The list is newer than what was kept of it.
      dispatch(comparedReplaced(withNewest(kept, pages.flat())));
    }
    shown.current = key;
  }, [dispatch, isHeld, key, location, pages, products]);
  return products;
}
