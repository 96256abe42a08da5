import { useCallback, useEffect } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useGrowing } from '@shared/lists/growing';
import { ListFailed, ListFrame } from '@shared/lists/ListFrame';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { FavoriteNews } from '@shared/ui/FavoriteNews';
import { PartFailed } from '@shared/ui/Later';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { useRetries } from '@shared/useRetries';
import type { SellerDiscoveryConfig } from './config';
import { listKeyOf, listSpec } from './model/query';
import { useAppDispatch, useAppSelector } from './state/slice';
import { readSellers } from './state/thunks';

const loadList = async () => (await import('./components/SellerList')).SellerList;

/** All sellers of the marketplace. */
export function SellerDiscovery({ config }: { config: SellerDiscoveryConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const { events } = useWidget();
  const list = useListQuery(listSpec);
  const { query } = list;
  const load = useAppSelector((state) => state.sellers);
  const news = useAppSelector((state) => state.favorites.news);
  const { value: sellers, isReading, more } = useGrowing(list, load, listKeyOf(query));
  // Its code comes while the sellers are read: cards and tools are no part of the first load.
  const [part, fetchPart] = useLazyAtOnce(loadList);
  const isComing = part.status === 'idle' || part.status === 'pending';

  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  useEffect(() => {
    dispatch(readSellers(query));
  }, [dispatch, query]);
  const readAnew = useCallback(() => {
    dispatch(readSellers(query, { isAnew: true }));
  }, [dispatch, query]);
  useEffect(() => events.on('ww:location-changed', readAnew), [events, readAnew]);
  useRetries(load, readAnew, true);

  return (
    <ListFrame
      title={t('Sellers')}
      facts={
        sellers &&
        tn('%(count)s seller', '%(count)s sellers', sellers.count, {
          count: formatCount(sellers.count, locale),
        })
      }
      isReadOnly={sellers && !sellers.canFavorite}
    >
      <div className="ww-seller-list">
        {!more && (
          <ListFailed load={load} onRetry={readAnew}>
            {t('The sellers could not be loaded.')}
          </ListFailed>
        )}
        {sellers && part.status === 'ready' && (
          <part.value sellerUrl={config.urls?.seller} {...{ list, sellers, isReading, more }} />
        )}
        {part.status === 'failed' && <PartFailed onRetry={fetchPart} />}
        {(sellers ? isComing : load.status !== 'failed') && (
          <CardSkeleton label={t('Loading the sellers…')} cards={12} />
        )}
      </div>
      <FavoriteNews news={news} />
    </ListFrame>
  );
}
