import { useMemo } from 'react';
import { Chart } from '../charts/Chart';
import { useLocale, useWidget } from '../mount/WidgetContext';
import { useMoney } from '../ui/useMoney';
import type { Sums } from './answers';
import { axisTextOf } from './axisText';
import { dayChart, type DaySums, type Measure } from './dayChart';
import { changeOf, findingOf } from './findings';
import type { Comparison, Period } from './periods';

interface Props {
  label: string;
  /** Of the downloaded file, without its ending. */
  fileName: string;
  of: {
    current: Pick<Sums, 'orders' | 'amount'>;
    previous: Pick<Sums, 'amount'> | null;
    days: readonly DaySums[];
    /** Left out, it is that of the config. */
    currency: string | undefined;
  };
  /** Amounts, where it is left out. */
  measure?: Measure;
  period: Period;
  /** With the days just before, where it is left out. */
  comparison?: Comparison;
  /** The day that something is narrowed to; given with `onPick`, by which another one is chosen. */
  picked?: string | null;
  onPick?: (day: string) => void;
}

/** So many bars can be told apart. */
const mostBars = 31;

/** The course of a period day by day, with what it shows in a sentence. Without orders it is the sentence alone. */
export function ChartByDay(props: Props) {
  const { of, measure = 'amount', period, comparison = 'before', picked, onPick, ...names } = props;
  const locale = useLocale();
  const { config } = useWidget();
  const { current, previous, days } = of;
  const currency = of.currency ?? config.currency;
  const money = useMoney(currency);
  const axisText = useMemo(
    () => axisTextOf(locale, measure === 'amount' ? currency : undefined),
    [locale, currency, measure],
  );
  // Its lines are drawn again when it is another.
  const data = useMemo(
    () => dayChart({ days, measure, comparison, money, locale }),
    [days, measure, comparison, money, locale],
  );
  const compared = { now: current.amount, before: previous?.amount ?? null };
  const change = changeOf({ ...compared, period, comparison, locale });
  const finding = findingOf(current, money(current.amount), period, change);
  if (current.orders === 0 || days.length === 0) return <p className="ww-muted">{finding}</p>;
  const index = days.findIndex(({ day }) => day === picked);
  return (
    <Chart
      {...names}
      finding={finding}
      kind={data.series.length === 1 && days.length <= mostBars ? 'bar' : 'line'}
      data={data}
      axisText={axisText}
      picked={index === -1 ? undefined : index}
      {...(onPick && { onPick: (at: number) => onPick(days[at]?.day ?? '') })}
    />
  );
}
