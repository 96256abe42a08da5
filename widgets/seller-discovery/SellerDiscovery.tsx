import { useCallback } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useGrowing } from '@shared/lists/growing';
import { ListFailed, ListFrame } from '@shared/lists/ListFrame';
import { useListQuery } from '@shared/lists/useListQuery';
import { usePageEvent } from '@shared/mount/usePageEvent';
import { useLocale } from '@shared/mount/WidgetContext';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { FavoriteNews } from '@shared/storefront/FavoriteNews';
import { PartFailed } from '@shared/ui/LazyPart';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import type { SellerDiscoveryConfig } from './config';
import { listKeyOf, listSpec } from './model/query';
import { sellers } from './state/requests';
import { useAppSelector } from './state/slice';

const loadList = async () => (await import('./components/SellerList')).SellerList;

/** All sellers of the marketplace. */
export function SellerDiscovery({ config }: { config: SellerDiscoveryConfig }) {
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const { query } = list;
  const load = useAppSelector((state) => state.sellers);
  const { value, readAnew, ...reading } = useGrowing(
    list,
    load,
    listKeyOf(query),
    useCallback((have) => sellers.read({ query, have }), [query]),
  );
  // Its code comes while the sellers are read: cards and tools are no part of the first load.
  const [part, fetchPart] = useLazyAtOnce(loadList);
  const isComing = part.status === 'idle' || part.status === 'pending';

  usePageEvent('ww:location-changed', readAnew);

  return (
    <ListFrame
      title={t('Sellers')}
      facts={
        value &&
        tn('%(count)s seller', '%(count)s sellers', value.count, {
          count: formatCount(value.count, locale),
        })
      }
      isReadOnly={value && !value.canFavorite}
    >
      <div className="ww-seller-list">
        {!reading.more && (
          <ListFailed load={load} onRetry={readAnew}>
            {t('The sellers could not be loaded.')}
          </ListFailed>
        )}
        {value && part.status === 'ready' && (
          <part.value sellerUrl={config.urls?.seller} sellers={value} {...{ list, ...reading }} />
        )}
        {part.status === 'failed' && <PartFailed onRetry={fetchPart} />}
        {(value ? isComing : load.status !== 'failed') && (
          <CardSkeleton label={t('Loading the sellers…')} cards={12} />
        )}
      </div>
      <FavoriteNews />
    </ListFrame>
  );
}
