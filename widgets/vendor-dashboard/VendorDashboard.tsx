import { useMemo } from 'react';
import { daysOfPeriod } from '@shared/dashboards/periods';
import { useExplanation } from '@shared/dashboards/useExplanation';
import { formatDay } from '@shared/format/dates';
import { t } from '@shared/page/i18n';
import { loadListBody } from '@shared/lists/ListPane';
import { useListScreen } from '@shared/lists/useListScreen';
import { useLocale, useToday, useWidget } from '@shared/mount/WidgetContext';
import { useResource } from '@shared/store/useResource';
import { shownOf } from '@shared/ui/Loaded';
import { Screen } from '@shared/ui/Screen';
import { useIsShown } from '@shared/ui/useIsShown';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { OrderList } from './components/OrderList';
import { Periods } from './components/Periods';
import { Sums } from './components/Sums';
import { TopVendors } from './components/TopVendors';
import type { VendorDashboardConfig } from './config';
import { comparisonOf, listSpec, periodOf } from './model/query';
import { orders, summary, topVendors } from './state/requests';
import { useAppSelector } from './state/slice';

const loadSumsParts = async () => (await import('./components/SumsParts')).SumsParts;

/** What a vendor sold: the figures of a period, what they are made of, and the orders behind them. */
export function VendorDashboard() {
  const locale = useLocale();
  const { urls } = useWidget().config as VendorDashboardConfig;
  const listed = useListScreen(
    listSpec,
    orders,
    useAppSelector((state) => state.orders),
  );
  const { list } = listed;
  const [period, compare] = [periodOf(list.query), comparisonOf(list.query)];
  // From the first read on and not before: a page's first date takes longer than all that is drawn before it.
  const today = useToday(listed.load.status !== 'idle');
  const days = useMemo(
    () => (today === null ? null : daysOfPeriod(period, today)),
    [period, today],
  );
  const sumsQuery = useMemo(() => days && { ...days, compare }, [days, compare]);
  const sums = useResource(
    summary,
    urls.summary ? sumsQuery : null,
    useAppSelector((state) => state.summary),
  );
  const vendors = useResource(
    topVendors,
    urls.topVendors ? days : null,
    useAppSelector((state) => state.topVendors),
  );

  // What stands above comes first, so that nothing jumps; the code of the orders comes with it.
  const [parts, loadParts] = useLazyAtOnce(loadSumsParts, !!urls.summary);
  const [body] = useLazyAtOnce(loadListBody);
  const hasSums = sums.load.status === 'failed' || (sums.answer && parts.status !== 'pending');
  const isListShown = useIsShown(!urls.summary || hasSums === true);
  const hasOrders = [listed.load, body].every(({ status }) => ['ready', 'failed'].includes(status));
  const isEndShown = useIsShown(isListShown && hasOrders);

  const span = days
    ? t('%(from)s – %(to)s', {
        from: formatDay(days.from, locale),
        to: formatDay(days.to, locale),
      })
    : '\u00a0';
  const explanation = useExplanation(shownOf(sums));
  return (
    <Screen title={t('Orders and sales')} facts={explanation ? `${span} · ${explanation}` : span}>
      <div className="ww-dashboard">
        <Periods list={list} canCompare={!!urls.summary} />
        {urls.summary && <Sums list={list} of={sums} parts={parts} onLoadParts={loadParts} />}
        {isListShown && <OrderList state={listed} summary={sums.answer} />}
        {isEndShown && urls.topVendors && <TopVendors of={vendors} />}
      </div>
    </Screen>
  );
}
