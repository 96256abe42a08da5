import type { BatchPayload } from '@shared/contract/batches';
import { findWrite, type Search } from '@shared/http/confirmWrite';
import { mayHaveHappened, type Failure } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import {
  countEdits,
  idsApart,
  rowConflicts,
  stillUnsaved,
  withoutSent,
  type Edits,
} from '../model/edits';
import { payloadOf } from '../model/payload';
import { savedBatchIn } from '../model/shape';
import { idsGiven, takenIds, type Sent } from '../model/taken';
import { patchBatch, postBatch } from '../api';
import { accepted, asUnknown, changeBatch, readBatch, type Thunk } from './thunks';

/** What became of a save. `edits` are those that are still to be saved: the server may have had some before. */
export type Saved =
  | { status: 'saved'; edits: Edits }
  /** Somebody else changed what is to be saved: nothing was sent. */
  | { status: 'conflict'; edits: Edits }
  | { status: 'not-saved'; edits: Edits; failure: Failure; payload: BatchPayload | null }
  | { status: 'unknown'; edits: Edits; failure: Failure; sent: Sent };

export interface SaveRequest {
  /** The edits as they stand: while a lost answer is looked for the person may go on typing. */
  edits: () => Edits;
  /** What an earlier save sent of which it is not known whether it was taken. Its new rows must not be there twice. */
  unsettled: Sent | null;
  onSearch: (search: Search) => void;
}

/**
 * Saves a batch that is there. The call takes the whole batch, so it is read first: what is there now is sent, with
 * the person's changes over it. When the answer does not settle it, the batch is read before anything is said.
 */
export const saveBatch =
  ({ edits, unsettled, onSearch }: SaveRequest): Thunk<Promise<Saved>> =>
  async (dispatch, _getState, { http, config }) => {
    const read = () => dispatch(readBatch());
    const now = await read();
    if (!now.ok) {
      const { failure } = now;
      return unsettled
        ? { status: 'unknown', edits: edits(), failure, sent: unsettled }
        : { status: 'not-saved', edits: edits(), failure, payload: null };
    }
    const { batch } = now.value;
    const earlier = unsettled && takenIds(batch, unsettled);
    /** Of the edits as they stand, with what the person typed since, those that are not of the earlier save. */
    const mine = () =>
      idsApart(earlier ? withoutSent(edits(), unsettled.edits, earlier) : edits(), batch);
    const open = stillUnsaved(mine(), batch);
    if (countEdits(open) === 0 && countEdits(edits()) > 0) return { status: 'saved', edits: open };
    if (rowConflicts(open, batch).length > 0) return { status: 'conflict', edits: open };

    const sent: Sent = { payload: payloadOf(batch, open), edits: open };
    const left = (given: ReadonlyMap<string | number, string | number>) =>
      withoutSent(mine(), open, given);
    const answer = await patchBatch(http, config, sent.payload);
    const saved = answer.ok && savedBatchIn(answer.value);
    if (saved) {
      // Certificates are saved by themselves: those that came while the batch was saved are newer than its answer.
      dispatch(changeBatch(({ coas }) => ({ ...saved, coas })));
      return { status: 'saved', edits: left(idsGiven(saved, sent)) };
    }

    if (!answer.ok && !mayHaveHappened(answer.failure)) {
      return { status: 'not-saved', edits: open, failure: answer.failure, payload: sent.payload };
    }
    const found = await findWrite(
      answer.ok ? accepted : answer.failure,
      read,
      (state) => takenIds(state.batch, sent) ?? false,
      { http, onSearch, ...(answer.ok && { limit: 0 }) },
    );
    if (found.status === 'saved') return { status: 'saved', edits: left(found.value) };
    const { failure } = found;
    // What was accepted and does not show yet may show later.
    if (found.status === 'unknown' || answer.ok) {
      return { status: 'unknown', edits: mine(), failure: asUnknown(failure), sent };
    }
    return { status: 'not-saved', edits: mine(), failure, payload: sent.payload };
  };

/** Creates a batch; the server creates one for each `key`, however often it is asked. */
export const addBatch =
  (payload: BatchPayload, key: string): Thunk<Promise<Result<unknown>>> =>
  (_dispatch, _getState, { http, config }) =>
    postBatch(http, config, payload, key);
