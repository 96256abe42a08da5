import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { mayHaveHappened, readAsAbsent, type Failure } from '../../../shared/http/failure';
import { isStored, type CellError, type Sheet, type SheetRow } from '../sheet';
import { loadTemplate, uploadRows, type ListExtra } from './requests';
import type { BatchListState } from './slice';

type Flow<T> = ThunkAction<T, BatchListState, ListExtra, Action>;

/**
 * What became of a row. After its answer was lost: `saved` was seen on the server, `unknown` could not be looked for.
 */
export interface RowResult extends SheetRow {
  outcome: 'created' | 'updated' | 'saved' | 'refused' | 'unsent' | 'unknown';
  errors: CellError[];
}

export interface Sent {
  results: RowResult[];
  /** Why not all rows were sent. */
  failure: Failure | null;
}

export interface Sending {
  onProgress: (sent: number) => void;
  isStopped: () => boolean;
}

/** Rows of one call: enough to be quick, few enough to say soon how far it is. */
const rowsAtOnce = 100;

/**
 * Sends the rows, some at a time. After a lost answer the batches are read again, and rows that stand there are not
 * offered a second time. The first call that fails is the last.
 */
export const sendRows =
  ({ columns }: Sheet, rows: SheetRow[], { onProgress, isStopped }: Sending): Flow<Promise<Sent>> =>
  async (dispatch) => {
    const names = columns.map(({ name }) => name);
    const labels = new Map(columns.map(({ name, label }) => [name, label]));
    const results: RowResult[] = [];
    let failure: Failure | null = null;

    for (let start = 0; start < rows.length && !failure && !isStopped(); start += rowsAtOnce) {
      const part = rows.slice(start, start + rowsAtOnce);
      const answer = await dispatch(uploadRows({ columns: names, rows: part }));
      if (answer.ok) {
        for (const row of part) {
          const result = answer.value.results.find((one) => one.row === row.row);
          if (!result) continue;
          const errors = result.errors.map(({ column, message }) => ({
            column: labels.get(column) ?? column,
            message,
          }));
          results.push({ ...row, outcome: result.outcome, errors });
        }
        onProgress(Math.min(start + rowsAtOnce, rows.length));
        continue;
      }
      ({ failure } = answer);
      if (!mayHaveHappened(failure)) break;
      const now = await dispatch(loadTemplate(undefined));
      if (!now.ok) {
        results.push(...part.map((row): RowResult => ({ ...row, outcome: 'unknown', errors: [] })));
        break;
      }
      const stored = part.filter((row) => isStored(row, columns, now.value));
      results.push(...stored.map((row): RowResult => ({ ...row, outcome: 'saved', errors: [] })));
      if (stored.length === part.length) {
        // All of them arrived: only the answer was lost.
        failure = null;
        onProgress(Math.min(start + rowsAtOnce, rows.length));
      } else failure = readAsAbsent(failure);
    }

    const done = new Set(results.map(({ row }) => row));
    const unsent = rows
      .filter(({ row }) => !done.has(row))
      .map((row): RowResult => ({ ...row, outcome: 'unsent', errors: [] }));
    return { results: [...results, ...unsent], failure };
  };
