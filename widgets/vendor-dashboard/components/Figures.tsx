import type { Sums } from '@shared/dashboards/answers';
import { changeOf } from '@shared/dashboards/findings';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { useFocus } from '@shared/focus/useFocus';
import { useLocale } from '@shared/mount/WidgetContext';
import { LazyPart } from '@shared/ui/LazyPart';
import { StatTile } from '@shared/ui/StatTile';
import { useMoney } from '@shared/ui/useMoney';
import type { Summary } from '../model/answers';
import { comparisonOf, periodOf } from '../model/query';
import { countedAlone, ordersKey, type DashboardList } from './dashboardList';

interface Props {
  list: DashboardList;
  summary: Summary;
}

const loadSparkline = async () => (await import('@shared/charts/Sparkline')).Sparkline;

/** The four figures of a period, each beside the same of the days that it is compared with. */
export function Figures({ list, summary }: Props) {
  const locale = useLocale();
  const money = useMoney(summary.currency);
  const { query } = list;
  const { current, previous, days } = summary;
  const compared = { period: periodOf(query), comparison: comparisonOf(query), locale };
  const change = (key: keyof Sums) =>
    changeOf({ ...compared, now: current[key], before: previous?.[key] ?? null }) ?? undefined;
  const focus = useFocus();
  const lead = {
    says: t('Show the orders'),
    onLead: () => {
      list.change(countedAlone(list, summary.countedStates));
      focus.moveTo(ordersKey);
    },
  };
  return (
    <div className="ww-stats">
      <StatTile
        label={t('Sales')}
        value={money(current.amount)}
        change={change('amount')}
        lead={lead}
      >
        <div className="ww-sparkline-room">
          <LazyPart
            load={loadSparkline}
            props={{ values: days.map(({ amount }) => (amount === null ? null : Number(amount))) }}
          />
        </div>
      </StatTile>
      <StatTile
        label={t('Orders')}
        value={formatCount(current.orders, locale)}
        change={change('orders')}
        lead={lead}
      >
        <div className="ww-sparkline-room">
          <LazyPart load={loadSparkline} props={{ values: days.map(({ orders }) => orders) }} />
        </div>
      </StatTile>
      <StatTile
        label={t('Average order')}
        value={money(current.average)}
        change={change('average')}
        lead={lead}
      />
      <StatTile
        label={t('Customers')}
        value={formatCount(current.customers, locale)}
        change={change('customers')}
        lead={lead}
      />
    </div>
  );
}
