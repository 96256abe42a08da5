import { formatCount } from '@shared/format/numbers';
import { factsOf } from '@shared/format/facts';
import { t, tn } from '@shared/page/i18n';
import { ListFailed, ListFrame } from '@shared/lists/ListFrame';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FavoriteNews } from '@shared/storefront/FavoriteNews';
import { LazyPart, PartFailed } from '@shared/ui/LazyPart';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { useViewInUrl } from '@shared/ui/useViewInUrl';
import { AddedNews } from './components/AddedNews';
import { PreviewBar } from './components/PreviewBar';
import { later } from './later';
import { previewInUrl } from './model/preview';
import { listSpec } from './model/query';
import { useReads } from './useReads';

const loadParts = async () => (await import('./components/parts')).parts;
const loadBanners = async () => (await import('@shared/ui/TimedBanners')).TimedBanners;

/** What one seller offers: searched, filtered, in order and as a customer sees it. */
export function SellerStorefront() {
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const [as, setAs] = useViewInUrl(previewInUrl);
  const { load, head, value: products, isReading, more, readAnew } = useReads(list, as);
  const nav = head.answer;
  // Its code comes while the products are read: head, cards and tools are no part of the first load.
  const [part, fetchPart] = useLazyAtOnce(loadParts);
  const parts = part.status === 'ready' ? part.value : null;

  // Its head stands over the list: once that is there nothing comes that would move it.
  const isHeadKnown = nav !== undefined || head.load.status === 'failed';
  const isPartComing = !parts && part.status !== 'failed';
  const isComing = products ? !isHeadKnown || isPartComing : load.status !== 'failed';
  const counted =
    products &&
    tn('%(count)s product', '%(count)s products', products.count, {
      count: formatCount(products.count, locale),
    });
  return (
    <ListFrame
      title={nav?.seller.name ?? t('Storefront')}
      isReadOnly={products && !products.canOrder && !as}
      facts={counted && factsOf([...(nav?.seller.regions ?? []), counted])}
      actions={
        nav && parts && <parts.SellerActions {...{ nav, as }} load={later} onPreview={setAs} />
      }
    >
      <div className="ww-storefront">
        {as && <PreviewBar as={as} named={products?.preview ?? null} onEnd={() => setAs(null)} />}
        {head.load.status === 'failed' && (
          <FailureAlert failure={head.load.failure} onRetry={head.read}>
            {nav
              ? t('The seller’s details may be out of date.')
              : t('The seller’s details could not be loaded.')}
          </FailureAlert>
        )}
        {nav && nav.banners.length > 0 && (
          <LazyPart load={loadBanners} props={{ slug: nav.seller.slug, banners: nav.banners }} />
        )}
        {nav && products && parts && <parts.Head nav={as ? { ...nav, minimum: null } : nav} />}
        {!more && (
          <ListFailed load={load} onRetry={readAnew}>
            {t('The products could not be loaded.')}
          </ListFailed>
        )}
        {products && isHeadKnown && parts && (
          <parts.ProductList {...{ list, products, nav, isReading, more }} load={later} />
        )}
        {part.status === 'failed' && <PartFailed onRetry={fetchPart} />}
        {isComing && <CardSkeleton label={t('Loading the products…')} cards={12} />}
      </div>
      <FavoriteNews />
      <AddedNews />
    </ListFrame>
  );
}
