import type { ChartData } from '@shared/charts/chartData';
import { formatDay } from '@shared/format/dates';
import type { WriteMoney } from '@shared/format/money';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import type { Summary } from '../model/answers';
import type { Comparison } from '../model/query';

/** What of each day is drawn. */
export type Measure = 'amount' | 'orders';

interface Options {
  days: Summary['days'];
  measure: Measure;
  comparison: Comparison;
  money: WriteMoney;
  locale: string;
}

/** The days of a period as a chart; beside the sales those of the days that they are compared with, if there are any. */
export function dayChart({ days, measure, comparison, money, locale }: Options): ChartData {
  const frame = { labelHeader: t('Day'), labels: days.map(({ day }) => formatDay(day, locale)) };
  if (measure === 'orders') {
    const values = days.map(({ orders }) => orders);
    const texts = values.map((count) => formatCount(count, locale));
    return { ...frame, series: [{ name: t('Orders'), values, texts }] };
  }
  const seriesOf = (name: string, amounts: readonly (string | null)[]) => ({
    name,
    values: amounts.map((amount) => (amount === null ? null : Number(amount))),
    texts: amounts.map((amount) => money(amount)),
  });
  const now = seriesOf(
    t('This period'),
    days.map(({ amount }) => amount),
  );
  const before = days.map(({ previous }) => previous);
  if (before.every((amount) => amount === null)) return { ...frame, series: [now] };
  const name = comparison === 'year' ? t('Year before') : t('Period before');
  return { ...frame, series: [now, seriesOf(name, before)] };
}
