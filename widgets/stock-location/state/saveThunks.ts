import type { ListedLocation } from '@shared/contract/stockLocation';
import { withVisibleName } from '@shared/forms/recordEdits';
import { createAttemptKeys } from '@shared/http/attemptKeys';
import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import { asResult } from '@shared/store/asResult';
import { createLocation, editLocation } from '../api';
import {
  conflictsOf,
  fieldsOf,
  openEdits,
  type LocationDraft,
  type NotSaved,
} from '../model/fields';
import { gone, locationsNow, withId } from './readNow';
import { locations } from './requests';
import type { Thunk } from './slice';

/** Saves what is written over a location, or a new one. Resolves to null once the server has it, and all was read. */
export const saveLocation =
  (typed: LocationDraft, onSearch: () => void): Thunk<Promise<NotSaved | null>> =>
  async (dispatch) => {
    const draft = { ...typed, edits: withVisibleName(typed.edits) };
    const { id } = draft;
    const outcome = await dispatch(
      id === null ? create(draft, onSearch) : change(draft, id, onSearch),
    );
    if (outcome.status !== 'saved') return outcome;
    await dispatch(locations.read(undefined));
    return null;
  };

/** After a lost answer a location of this name that says the same is the one that was made: no two have one name. */
const create =
  ({ base, edits }: LocationDraft, onSearch: () => void): Thunk<Promise<WriteOutcome<unknown>>> =>
  async (_dispatch, _getState, extra) => {
    const { http, config, services } = extra;
    const fields = { ...base, ...edits };
    const keys = (services.keys ??= createAttemptKeys('stock-location', config.user?.id ?? null));
    const outcome = await confirmWrite(
      () => asResult(createLocation(http, config, fields, keys.keyOf(fields))),
      () => locationsNow(extra),
      (all) => all.find((each) => openEdits(fields, each) === null) ?? false,
      { http, onSearch },
    );
    if (outcome.status !== 'unknown') keys.settle(fields);
    return outcome;
  };

/** Reads the location first, so that only what differs is sent, and nothing over what somebody else has written. */
const change =
  (
    { base, edits }: LocationDraft,
    id: ListedLocation['id'],
    onSearch: () => void,
  ): Thunk<Promise<WriteOutcome<unknown> | NotSaved>> =>
  async (_dispatch, _getState, extra) => {
    const { http, config } = extra;
    const before = await locationsNow(extra);
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    const found = withId(before.value, id);
    if (!found) return { status: 'not-saved', failure: gone };
    const now = fieldsOf(found);
    const names = conflictsOf(edits, base, now);
    if (names.length > 0) return { status: 'conflict', names, now };
    const open = openEdits(edits, now);
    if (!open) return { status: 'saved', value: now };
    return confirmWrite(
      () => asResult(editLocation(http, config, id, open)),
      () => locationsNow(extra),
      (all) => {
        const after = withId(all, id);
        return after && openEdits(open, after) === null ? after : false;
      },
      { http, onSearch },
    );
  };
