import type { Brand } from '@shared/contract/vendorBrands';
import { createAttemptKeys } from '@shared/http/attemptKeys';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { withVisibleName, type Saved } from '@shared/forms/recordEdits';
import { asResult } from '@shared/store/asResult';
import { patchBrand, postBrand } from '../api';
import { conflictsOf, openDraft, openEdits, type BrandDraft, type NotSaved } from '../model/fields';
import { brandNow, brandsNamed } from './readBrand';
import type { Thunk } from './slice';
import { refreshBrands } from './thunks';

/** Saves what is typed over a brand, or a new one. Resolves once the server has it, and the list was read. */
export const saveBrand =
  (typed: BrandDraft, onSearch: () => void): Thunk<Promise<Saved<BrandDraft> | NotSaved>> =>
  async (dispatch) => {
    const draft = { ...typed, edits: withVisibleName(typed.edits) };
    const end = await dispatch(
      draft.id === null ? createBrand(draft, onSearch) : changeBrand(draft, draft.id, onSearch),
    );
    if (end.status === 'saved') await dispatch(refreshBrands());
    return end;
  };

/** After a lost answer a brand of this name that says the same is the one that was made: no two have one name. */
const createBrand =
  (draft: BrandDraft, onSearch: () => void): Thunk<Promise<Saved<BrandDraft> | NotSaved>> =>
  async (_dispatch, _getState, { http, config, services }) => {
    const fields = { ...draft.base, ...draft.edits };
    const keys = (services.keys ??= createAttemptKeys('vendor-brands', config.user?.id ?? null));
    const outcome = await confirmWrite(
      () => asResult(postBrand(http, config, fields, keys.keyOf(fields))),
      () => brandsNamed({ http, config }, fields.name),
      ({ brands }) => brands.find((brand) => openEdits(fields, brand) === null) ?? false,
      { http, onSearch },
    );
    if (outcome.status !== 'unknown') keys.settle(fields);
    return outcome.status === 'saved' ? { status: 'saved', draft } : outcome;
  };

/** Reads the brand first, so that only what differs is sent, and nothing over what somebody else has written. */
const changeBrand =
  (
    draft: BrandDraft,
    id: Brand['id'],
    onSearch: () => void,
  ): Thunk<Promise<Saved<BrandDraft> | NotSaved>> =>
  async (_dispatch, _getState, { http, config }) => {
    const { base, edits } = draft;
    const before = await brandNow({ http, config }, { id, name: base.name });
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    if (before.value === false) return { status: 'not-saved', failure: gone };
    // What does not tell how it stands cannot stand in conflict.
    const now = before.value ?? base;
    const names = conflictsOf(edits, base, now);
    if (names.length > 0) return { status: 'conflict', names, now };
    const saved = { status: 'saved', draft: openDraft(draft, now) } as const;
    const open = openEdits(edits, now);
    if (!open) return saved;
    const outcome = await confirmWrite(
      () => asResult(patchBrand(http, config, id, open)),
      () => brandNow({ http, config }, { id, name: open.name ?? now.name }),
      (found) => found && (openEdits(open, found) === null ? found : false),
      { http, onSearch },
    );
    return outcome.status === 'saved' ? saved : outcome;
  };

const gone: Failure = { kind: 'not-found', status: null, message: '', fields: [] };
