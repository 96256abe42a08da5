import type { BatchTemplate } from '@shared/contract/batchList';
import { findWrite } from '@shared/http/confirmWrite';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { postRows } from '../api';
import { readResults } from '../model/results';
import { isStored, type Sheet, type SheetRow, type WrongRow } from '../model/sheet';
import { readTemplate } from '../model/readTemplate';
import { batchTemplate } from './requests';
import type { Thunk } from './slice';

/**
 * What became of a row. Where nothing was said of it: `saved` was seen on the server, `unknown` was not, or could not
 * be looked for.
 */
export interface RowResult extends WrongRow {
  outcome: 'created' | 'updated' | 'saved' | 'refused' | 'unsent' | 'unknown';
}

export interface Sent {
  results: RowResult[];
  /** Why not all rows were sent. */
  failure: Failure | null;
}

export interface Sending {
  onProgress: (sent: number) => void;
  /** The answer to a part was lost, and the server is asked whether it arrived. */
  onSearch: () => void;
  isStopped: () => boolean;
}

/** An answer of success that does not name every row. */
const accepted: Failure = { kind: 'unknown-outcome', status: 200, message: '', fields: [] };

/** Rows of one call: enough to be quick, few enough to say soon how far it is. */
const rowsAtOnce = 100;

/**
 * Sends the rows, some at a time. Of rows that the answer does not name the batches are read again, and after a lost
 * answer until the server has given up: those that stand there are not offered a second time. The first call that
 * fails is the last. Of rows that are sent again after `earlier` ones, the results are those of all.
 */
export const sendRows =
  (
    sheet: Pick<Sheet, 'columns'>,
    rows: SheetRow[],
    { onProgress, onSearch, isStopped }: Sending,
    earlier: readonly RowResult[] = [],
  ): Thunk<Promise<Sent>> =>
  async (dispatch) => {
    const isAgain = new Set(rows.map(({ row }) => row));
    const results = earlier.filter(({ row }) => !isAgain.has(row));
    let failure: Failure | null = null;
    for (let start = 0; start < rows.length && !failure && !isStopped(); start += rowsAtOnce) {
      const part = rows.slice(start, start + rowsAtOnce);
      const sent = await dispatch(sendPart(sheet, part, onSearch));
      results.push(...sent.results);
      ({ failure } = sent);
      if (!failure) onProgress(Math.min(start + rowsAtOnce, rows.length));
    }
    const done = new Set(results.map(({ row }) => row));
    const unsent = rows.filter(({ row }) => !done.has(row)).map(resultOf('unsent'));
    return { results: [...results, ...unsent], failure };
  };

/** The rows that are not known to be saved. Sent twice, one changes the batch of its reference to the same again. */
export const rowsToSendAgain = ({ results }: Sent): SheetRow[] =>
  results
    .filter(({ outcome }) => outcome === 'unsent' || outcome === 'unknown')
    .map(({ row, cells }) => ({ row, cells }))
    .sort((a, b) => a.row - b.row);

const resultOf =
  (outcome: RowResult['outcome']) =>
  ({ row, cells }: SheetRow): RowResult => ({ row, cells, outcome, errors: [] });

/** Sends rows in one call. What was not sent, as far as that is known, is not among the results. */
const sendPart =
  (
    { columns }: Pick<Sheet, 'columns'>,
    part: SheetRow[],
    onSearch: () => void,
  ): Thunk<Promise<Sent>> =>
  async (dispatch, _getState, { http, config }) => {
    const upload = {
      columns: columns.map(({ name }) => name),
      rows: part.map(({ row, cells }) => ({ row, cells })),
    };
    const answer = await postRows(http, config, upload);
    if (!answer.ok && !mayHaveHappened(answer.failure))
      return { results: [], failure: answer.failure };
    const told = answer.ok ? toldResults(answer.value, part, columns) : [];
    const isTold = new Set(told.map(({ row }) => row));
    const untold = part.filter(({ row }) => !isTold.has(row));
    if (untold.length === 0) return { results: told, failure: null };

    /** The rows that were not there when it was last looked. */
    let open = untold;
    const isThere = (now: BatchTemplate) => {
      open = untold.filter((row) => !isStored(row, columns, now));
      return open.length === 0;
    };
    const found = await findWrite(
      answer.ok ? accepted : answer.failure,
      () => dispatch(batchTemplate.read(readTemplate)),
      isThere,
      { http, onSearch, ...(answer.ok && { limit: 0 }) },
    );
    if (found.status === 'unknown') {
      const results = [...told, ...untold.map(resultOf('unknown'))];
      return { results, failure: answer.ok ? found.failure : answer.failure };
    }
    const isOpen = new Set(open);
    const saved = untold.filter((row) => !isOpen.has(row)).map(resultOf('saved'));
    const results = [...told, ...saved];
    // All of them arrived: only the answer was lost.
    if (found.status === 'saved') return { results, failure: null };
    if (!answer.ok) return { results, failure: found.failure };
    // What was accepted and does not show yet may show later.
    return { results: [...results, ...open.map(resultOf('unknown'))], failure: null };
  };

/** What the answer says of the rows that it names. */
function toldResults(answer: unknown, part: SheetRow[], columns: Sheet['columns']): RowResult[] {
  const labels = new Map(columns.map(({ name, label }) => [name, label]));
  const told = new Map(readResults(answer, 'row').map((result) => [result.id, result]));
  return part.flatMap((row) => {
    const result = told.get(String(row.row));
    if (!result) return [];
    const errors = result.errors.map(({ column, message }) => ({
      column: labels.get(column) ?? column,
      says: message,
    }));
    const { outcome } = result;
    if (outcome === 'refused' && errors.length === 0)
      errors.push({ column: '', says: t('This row was not saved.') });
    const taken = outcome === 'created' || outcome === 'updated' ? outcome : 'saved';
    return [{ ...resultOf(errors.length > 0 ? 'refused' : taken)(row), errors }];
  });
}
