import { useCallback } from 'react';
import { useGrowing } from '@shared/lists/growing';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { usePageEvent } from '@shared/mount/usePageEvent';
import { useWidget } from '@shared/mount/WidgetContext';
import { useFreshOffers } from '@shared/storefront/useFreshOffers';
import { useResource } from '@shared/store/useResource';
import type { Products } from './model/answers';
import type { Preview } from './model/preview';
import { listKeyOf, type FilterName } from './model/query';
import { comparedReplaced } from './state/compared';
import { nav, products } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

/** Reads what the screen shows, and again when the page says that it changed. */
export function useReads(list: ListQueryState<FilterName>, as: Preview | null) {
  const { query } = list;
  const dispatch = useAppDispatch();
  const { config } = useWidget();
  const load = useAppSelector((state) => state.products);
  const read = useCallback(
    (have: Products | null) => products.read({ query, as, have }),
    [as, query],
  );
  const grown = useGrowing(list, load, listKeyOf({ query, as }), read);
  const known = useAppSelector((state) => state.nav);
  const head = useResource(nav, undefined, known);

  useFreshOffers(() => {
    head.read();
    grown.readAnew();
  });
  // There is other stock there, at other prices.
  usePageEvent('ww:location-changed', () => dispatch(comparedReplaced([])));
  usePageEvent('ww:cart-changed', ({ slug }, _event, isOwn) => {
    if (slug !== config.slug) return;
    head.read();
    // What this screen added is known of its products, and not yet of the minimum.
    if (!isOwn) grown.readAnew();
  });
  return { load, head, ...grown };
}
