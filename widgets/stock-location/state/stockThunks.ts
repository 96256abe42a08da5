import { mapResult, type Result } from '@shared/http/result';
import type { StockLocationDependents } from '@shared/contract/stockLocation';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { isSameId, withId, type Id } from '@shared/id';
import { deactivateLocation, editLocation, moveBatches } from '../api';
import { readRefused, type Refused, type LocationRow } from '../model/answers';
import { dependentsNow, gone, locationsNow } from './readNow';
import { locations } from './requests';
import type { Thunk } from './slice';

/** What depends on a location, as the server has it now. */
export const readDependentsOf =
  (id: Id): Thunk<Promise<Result<StockLocationDependents>>> =>
  (_dispatch, _getState, extra) =>
    dependentsNow(extra, id);

/**
 * Deactivates a location or activates it again. Resolves to why it failed, else to whether it was sent: what somebody
 * else has done before is not done again, nor taken back by Undo.
 */
export const setActive =
  (id: Id, to: boolean, onSearch: () => void): Thunk<Promise<Unsettled | { isSent: boolean }>> =>
  async (dispatch, _getState, extra) => {
    const { http, config } = extra;
    const before = await locationsNow(extra);
    if (!before.ok) return { isUnknown: false, failure: before.failure };
    if (withId(before.value, id)?.isActive === to) {
      await dispatch(locations.read(undefined));
      return { isSent: false };
    }
    const outcome = await confirmWrite(
      () =>
        to
          ? editLocation(http, config, id, { isActive: true })
          : deactivateLocation(http, config, id),
      () => locationsNow(extra),
      (all) => {
        const now = withId(all, id);
        return now?.isActive === to && now;
      },
      { http, onSearch },
    );
    if (outcome.status !== 'saved') {
      return { isUnknown: outcome.status === 'unknown', failure: outcome.failure };
    }
    await dispatch(locations.read(undefined));
    return { isSent: true };
  };

/** Why something was not done, or is not known to be. */
export interface Unsettled {
  isUnknown: boolean;
  failure: Failure;
}

interface Move {
  from: Pick<LocationRow, 'id'>;
  to: Pick<LocationRow, 'id'>;
  batchIds: Id[];
}

/** Batches that are at the other location now. */
export interface Moved extends Move {
  from: LocationRow;
  to: LocationRow;
}

/** How a move ended: the batches that stayed, or why all of them did. */
export type MoveEnd =
  | { status: 'moved'; refused: Refused[] }
  | ({ status: 'not-moved' } & Unsettled);

/** Moves batches. After a lost answer those that are at the other location by then were moved; the others stayed. */
export const moveStock =
  ({ from, to, batchIds }: Move, onSearch: () => void): Thunk<Promise<MoveEnd>> =>
  async (dispatch, _getState, extra) => {
    const { http, config } = extra;
    const before = await locationsNow(extra);
    if (!before.ok) return { status: 'not-moved', isUnknown: false, failure: before.failure };
    if (!withId(before.value, to.id)?.isActive) {
      return { status: 'not-moved', isUnknown: false, failure: gone };
    }
    const outcome = await confirmWrite(
      () =>
        mapResult(moveBatches(http, config, { id: from.id, toId: to.id, batchIds }), readRefused),
      () => dependentsNow(extra, to.id),
      ({ batches }) => {
        const stayed = batchIds.filter((id) => !batches.some((batch) => isSameId(batch.id, id)));
        return stayed.length < batchIds.length && stayed.map((id) => ({ id, errors: [] }));
      },
      { http, onSearch },
    );
    if (outcome.status !== 'saved') {
      const isUnknown = outcome.status === 'unknown';
      return { status: 'not-moved', isUnknown, failure: outcome.failure };
    }
    await dispatch(locations.read(undefined));
    return { status: 'moved', refused: outcome.value };
  };

/** Moves batches back where they were; those that somebody else has moved on since stay where they are. */
export const moveBack =
  ({ from, to, batchIds }: Moved, onSearch: () => void): Thunk<Promise<MoveEnd>> =>
  async (dispatch, _getState, extra) => {
    const now = await dependentsNow(extra, to.id);
    if (!now.ok) return { status: 'not-moved', isUnknown: false, failure: now.failure };
    const there = batchIds.filter((id) => withId(now.value.batches, id));
    const gone = batchIds.filter((id) => !there.includes(id)).map((id) => ({ id, errors: [] }));
    if (there.length === 0) return { status: 'moved', refused: gone };
    const end = await dispatch(moveStock({ from: to, to: from, batchIds: there }, onSearch));
    return end.status === 'moved' ? { ...end, refused: [...end.refused, ...gone] } : end;
  };
