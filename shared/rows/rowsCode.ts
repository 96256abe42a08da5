import type { Http } from '../http/http';
import type { RowsKind, Listed, Texts } from './describeRows';
import { rowsActions, type RowsTools } from './rowsActions';
import { problemIn, textIn } from './rowFields';

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
  kind: kind as RowsKind<Row, Fields>,
  problemIn,
  textIn,
  actionsOn: (tools: RowsTools<Row, Fields>) => rowsActions(kind, tools),
});

export type RowsCode<Row extends Listed<Fields>, Fields extends Texts<Fields>> = ReturnType<
  typeof rowsCode<Row, Fields, never, never>
>;
