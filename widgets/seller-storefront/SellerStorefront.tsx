import { formatCount } from '@shared/format/numbers';
import { factsOf } from '@shared/facts';
import { t, tn } from '@shared/i18n';
import { useGrowing } from '@shared/lists/growing';
import { ListFailed } from '@shared/lists/ListFrame';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FavoriteNews } from '@shared/ui/FavoriteNews';
import { Later, PartFailed } from '@shared/ui/Later';
import { Screen } from '@shared/ui/Screen';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { AddedNews } from './components/AddedNews';
import { PreviewBar } from './components/PreviewBar';
import { useLooks } from './components/useLooks';
import { useReads } from './components/useReads';
import { listKeyOf, listSpec } from './model/query';
import { useAppSelector } from './state/slice';

const loadParts = async () => (await import('./components/parts')).parts;
const loadBanners = async () => (await import('@shared/ui/TimedBanners')).TimedBanners;

/** What one seller offers: searched, filtered, in order and as a customer sees it. */
export function SellerStorefront() {
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const { looks, change } = useLooks();
  const { query } = list;
  const { as } = looks;
  const { readAll, readHead } = useReads(query, as);
  // Its code comes while the products are read: head, cards and tools are no part of the first load.
  const [part, fetchPart] = useLazyAtOnce(loadParts);
  const load = useAppSelector((state) => state.products);
  const head = useAppSelector((state) => state.nav);
  const favoriteNews = useAppSelector((state) => state.favorites.news);
  const { value: products, isReading, more } = useGrowing(list, load, listKeyOf(query, as));
  const nav = head.status === 'idle' ? undefined : head.value;

  // Its head stands over the list: once that is there nothing comes that would move it.
  const isHeadKnown = nav !== undefined || head.status === 'failed';
  const isPartComing = part.status === 'idle' || part.status === 'pending';
  const isComing = products ? !isHeadKnown || isPartComing : load.status !== 'failed';
  return (
    <Screen
      title={nav?.seller.name ?? t('Storefront')}
      isReadOnly={products && !products.canOrder && !as}
      facts={
        products
          ? factsOf([
              ...(nav?.seller.regions ?? []),
              tn('%(count)s product', '%(count)s products', products.count, {
                count: formatCount(products.count, locale),
              }),
            ])
          : '\u00a0'
      }
      actions={
        nav &&
        part.status === 'ready' && (
          <part.value.SellerActions
            nav={nav}
            isPreview={as !== null}
            onPreview={(next) => change({ as: next })}
          />
        )
      }
    >
      <div className="ww-storefront">
        {as && (
          <PreviewBar
            as={as}
            named={products?.preview ?? null}
            onEnd={() => change({ as: null })}
          />
        )}
        {head.status === 'failed' && (
          <FailureAlert failure={head.failure} onRetry={readHead}>
            {nav
              ? t('The seller’s details may be out of date.')
              : t('The seller’s details could not be loaded.')}
          </FailureAlert>
        )}
        {nav && nav.banners.length > 0 && (
          <Later load={loadBanners} props={{ slug: nav.seller.slug, banners: nav.banners }} />
        )}
        {nav && products && part.status === 'ready' && (
          <part.value.Head nav={as ? { ...nav, minimum: null } : nav} />
        )}
        {!more && (
          <ListFailed load={load} onRetry={readAll}>
            {t('The products could not be loaded.')}
          </ListFailed>
        )}
        {products && isHeadKnown && part.status === 'ready' && (
          <part.value.ProductList
            list={list}
            products={products}
            nav={nav}
            view={looks.view}
            onView={(view) => change({ view })}
            isReading={isReading}
            more={more}
          />
        )}
        {part.status === 'failed' && <PartFailed onRetry={fetchPart} />}
        {isComing && <CardSkeleton label={t('Loading the products…')} cards={12} />}
      </div>
      <FavoriteNews news={favoriteNews} />
      <AddedNews />
    </Screen>
  );
}
