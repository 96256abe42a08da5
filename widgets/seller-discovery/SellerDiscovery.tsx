import { useCallback, useEffect } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import type { SellerDiscoveryConfig } from './config';
import { FavoriteNews } from './components/FavoriteNews';
import { SellerList } from './components/SellerList';
import { listKeyOf, listSpec } from './model/query';
import { useAppDispatch, useAppSelector } from './state/slice';
import { readSellers } from './state/thunks';

/** All sellers of the marketplace. */
export function SellerDiscovery({ config }: { config: SellerDiscoveryConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const { events } = useWidget();
  const list = useListQuery(listSpec);
  const { query } = list;
  const load = useAppSelector((state) => state.sellers);
  const sellers = load.status === 'idle' ? undefined : load.value;

  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  useEffect(() => {
    dispatch(readSellers(query));
  }, [dispatch, query]);
  const readAnew = useCallback(() => {
    dispatch(readSellers(query, { isAnew: true }));
  }, [dispatch, query]);
  useEffect(() => events.on('ww:location-changed', readAnew), [events, readAnew]);

  const isOfQuery = sellers?.key === listKeyOf(query);
  // Those who are there stay; what was asked for beyond them is said below them.
  const isOfMore = isOfQuery && sellers.pages.length < query.page;
  return (
    <Screen
      title={t('Sellers')}
      badges={sellers && !sellers.canFavorite && <ReadOnlyBadge />}
      facts={
        sellers
          ? tn('%(count)s seller', '%(count)s sellers', sellers.count, {
              count: formatCount(sellers.count, locale),
            })
          : '\u00a0'
      }
    >
      <div className="ww-seller-list">
        {load.status === 'failed' && !isOfMore && (
          <FailureAlert failure={load.failure} onRetry={readAnew}>
            {sellers ? t('The list may be out of date.') : t('The sellers could not be loaded.')}
          </FailureAlert>
        )}
        {sellers && (
          <SellerList
            list={list}
            sellerUrl={config.urls?.seller}
            sellers={sellers}
            isReading={load.status === 'pending' && !isOfMore}
            more={isOfMore ? load : null}
          />
        )}
        {!sellers && load.status !== 'failed' && (
          <CardSkeleton label={t('Loading the sellers…')} cards={12} />
        )}
      </div>
      <FavoriteNews />
    </Screen>
  );
}
