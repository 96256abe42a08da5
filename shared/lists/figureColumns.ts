import { formatDay } from '../format/dates';
import type { WriteMoney } from '../format/money';
import { formatCount } from '../format/numbers';
import { writeNumber } from '../format/writeNumber';
import type { Column } from './column';

/**
 * Columns of figures of a row, each written as the locale writes it, and `'–'` where nobody tells: `count` of a whole
 * number, `decimal` of decimal text ("27.25"), `amount` of money of the server, `day` of a day (2026-11-23). `money`
 * comes from `useMoney()`; without `amount` there is no need of it.
 *
 * @example
 * const { amount, count } = figureColumns<Offer>(locale, money);
 * const columns = [amount('price', t('Case'), ({ price }) => price), count('cases', t('Cases'), casesOf)];
 */
export function figureColumns<Row>(locale: string, money: WriteMoney = String) {
  const column =
    <Value>(type: Column<Row>['type'], write: (value: Value) => string) =>
    (
      key: string,
      header: string,
      of: (row: Row) => Value | null | undefined,
      rest: Omit<Partial<Column<Row>>, 'type' | 'render'> = {},
    ): Column<Row> => ({
      ...rest,
      key,
      header,
      type,
      render: (row) => {
        const value = of(row);
        return value === null || value === undefined ? '–' : write(value);
      },
    });
  return {
    count: column('number', (count: number) => formatCount(count, locale)),
    decimal: column('number', (text: string) => writeNumber(text, locale)),
    amount: column('money', money),
    day: column('date', (day: string) => formatDay(day, locale)),
  };
}
