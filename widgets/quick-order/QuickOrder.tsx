import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { factsOf } from '@shared/format/facts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { pinIcon } from '@shared/ui/icons/pin';
import { PartFailed } from '@shared/ui/LazyPart';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { ownUrl } from '@shared/urls/guard';
import type { QuickOrderConfig } from './config';
import { loadPaste } from './later';
import type { Listed } from './model/answers';
import { sheetSpec } from './model/query';
import { selectIsUnsaved, selectListed } from './state/selectors';
import { useAppSelector } from './state/slice';
import { useReads } from './useReads';

const loadSheet = async () => (await import('./components/SheetBody')).SheetBody;

/** A buyer's order sheet: the seller's products by rows, the chosen locations by columns, cases in the cells. */
export function QuickOrder({ config }: { config: QuickOrderConfig }) {
  const list = useListQuery(sheetSpec);
  const reads = useReads(list.query);
  const listed = useAppSelector(selectListed);
  const load = useAppSelector((state) => state.list);
  const order = useAppSelector((state) => state.order);
  const sheet = useAppSelector((state) => state.sheet);
  // Its code comes while the products are read: grid, fields and tools are no part of the first load.
  const [body, fetchBody] = useLazyAtOnce(loadSheet);
  // What the server has not confirmed is lost with the page.
  useLeaveGuard(useAppSelector(selectIsUnsaved));

  const cart = ownUrl(config.urls?.cart);
  const isHomeless = listed?.locations.length === 0;
  const isFailed =
    body.status === 'failed' ||
    (load.status === 'failed' && !listed) ||
    (order.status === 'failed' && !sheet);
  const isHere = listed && sheet && body.status === 'ready';
  return (
    <Screen
      title={t('Quick order')}
      isReadOnly={listed && !listed.canOrder}
      facts={listed ? <Facts listed={listed} /> : '\u00a0'}
      actions={
        cart && (
          <a className="btn btn-primary" href={cart}>
            {t('Go to cart')}
          </a>
        )
      }
    >
      <Card>
        {load.status === 'failed' && (
          <FailureAlert failure={load.failure} onRetry={reads.readList}>
            {listed ? t('The list may be out of date.') : t('The products could not be loaded.')}
          </FailureAlert>
        )}
        {order.status === 'failed' && !sheet && (
          <FailureAlert failure={order.failure} onRetry={reads.readOrder}>
            {t('Your order could not be loaded.')}
          </FailureAlert>
        )}
        {body.status === 'failed' && <PartFailed onRetry={fetchBody} />}
        {isHomeless && (
          <EmptyState icon={pinIcon} title={t('There is no location to order for.')}>
            {t('Locations appear here once they may order of this seller.')}
          </EmptyState>
        )}
        {isHere && !isHomeless && (
          <body.value
            list={list}
            listed={listed}
            sheet={sheet}
            locations={reads.locations}
            isReading={reads.isReading}
            known={reads.count}
            loadPaste={loadPaste}
            onReadNotices={reads.readNews}
          />
        )}
        {!isHere && !isHomeless && !isFailed && (
          <TableSkeleton
            label={t('Loading the order sheet…')}
            columns="minmax(0, 3fr) 88px 88px 128px 128px 128px"
            rows={10}
          />
        )}
      </Card>
    </Screen>
  );
}

function Facts({ listed: { seller, count } }: { listed: Listed }) {
  const locale = useLocale();
  return factsOf([
    seller,
    tn('%(count)s product', '%(count)s products', count, { count: formatCount(count, locale) }),
    t('Changes are saved as you go.'),
  ]);
}
