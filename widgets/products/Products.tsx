import { useCallback, useEffect } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { isAwaited, useListQuery } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { PartFailed } from '@shared/ui/Later';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { Screen } from '@shared/ui/Screen';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useLazy } from '@shared/ui/useLazy';
import { useMoney } from '@shared/ui/useMoney';
import { useRetries } from '@shared/useRetries';
import { loadParts } from './components/loadParts';
import { ProductBrowser } from './components/ProductBrowser';
import { productTracks } from './components/productColumns';
import { useEditing } from './components/useEditing';
import { canChange, type ProductsConfig } from './config';
import type { ListedProducts } from './model/answers';
import { listSpec } from './model/query';
import { useAppDispatch, useAppSelector } from './state/slice';
import { lookAt } from './state/thunks';

const noAnswer: ListedProducts = {
  products: [],
  count: 0,
  total: 0,
  brands: [],
  categories: [],
  currency: undefined,
};

/** The products of a vendor, changed in the list itself. */
export function Products({ config }: { config: ProductsConfig }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const { query } = list;
  const load = useAppSelector((state) => state.products);
  const answer = load.status === 'idle' ? undefined : load.value;
  const { products, total, currency = config.currency } = answer ?? noAnswer;
  const canEdit = canChange(config);

  const money = useMoney(currency);
  const [parts, startParts] = useLazy(loadParts);
  useEffect(() => {
    if (canEdit && parts.status === 'idle') startParts();
  }, [canEdit, parts.status, startParts]);

  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  const read = useCallback(() => void dispatch(lookAt(query)), [dispatch, query]);
  useEffect(read, [read]);
  useRetries(load, read, true);

  const code = parts.status === 'ready' && canEdit ? parts.value : null;
  const edited = useEditing(code);
  const editing = edited && { ...edited, currency, locale, money };
  return (
    <Screen
      title={t('Products')}
      // While they load, its line is there all the same: nothing jumps when they come.
      facts={
        answer
          ? tn('%(count)s product', '%(count)s products', total, {
              count: formatCount(total, locale),
            })
          : '\u00a0'
      }
      badges={answer && !canEdit && <ReadOnlyBadge />}
    >
      <Card>
        <div className="ww-list ww-products">
          {load.status === 'failed' && (
            <FailureAlert failure={load.failure} onRetry={read}>
              {answer ? t('The list may be out of date.') : t('The products could not be loaded.')}
            </FailureAlert>
          )}
          {canEdit && parts.status === 'failed' && <PartFailed onRetry={startParts} />}
          {code && editing && answer && (
            <code.EditingNews {...editing} products={products} record={config.urls.products} />
          )}
          {answer && (
            <ProductBrowser
              locale={locale}
              money={money}
              list={list}
              answer={answer}
              isReading={isAwaited(load, query)}
              canEdit={canEdit}
              parts={code}
              editing={editing}
            />
          )}
          {!answer && load.status !== 'failed' && (
            <TableSkeleton label={t('Loading the products…')} columns={productTracks} rows={12} />
          )}
          {code && editing && answer && <code.SaveFoot {...editing} />}
        </div>
      </Card>
    </Screen>
  );
}
