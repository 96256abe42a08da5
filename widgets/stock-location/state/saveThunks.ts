import type { ListedLocation } from '@shared/contract/stockLocation';
import { createAttemptKeys } from '@shared/http/attemptKeys';
import { confirmWrite } from '@shared/http/confirmWrite';
import { withVisibleName, type Saved } from '@shared/forms/recordEdits';
import { asResult } from '@shared/store/asResult';
import { createLocation, editLocation } from '../api';
import {
  conflictsOf,
  fieldsOf,
  openDraft,
  openEdits,
  type LocationDraft,
  type NotSaved,
} from '../model/fields';
import { gone, locationsNow, withId } from './readNow';
import { locations } from './requests';
import type { Thunk } from './slice';

/** Saves what is written over a location, or a new one. Resolves once the server has it, and all was read. */
export const saveLocation =
  (typed: LocationDraft, onSearch: () => void): Thunk<Promise<Saved<LocationDraft> | NotSaved>> =>
  async (dispatch) => {
    const draft = { ...typed, edits: withVisibleName(typed.edits) };
    const { id } = draft;
    const end = await dispatch(id === null ? create(draft, onSearch) : change(draft, id, onSearch));
    if (end.status === 'saved') await dispatch(locations.read(undefined));
    return end;
  };

/** After a lost answer a location of this name that says the same is the one that was made: no two have one name. */
const create =
  (draft: LocationDraft, onSearch: () => void): Thunk<Promise<Saved<LocationDraft> | NotSaved>> =>
  async (_dispatch, _getState, extra) => {
    const { http, config, services } = extra;
    const fields = { ...draft.base, ...draft.edits };
    const keys = (services.keys ??= createAttemptKeys('stock-location', config.user?.id ?? null));
    const outcome = await confirmWrite(
      () => asResult(createLocation(http, config, fields, keys.keyOf(fields))),
      () => locationsNow(extra),
      (all) => all.find((each) => openEdits(fields, each) === null) ?? false,
      { http, onSearch },
    );
    if (outcome.status !== 'unknown') keys.settle(fields);
    return outcome.status === 'saved' ? { status: 'saved', draft } : outcome;
  };

/** Reads the location first, so that only what differs is sent, and nothing over what somebody else has written. */
const change =
  (
    draft: LocationDraft,
    id: ListedLocation['id'],
    onSearch: () => void,
  ): Thunk<Promise<Saved<LocationDraft> | NotSaved>> =>
  async (_dispatch, _getState, extra) => {
    const { http, config } = extra;
    const { base, edits } = draft;
    const before = await locationsNow(extra);
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    const found = withId(before.value, id);
    if (!found) return { status: 'not-saved', failure: gone };
    const now = fieldsOf(found);
    const names = conflictsOf(edits, base, now);
    if (names.length > 0) return { status: 'conflict', names, now };
    const saved = { status: 'saved', draft: openDraft(draft, now) } as const;
    const open = openEdits(edits, now);
    if (!open) return saved;
    const outcome = await confirmWrite(
      () => asResult(editLocation(http, config, id, open)),
      () => locationsNow(extra),
      (all) => {
        const after = withId(all, id);
        return after && openEdits(open, after) === null ? after : false;
      },
      { http, onSearch },
    );
    return outcome.status === 'saved' ? saved : outcome;
  };
