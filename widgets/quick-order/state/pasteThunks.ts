import { mayPass, lostAnswer, type Failure } from '@shared/http/failure';
import { mapResult, type Result } from '@shared/http/result';
import { readAllRows } from '@shared/lists/readAllRows';
import { recorded } from '@shared/sync/history';
import { conflictText, refusalText } from '@shared/sync/lineTexts';
import { getProducts } from '../api';
import { readListed, type Listed } from '../model/answers';
import { createCatalog, type Catalog } from '../model/catalog';
import type { Outcome, RowEdit } from '../model/pastedList';
import { cellKey } from '../model/sheet';
import { historyChanged, notesDismissed } from './slice';
import { before, type Thunk } from './thunks';

/** Products of one call. */
const pageSize = 100;

/** Reads all that the buyer may order of the seller. `onRead` hears how many products are read, and of how many. */
export const readAllProducts =
  (onRead: (read: number, count: number) => void): Thunk<Promise<Result<Catalog>>> =>
  async (_dispatch, getState, { http, config }) => {
    const pages: Listed[] = [];
    const all = await readAllRows(
      async (page) => {
        const query = { 'status-filter': 'visible', page, 'per-page': pageSize };
        const answer = await mapResult(getProducts(http, config, query), readListed);
        if (!answer.ok) return answer;
        const { products: rows, count } = answer.value;
        pages.push(answer.value);
        onRead(
          pages.reduce((sum, { products }) => sum + products.length, 0),
          count,
        );
        return { ok: true, value: { rows, count } };
      },
      ({ productId }) => String(productId),
    );
    const last = pages.at(-1);
    if (!all.ok) return all;
    if (!last) return { ok: false, failure: lostAnswer };
    const { lines = [] } = getState().sheet ?? {};
    const ordered = new Set(lines.map(({ offer }) => offer.key));
    return { ok: true, value: createCatalog({ ...last, products: all.value }, ordered) };
  };

/** Edits that are handed to the queue at once: the sheet is drawn a few times for all of them. */
const blockSize = 50;

/** Lets a list that is being written stop. */
export interface ListControl {
  isStopped: boolean;
  /** Takes back what was not sent yet. */
  stop: () => void;
}

/**
 * Writes the cells of a list by the queue of the sheet, block by block, and tells what became of each block. What the
 * server did not take is told here and not at its cell. Resolves to what stopped it, null where nothing did. All that was
 * taken is one step back.
 */
export const writeList =
  (
    edits: readonly RowEdit[],
    control: ListControl,
    onBlock: (outcomes: readonly Outcome[]) => void,
    onSearch: () => void,
  ): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { services: { sync } }) => {
    if (!sync) return lostAnswer;
    sync.resume();
    // Nothing that waits may be sent after it, and nothing that is unknown arrive after it.
    if (!(await sync.settled())) return getState().paused ?? lostAnswer;
    const { lines = [] } = getState().sheet ?? {};
    let step: ReturnType<typeof before> = [];
    let stopped: Failure | null = null;
    for (let from = 0; from < edits.length && !control.isStopped; from += blockSize) {
      const block = edits.slice(from, from + blockSize).map((each) => {
        const [locationId = ''] = each.edit.locationIds;
        return { ...each, key: cellKey(each.edit.offer.key, locationId) };
      });
      const dropped = new Set<string>();
      control.stop = () => {
        control.isStopped = true;
        for (const { key } of sync.dropWaiting(block)) dropped.add(key);
      };
      dispatch(notesDismissed(block.map(({ key }) => key)));
      // Others may have changed the same since it was last read.
      sync.editAll(block, from === 0);
      const outcomes = await Promise.all(
        block.map(async ({ key, row, edit }): Promise<Outcome> => {
          await sync.outcome(key, onSearch);
          const { paused, refusals, conflicts } = getState();
          const refusal = refusals.find(
            ({ line, asked }) => line.key === key && asked === edit.quantity,
          );
          const conflict = conflicts.find(({ line }) => line.key === key);
          const isOpen = sync.all().some((each) => each.key === key && each.status !== 'accepted');
          if (refusal) dispatch(notesDismissed([key]));
          if (conflict) sync.discardConflicts([key]);
          const failure = refusal?.failure ?? (isOpen ? paused : null);
          // Without a connection, or a session, all others would fail as well.
          if (failure && (isOpen || (mayPass(failure) && failure.kind !== 'server'))) {
            stopped ??= failure;
            control.stop();
          }
          const says = refusal ? refusalText(refusal, true) : conflict && conflictText(conflict);
          if (failure && failure === stopped) return { row, edit, status: 'left', refused: null };
          if (says) {
            const refused = { says, left: refusal?.left ?? null };
            return { row, edit, status: 'refused', refused };
          }
          const status = dropped.has(key) || isOpen ? 'left' : 'taken';
          return { row, edit, status, refused: null };
        }),
      );
      const taken = outcomes.filter(({ status }) => status === 'taken');
      step = [...step, ...taken.flatMap(({ edit }) => before(edit, lines))];
      onBlock(outcomes);
    }
    dispatch(historyChanged(recorded(getState().history, step)));
    return stopped;
  };
