import { useMemo, useState } from 'react';
import { Chart } from '@shared/charts/Chart';
import { t } from '@shared/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { Segmented } from '@shared/ui/Segmented';
import { useMoney } from '@shared/ui/useMoney';
import type { Summary } from '../model/answers';
import { changeOf, findingOf } from '../model/findings';
import { comparisonOf, dayIn, periodOf } from '../model/query';
import type { DashboardList } from './dashboardList';
import { dayChart, type Measure } from './dayChart';

interface Props {
  list: DashboardList;
  summary: Summary;
}

/** So many bars can be told apart. */
const mostBars = 31;

/** The course of a period day by day. A day that is chosen narrows the list of orders; chosen again, it no longer does. */
export function OverTime({ list: { query, change }, summary }: Props) {
  const locale = useLocale();
  const { config } = useWidget();
  const currency = summary.currency ?? config.currency;
  const money = useMoney(currency);
  const [measure, setMeasure] = useState<Measure>('amount');
  const [period, comparison] = [periodOf(query), comparisonOf(query)];
  const { days, current, previous } = summary;
  const axisText = useMemo(
    () => axisTextOf(locale, measure === 'amount' ? currency : undefined),
    [locale, currency, measure],
  );
  const data = dayChart({ days, measure, comparison, money, locale });
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
          const isAgain = chosen === undefined || chosen === day;
          change({ filters: { ...query.filters, day: isAgain ? [] : [chosen] } });
        }}
      />
    </Card>
  );
}

/** Writes a value of the axis short: "$1.2K". A currency that is none leaves the number. */
function axisTextOf(locale: string, currency: string | undefined): (value: number) => string {
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  try {
    const format = new Intl.NumberFormat(
      locale,
      currency === undefined ? short : { ...short, style: 'currency', currency },
    );
    return (value) => format.format(value);
  } catch {
    return (value) => new Intl.NumberFormat(locale, short).format(value);
  }
}
