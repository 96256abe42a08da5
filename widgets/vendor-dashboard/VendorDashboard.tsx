import { useEffect, useMemo, useState } from 'react';
import { factsOf } from '@shared/facts';
import { formatDay, formatMoment } from '@shared/format/dates';
import { t } from '@shared/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { Screen } from '@shared/ui/Screen';
import { useLazy } from '@shared/ui/useLazy';
import { OrderList } from './components/OrderList';
import { Periods } from './components/Periods';
import { Sums } from './components/Sums';
import { TopVendors } from './components/TopVendors';
import type { VendorDashboardConfig } from './config';
import { comparisonOf, daysOfPeriod, listSpec, periodOf } from './model/query';
import { orders, summary, topVendors } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

const loadSumsParts = async () => (await import('./components/SumsParts')).SumsParts;

/** Milliseconds for which a part waits for what stands above it. */
const patience = 3000;

/** Whether `isReady` was true once, or the reader's patience is over: what was drawn stays while it is read again. */
function useIsShown(isReady: boolean): boolean {
  const [isShown, setIsShown] = useState(isReady);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setIsShown(true), isReady ? 0 : patience);
    return () => clearTimeout(timer);
  }, [isReady, isShown]);
  return isShown || isReady;
}

/** What a vendor sold: the figures of a period, what they are made of, and the orders behind them. */
export function VendorDashboard() {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const { urls } = useWidget().config as VendorDashboardConfig;
  const list = useListQuery(listSpec);
  const { query } = list;
  const [period, comparison] = [periodOf(query), comparisonOf(query)];
  const days = useMemo(() => daysOfPeriod(period), [period]);
  const load = useAppSelector((state) => state.summary);
  const sums = load.status === 'idle' ? undefined : load.value;

  // What stands above comes first, so that nothing jumps; it does not keep the orders waiting for long.
  const [parts, loadParts] = useLazy(loadSumsParts);
  const hasSums = load.status === 'failed' || (sums !== undefined && parts.status !== 'pending');
  const isListShown = useIsShown(!urls.summary || hasSums);
  const hasOrders = useAppSelector(
    ({ orders: list }) => list.status === 'ready' || list.status === 'failed',
  );
  const isEndShown = useIsShown(isListShown && hasOrders);
  useEffect(() => {
    if (urls.summary) loadParts();
  }, [urls.summary, loadParts]);

  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  useEffect(() => void dispatch(orders.read(query)), [dispatch, query]);
  const readSummary = () => void dispatch(summary.read({ ...days, compare: comparison }));
  const readVendors = () => void dispatch(topVendors.read(days));
  useEffect(() => {
    if (urls.summary) void dispatch(summary.read({ ...days, compare: comparison }));
  }, [dispatch, days, comparison, urls.summary]);
  useEffect(() => {
    if (urls.topVendors) void dispatch(topVendors.read(days));
  }, [dispatch, days, urls.topVendors]);

  const span = t('%(from)s – %(to)s', {
    from: formatDay(days.from, locale),
    to: formatDay(days.to, locale),
  });
  const asOf = sums?.asOf && formatMoment(new Date(sums.asOf), locale);
  const facts = [span, sums?.basis, asOf && t('As of %(moment)s', { moment: asOf })];
  return (
    <Screen title={t('Orders and sales')} facts={factsOf(facts)}>
      <div className="ww-dashboard">
        <Periods list={list} canCompare={urls.summary !== undefined} />
        {urls.summary && (
          <Sums list={list} parts={parts} onLoadParts={loadParts} onRetry={readSummary} />
        )}
        {isListShown && <OrderList list={list} />}
        {isEndShown && urls.topVendors && <TopVendors onRetry={readVendors} />}
      </div>
    </Screen>
  );
}
