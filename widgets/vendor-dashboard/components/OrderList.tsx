import { useMemo } from 'react';
import { t } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { Pager } from '@shared/lists/Pager';
import { usePageWithin } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import { TableSkeleton } from '@shared/ui/TableSkeleton';
import { useMoney } from '@shared/ui/useMoney';
import type { Orders, ShownOrder } from '../model/answers';
import { isNarrowed, periodOf } from '../model/query';
import { orders } from '../state/requests';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { ordersKey, withoutNarrowing, type DashboardList } from './dashboardList';
import { orderColumns, orderTracks } from './orderColumns';
import { OrderFilters } from './OrderFilters';

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
        {answer && <OrderTable list={list} answer={answer} isReading={load.status === 'pending'} />}
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
  const page = usePageWithin(list, isReading ? null : count);
  const columns = useMemo(() => orderColumns(locale, money), [locale, money]);
  if (count === 0 && !isNarrowed(query) && !isReading) return <NothingYet list={list} />;

  return (
    <>
      <OrderFilters list={list} shown={count} />
      {count === 0 ? (
        <NothingFits list={list} />
      ) : (
        <>
          <DataTable
            label={t('Orders')}
            columns={columns}
            rows={answer.orders}
            rowKey={keyOf}
            count={count}
            before={(page - 1) * query.perPage}
            orderBy={query.orderBy}
            onSort={(orderBy) => change({ orderBy })}
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

function NothingYet({ list: { query, change } }: { list: DashboardList }) {
  const period = periodOf(query);
  return (
    <EmptyState
      icon={boxIcon}
      title={t('No orders in the last %(days)s days.', { days: period })}
      actions={
        period !== '365' && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => change({ filters: { ...query.filters, period: ['365'] } })}
          >
            {t('Show 12 months')}
          </button>
        )
      }
    >
      {t('Orders appear here as soon as customers place them.')}
    </EmptyState>
  );
}

const NothingFits = ({ list }: { list: DashboardList }) => (
  <EmptyState
    icon={searchIcon}
    title={t('No order fits the filters.')}
    actions={
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => list.change(withoutNarrowing(list))}
      >
        {t('Clear the filters')}
      </button>
    }
  />
);
