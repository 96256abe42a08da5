import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { ListContext } from '../../../shared/contract/batchList';
import { mayHaveHappened, type Failure } from '../../../shared/http/failure';
import {
  loadContext,
  loadSelectedProducts,
  loadStockLocations,
  moveBatches,
  type ListExtra,
} from './requests';
import { selectBatches } from './selectors';
import { moveEnded, moveStarted, selectionChanged, type BatchListState, type Moved } from './slice';

type Flow<T> = ThunkAction<T, BatchListState, ListExtra, Action>;

/** Each part loads, fails and is retried alone. */
export const openList = (): Flow<Promise<void>> => async (dispatch) => {
  await Promise.all([
    dispatch(loadContext(undefined)),
    dispatch(loadStockLocations(undefined)),
    dispatch(loadSelectedProducts(undefined)),
  ]);
};

/** Reads again what a file has changed. */
export const refreshList = (): Flow<Promise<void>> => async (dispatch) => {
  await Promise.all([dispatch(loadContext(undefined)), dispatch(loadSelectedProducts(undefined))]);
};

/**
 * Moves the selected batches to the stock location of that id, as text. What the shop does not take stays
 * selected, and so does what is selected meanwhile. Whatever the answer was, or if it was lost, the list is read
 * again before anything is said.
 */
export const moveSelected =
  (stockLocationId: string): Flow<Promise<void>> =>
  async (dispatch, getState) => {
    const before = getState();
    if (before.isMoving) return;
    const wanted = new Set(before.selected);
    const batches = (selectBatches(before) ?? []).filter(({ id }) => wanted.has(String(id)));
    const location = locationsOf(before).find(({ id }) => String(id) === stockLocationId);
    if (batches.length === 0 || !location) return;

    dispatch(moveStarted());
    const ids = batches.map(({ id }) => id);
    const answer = await dispatch(moveBatches({ ids, stockLocationId: location.id }));
    const isLost = !answer.ok && mayHaveHappened(answer.failure);
    if (!answer.ok && !isLost) {
      dispatch(moveEnded({ moved: null, failure: answer.failure }));
      return;
    }
    const list = await dispatch(loadContext(undefined));
    const to = location.name;
    if (!list.ok) {
      const unknown = answer.ok ? null : answer.failure;
      const found = answer.ok ? refusalsOf(batches, answer.value.results) : [];
      dispatch(moveEnded({ moved: movedOf(to, ids.length, found, unknown), failure: null }));
      return;
    }
    const said = answer.ok ? refusalsOf(batches, answer.value.results) : [];
    const refused = notThere(batches, list.value, stockLocationId, said);
    const kept = new Set(refused.map(({ key }) => key));
    const isOpen = (key: string) => !wanted.has(key) || kept.has(key);
    dispatch(selectionChanged(getState().selected.filter(isOpen)));
    dispatch(moveEnded({ moved: movedOf(to, ids.length, refused, null), failure: null }));
  };

type Batches = ListContext['batches'];

interface Refused {
  key: string;
  batchRef: string;
  why: string;
}

const locationsOf = ({ stockLocations }: BatchListState) =>
  ('value' in stockLocations ? stockLocations.value : undefined) ?? [];

const refusalsOf = (batches: Batches, results: { id: string | number; errors: string[] }[]) =>
  results
    .filter(({ errors }) => errors.length > 0)
    .map(({ id, errors }): Refused => {
      const batch = batches.find((one) => String(one.id) === String(id));
      return { key: String(id), batchRef: batch?.batchRef ?? String(id), why: errors.join(' ') };
    });

/** The batches that the list does not show where they were sent, with what the shop said of them. */
const notThere = (batches: Batches, { batches: now }: ListContext, at: string, said: Refused[]) =>
  batches
    .filter(({ id }) => {
      const found = now.find((batch) => batch.id === id);
      return String(found?.stockLocationId) !== at;
    })
    .map(({ id, batchRef }): Refused => {
      const key = String(id);
      return said.find((refused) => refused.key === key) ?? { key, batchRef, why: '' };
    });

const movedOf = (
  to: string,
  asked: number,
  refused: Refused[],
  unknown: Failure | null,
): Moved => ({
  to,
  count: asked - refused.length,
  refused: refused.map(({ batchRef, why }) => ({ batchRef, why })),
  unknown,
});
