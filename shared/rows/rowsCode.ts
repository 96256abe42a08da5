import { decimalsOf } from '../format/amounts';
import type { WriteMoney } from '../format/money';
import type { Http } from '../http/http';
import type { RowsKind, Listed, Texts } from './describeRows';
import { rowsActions, type RowsTools } from './rowsActions';
import { problemIn, textIn } from './rowFields';

/** What of the editor stays the same while something is typed. */
export interface RowsFacts<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  kind: RowsKind<Row, Fields>;
  /** ISO 4217. */
  currency: string;
  /** Decimals of its amounts. */
  decimals: number;
  locale: string;
  labelOf: (name: keyof Fields & string) => string;
  /** A value as a person reads it. */
  textOf: (name: keyof Fields & string, value: string) => string;
  /** What is wrong with a value, in a sentence; null where nothing is. */
  problemOf: (name: keyof Fields & string, value: string) => string | null;
}

interface Page<Fields> {
  currency: string;
  locale: string;
  labelOf: (name: keyof Fields & string) => string;
  money: WriteMoney;
}

/**
 * What `useRowsEditor` needs of a kind of row. A screen that starts without it hands it over once it has come.
 *
 * @example
 * // components/parts.ts, which the screen fetches beside its first read
 * export const rows = rowsCode(productRows);
 */
export const rowsCode = <
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http },
  State,
>(
  kind: RowsKind<Row, Fields, Ext, State>,
) => ({
  factsOf: ({ currency, locale, labelOf, money }: Page<Fields>): RowsFacts<Row, Fields> => {
    const decimals = decimalsOf(currency);
    return {
      kind,
      currency,
      decimals,
      locale,
      labelOf,
      textOf: (name, value) => textIn(kind.fields[name], value, money),
      problemOf: (name, value) => problemIn(kind.fields[name], value, decimals),
    };
  },
  actionsOn: (tools: RowsTools<Row, Fields>) => rowsActions(kind, tools),
});

export type RowsCode<Row extends Listed<Fields>, Fields extends Texts<Fields>> = ReturnType<
  typeof rowsCode<Row, Fields, never, never>
>;
