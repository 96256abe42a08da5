import { useCallback, useEffect, useMemo, useState } from 'react';
import { daysOfPeriod } from '@shared/dashboards/periods';
import { useExplanation } from '@shared/dashboards/useExplanation';
import { formatDay } from '@shared/format/dates';
import { t } from '@shared/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import { useLocale, useToday, useWidget } from '@shared/mount/WidgetContext';
import { Screen } from '@shared/ui/Screen';
import { useLazy } from '@shared/ui/useLazy';
import { useRetries } from '@shared/useRetries';
import { OrderList } from './components/OrderList';
import { Periods } from './components/Periods';
import { Sums } from './components/Sums';
import { TopVendors } from './components/TopVendors';
import type { VendorDashboardConfig } from './config';
import { comparisonOf, listSpec, periodOf } from './model/query';
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
  const today = useToday();
  const days = useMemo(() => daysOfPeriod(period, today), [period, today]);
  const load = useAppSelector((state) => state.summary);
  const sums = load.status === 'idle' ? undefined : load.value;

  // What stands above comes first, so that nothing jumps; it does not keep the orders waiting for long.
  const [parts, loadParts] = useLazy(loadSumsParts);
  const hasSums = load.status === 'failed' || (sums !== undefined && parts.status !== 'pending');
  const isListShown = useIsShown(!urls.summary || hasSums);
  const listed = useAppSelector((state) => state.orders);
  const hasOrders = listed.status === 'ready' || listed.status === 'failed';
  const isEndShown = useIsShown(isListShown && hasOrders);

  // The address says what is looked at, so each change of it is a read; only the newest answer counts.
  const readOrders = useCallback(() => void dispatch(orders.read(query)), [dispatch, query]);
  const readSummary = useCallback(
    () => void dispatch(summary.read({ ...days, compare: comparison })),
    [dispatch, days, comparison],
  );
  const readVendors = useCallback(() => void dispatch(topVendors.read(days)), [dispatch, days]);
  useEffect(readOrders, [readOrders]);
  useEffect(() => {
    if (!urls.summary) return;
    loadParts();
    readSummary();
  }, [loadParts, readSummary, urls.summary]);
  useEffect(() => {
    if (urls.topVendors) readVendors();
  }, [readVendors, urls.topVendors]);
  useRetries(listed, readOrders, true);
  useRetries(load, readSummary, true);
  useRetries(
    useAppSelector((state) => state.topVendors),
    readVendors,
    true,
  );

  // From the first read on and not before: a page's first date takes as long as all that is drawn before it.
  const span =
    listed.status !== 'idle'
      ? t('%(from)s – %(to)s', {
          from: formatDay(days.from, locale),
          to: formatDay(days.to, locale),
        })
      : '\u00a0';
  const explanation = useExplanation(sums);
  return (
    <Screen title={t('Orders and sales')} facts={explanation ? `${span} · ${explanation}` : span}>
      <div className="ww-dashboard">
        <Periods list={list} canCompare={!!urls.summary} />
        {urls.summary && (
          <Sums list={list} parts={parts} onLoadParts={loadParts} onRetry={readSummary} />
        )}
        {isListShown && <OrderList list={list} />}
        {isEndShown && urls.topVendors && <TopVendors onRetry={readVendors} />}
      </div>
    </Screen>
  );
}
