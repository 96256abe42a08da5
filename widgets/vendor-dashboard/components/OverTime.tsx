import { useMemo, useState } from 'react';
import { Chart } from '@shared/charts/Chart';
import { axisTextOf } from '@shared/dashboards/axisText';
import { dayChart, type Measure } from '@shared/dashboards/dayChart';
import { changeOf, findingOf } from '@shared/dashboards/findings';
import { t } from '@shared/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { Segmented } from '@shared/ui/Segmented';
import { useMoney } from '@shared/ui/useMoney';
import type { Summary } from '../model/answers';
import { comparisonOf, dayIn, periodOf } from '../model/query';
import { picked as pickedIn, type DashboardList } from './dashboardList';

interface Props {
  list: DashboardList;
  summary: Summary;
}

/** So many bars can be told apart. */
const mostBars = 31;

/** The course of a period day by day. A day that is chosen narrows the list of orders; chosen again, it no longer does. */
export function OverTime({ list, summary }: Props) {
  const { query } = list;
  const locale = useLocale();
  const { config } = useWidget();
  const currency = summary.currency ?? config.currency;
  const money = useMoney(currency);
  const [measure, setMeasure] = useState<Measure>('amount');
  const period = periodOf(query);
  const comparison = comparisonOf(query);
  const { days, current, previous } = summary;
  const axisText = useMemo(
    () => axisTextOf(locale, measure === 'amount' ? currency : undefined),
    [locale, currency, measure],
  );
  // Its lines are drawn again when it is another.
  const data = useMemo(
    () => dayChart({ days, measure, comparison, money, locale }),
    [days, measure, comparison, money, locale],
  );
  if (days.length === 0) return null;

  const day = dayIn(query);
  const picked = days.findIndex((each) => each.day === day);
  const compared = { now: current.amount, before: previous?.amount ?? null };
  return (
    <Card
      title={t('Over time')}
      actions={
        <Segmented
          label={t('Shown')}
          value={measure}
          choices={[
            { value: 'amount', label: t('Sales') },
            { value: 'orders', label: t('Orders') },
          ]}
          onChange={setMeasure}
        />
      }
    >
      <Chart
        label={measure === 'amount' ? t('Sales by day') : t('Orders by day')}
        finding={findingOf(
          current,
          money(current.amount),
          period,
          changeOf({ ...compared, period, comparison, locale }),
        )}
        fileName={measure === 'amount' ? 'sales-by-day' : 'orders-by-day'}
        kind={data.series.length === 1 && days.length <= mostBars ? 'bar' : 'line'}
        data={data}
        axisText={axisText}
        picked={picked === -1 ? undefined : picked}
        onPick={(index) => {
          const chosen = days[index]?.day;
          if (chosen !== undefined) {
            list.change(pickedIn(list, 'day', chosen, summary.countedStates));
          }
        }}
      />
    </Card>
  );
}
