import type { ListContext } from '@shared/contract/batchList';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { postBatches } from '../api';
import { readResults } from '../model/results';
import { batchList } from './requests';
import { selectBatches, selectLocations } from './selectors';
import {
  moveChanged,
  selectionChanged,
  type BatchListState,
  type Moved,
  type Thunk,
} from './slice';

export const selectIsMoving = ({ move: { status } }: BatchListState): boolean =>
  status === 'moving' || status === 'searching';

/**
 * Moves the selected batches to the stock location of that id, as text. While a newer list is on its way it is waited
 * for: only what is in the newest list is moved. What is not there afterwards stays selected, and so does what is
 * selected meanwhile. The list is read again before anything is said, whatever was answered.
 */
export const moveSelected =
  (stockLocationId: string): Thunk<Promise<void>> =>
  async (dispatch, getState, { http, config }) => {
    if (selectIsMoving(getState())) return;
    const location = selectLocations(getState())?.find(({ id }) => String(id) === stockLocationId);
    if (!location || getState().selected.length === 0) return;

    dispatch(moveChanged({ status: 'moving' }));
    if (getState().batches.status === 'pending') await dispatch(batchList.read(undefined));
    const wanted = new Set(getState().selected);
    const batches = (selectBatches(getState()) ?? []).filter(({ id }) => wanted.has(String(id)));
    if (batches.length === 0) {
      dispatch(moveChanged({ status: 'idle' }));
      return;
    }
    const isThere = (now: ListContext, id: string | number) =>
      String(now.batches.find((batch) => batch.id === id)?.stockLocationId) === stockLocationId;
    const elsewhere = batches.filter(({ id }) => !isThere({ batches, can_edit: true }, id));
    const sent = batches.map(({ id }) => ({ id, stockLocationId: location.id }));
    const outcome = await confirmWrite(
      () => postBatches(http, config, sent),
      () => dispatch(batchList.read(undefined)),
      (now) => elsewhere.length === 0 || elsewhere.some(({ id }) => isThere(now, id)),
      { http, onSearch: () => dispatch(moveChanged({ status: 'searching' })) },
    );
    if (outcome.status === 'not-saved') {
      dispatch(moveChanged({ status: 'not-moved', failure: outcome.failure }));
      return;
    }
    const said = outcome.status === 'saved' ? refusalsOf(batches, outcome.value) : [];
    const list = await dispatch(batchList.read(undefined));
    if (!list.ok) {
      // What the shop said of each batch is all that is known.
      const isTold = outcome.status === 'saved' && isAboutAll(outcome.value, batches);
      const why = outcome.status === 'unknown' ? outcome.failure : list.failure;
      const moved = movedOf(location.name, batches.length, said, isTold ? null : why);
      dispatch(moveChanged({ status: 'moved', moved }));
      return;
    }
    const refused = batches
      .filter(({ id }) => !isThere(list.value, id))
      .map(({ id, batchRef }): Refused => {
        const key = String(id);
        return said.find((refusal) => refusal.key === key) ?? { key, batchRef, why: '' };
      });
    const kept = new Set(refused.map(({ key }) => key));
    const isOpen = (key: string) => !wanted.has(key) || kept.has(key);
    dispatch(selectionChanged(getState().selected.filter(isOpen)));
    const moved = movedOf(location.name, batches.length, refused, null);
    dispatch(moveChanged({ status: 'moved', moved }));
  };

type Batches = ListContext['batches'];

interface Refused {
  key: string;
  batchRef: string;
  why: string;
}

const refusalsOf = (batches: Batches, answer: unknown): Refused[] =>
  readResults(answer, 'id')
    .filter(({ errors }) => errors.length > 0)
    .map(({ id, errors }) => ({
      key: id,
      batchRef: batches.find((batch) => String(batch.id) === id)?.batchRef ?? id,
      why: errors.map(({ message }) => message).join(' '),
    }));

function isAboutAll(answer: unknown, batches: Batches): boolean {
  const told = new Set(readResults(answer, 'id').map(({ id }) => id));
  return batches.every(({ id }) => told.has(String(id)));
}

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
