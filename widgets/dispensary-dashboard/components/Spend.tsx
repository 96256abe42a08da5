import { useMemo } from 'react';
import { Chart } from '@shared/charts/Chart';
import { axisTextOf } from '@shared/dashboards/axisText';
import { dayChart } from '@shared/dashboards/dayChart';
import { changeOf, findingOf } from '@shared/dashboards/findings';
import type { Period } from '@shared/dashboards/periods';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { useMoney } from '@shared/ui/useMoney';
import type { Spend as Spent } from '../model/parts';
import { All } from './Rows';

/** What was spent in a period, day by day, beside the days just before. */
export function Spend({ of, period }: { of: Spent; period: Period }) {
  const locale = useLocale();
  const { config } = useWidget();
  const { current, previous, days, url } = of;
  const currency = of.currency ?? config.currency;
  const money = useMoney(currency);
  const axisText = useMemo(() => axisTextOf(locale, currency), [locale, currency]);
  const compared = { comparison: 'before', period, locale } as const;
  const change = changeOf({ ...compared, now: current.amount, before: previous?.amount ?? null });
  const finding = findingOf(current, money(current.amount), period, change);
  const data = useMemo(
    () => dayChart({ days, measure: 'amount', comparison: 'before', money, locale }),
    [days, money, locale],
  );
  const { orders } = current;
  if (orders === 0 || days.length === 0) return <p className="ww-muted">{finding}</p>;
  return (
    <>
      <Chart
        label={t('Spend by day')}
        finding={finding}
        fileName="spend-by-day"
        kind="line"
        data={data}
        axisText={axisText}
      />
      {orders !== null && (
        <All href={url}>
          {tn('Show %(count)s order', 'Show all %(count)s orders', orders, {
            count: formatCount(orders, locale),
          })}
        </All>
      )}
    </>
  );
}
