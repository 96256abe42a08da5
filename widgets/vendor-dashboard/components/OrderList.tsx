import { useMemo } from 'react';
import { t } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { Pager } from '@shared/lists/Pager';
import { countFor, isAwaited, usePageWithin } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Later } from '@shared/ui/Later';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useMoney } from '@shared/ui/useMoney';
import type { Orders, ShownOrder } from '../model/answers';
import { isNarrowed } from '../model/query';
import { orders } from '../state/requests';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { ordersKey, type DashboardList } from './dashboardList';
import { orderColumns, orderTracks } from './orderColumns';
import { OrderFilters } from './OrderFilters';

const loadNothing = async () => (await import('./Nothing')).Nothing;

const keyOf = ({ id }: ShownOrder) => String(id);

/** The orders behind the figures. */
export function OrderList({ list }: { list: DashboardList }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.orders);
  const answer = load.status === 'idle' ? undefined : load.value;
  return (
    <Card>
      <div
        className="ww-list"
        role="group"
        aria-label={t('The orders behind the figures')}
        tabIndex={-1}
        data-focus={ordersKey}
      >
        {load.status === 'failed' && (
          <FailureAlert
            failure={load.failure}
            onRetry={() => void dispatch(orders.read(list.query))}
          >
            {answer ? t('The list may be out of date.') : t('The orders could not be loaded.')}
          </FailureAlert>
        )}
        {answer && (
          <OrderTable list={list} answer={answer} isReading={isAwaited(load, list.query)} />
        )}
        {!answer && load.status !== 'failed' && (
          <TableSkeleton label={t('Loading the orders…')} columns={orderTracks} rows={10} />
        )}
      </div>
    </Card>
  );
}

interface Props {
  list: DashboardList;
  answer: Orders;
  /** Newer orders are on their way: those that are shown may be of another page. */
  isReading: boolean;
}

function OrderTable({ list, answer, isReading }: Props) {
  const locale = useLocale();
  const money = useMoney(answer.currency);
  const { query, change } = list;
  const { count } = answer;
  const load = useAppSelector((state) => state.orders);
  const page = usePageWithin(list, countFor(load, query));
  const columns = useMemo(() => orderColumns(locale, money), [locale, money]);
  const sort = {
    columns,
    orderBy: query.orderBy,
    onSort: (orderBy: string) => change({ orderBy }),
  };
  if (count === 0 && !isNarrowed(query) && !isReading) {
    return <Later load={loadNothing} props={{ list }} />;
  }

  return (
    <>
      <OrderFilters list={list} shown={count} sort={sort} />
      {count === 0 ? (
        <Later load={loadNothing} props={{ list }} />
      ) : (
        <>
          <DataTable
            label={t('Orders')}
            rows={answer.orders}
            rowKey={keyOf}
            count={count}
            before={(page - 1) * query.perPage}
            {...sort}
            isDimmed={isReading}
          />
          <Pager
            label={t('Pages of orders')}
            page={page}
            perPage={query.perPage}
            count={count}
            onPage={(to) => change({ page: to })}
            onPerPage={(perPage) => change({ perPage })}
          />
        </>
      )}
    </>
  );
}
