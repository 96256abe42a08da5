import type { ChartData } from '../charts/chartData';
import { formatDay } from '../format/dates';
import type { WriteMoney } from '../format/money';
import { formatCount } from '../format/numbers';
import { t } from '../page/i18n';
import type { Comparison } from './periods';

/** What a day came to. `previous` is the amount of the day that it is compared with. */
export interface DaySums {
  day: string;
  orders: number | null;
  amount: string | null;
  previous: string | null;
}

/** What of each day is drawn. */
export type Measure = 'amount' | 'orders';

interface Options {
  days: readonly DaySums[];
  measure: Measure;
  comparison: Comparison;
  money: WriteMoney;
  locale: string;
}

/** The days of a period as a chart; beside the sales those of the days that they are compared with, if there are any. */
export function dayChart({ days, measure, comparison, money, locale }: Options): ChartData {
  const frame = {
    labelHeader: t('Day'),
    count: days.length,
    labelAt: (index: number) => formatDay(days[index]?.day ?? '', locale),
  };
  if (measure === 'orders') {
    const values = days.map(({ orders }) => orders);
    const textAt = (index: number) => formatCount(values[index], locale);
    return { ...frame, series: [{ name: t('Orders'), values, textAt }] };
  }
  const seriesOf = (name: string, amounts: readonly (string | null)[]) => ({
    name,
    values: amounts.map((amount) => (amount === null ? null : Number(amount))),
    textAt: (index: number) => money(amounts[index]),
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
