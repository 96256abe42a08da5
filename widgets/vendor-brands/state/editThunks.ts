import type { Brand, BrandFields } from '@shared/contract/vendorBrands';
import { withVisibleName } from '@shared/forms/recordEdits';
import { createAttemptKeys } from '@shared/http/attemptKeys';
import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { asResult } from '@shared/store/asResult';
import { patchBrand, postBrand } from '../api';
import {
  conflictsOf,
  openEdits,
  type BrandDraft,
  type Edits,
  type NotSaved,
} from '../model/fields';
import { brandNow, brandsNamed } from './readBrand';
import type { Thunk } from './slice';
import { refreshBrands } from './thunks';

/** Saves what is typed over a brand, or a new one. Resolves to null once the server has it, and the list was read. */
export const saveBrand =
  (draft: BrandDraft, onSearch: () => void): Thunk<Promise<NotSaved | null>> =>
  async (dispatch) => {
    const { id, base } = draft;
    const edits = withVisibleName(draft.edits);
    const outcome = await dispatch(
      id === null
        ? createBrand({ ...base, ...edits }, onSearch)
        : changeBrand(id, base, edits, onSearch),
    );
    if (outcome.status !== 'saved') return outcome;
    await dispatch(refreshBrands());
    return null;
  };

/** After a lost answer a brand of this name that says the same is the one that was made: no two have one name. */
const createBrand =
  (fields: BrandFields, onSearch: () => void): Thunk<Promise<WriteOutcome<unknown>>> =>
  async (_dispatch, _getState, { http, config, services }) => {
    const keys = (services.keys ??= createAttemptKeys('vendor-brands', config.user?.id ?? null));
    const outcome = await confirmWrite(
      () => asResult(postBrand(http, config, fields, keys.keyOf(fields))),
      () => brandsNamed({ http, config }, fields.name),
      ({ brands }) => brands.find((brand) => openEdits(fields, brand) === null) ?? false,
      { http, onSearch },
    );
    if (outcome.status !== 'unknown') keys.settle(fields);
    return outcome;
  };

/** Reads the brand first, so that only what differs is sent, and nothing over what somebody else has written. */
const changeBrand =
  (
    id: Brand['id'],
    base: BrandFields,
    edits: Edits,
    onSearch: () => void,
  ): Thunk<Promise<WriteOutcome<unknown> | NotSaved>> =>
  async (_dispatch, _getState, { http, config }) => {
    const before = await brandNow({ http, config }, { id, name: base.name });
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    if (before.value === false) return { status: 'not-saved', failure: gone };
    // What does not tell how it stands cannot stand in conflict.
    const now = before.value ?? base;
    const names = conflictsOf(edits, base, now);
    if (names.length > 0) return { status: 'conflict', names, now };
    const open = openEdits(edits, now);
    if (!open) return { status: 'saved', value: now };
    return confirmWrite(
      () => asResult(patchBrand(http, config, id, open)),
      () => brandNow({ http, config }, { id, name: open.name ?? now.name }),
      (found) => found && (openEdits(open, found) === null ? found : false),
      { http, onSearch },
    );
  };

const gone: Failure = { kind: 'not-found', status: null, message: '', fields: [] };
