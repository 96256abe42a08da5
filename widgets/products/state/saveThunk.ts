import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { patchProducts } from '../api';
import { changeOf, conflictsOf, fieldsOf, openEdits, type ProductDraft } from '../model/fields';
import { goneOf, noRefusals, refusalsOf, type Clash, type Refusals } from '../model/results';
import { productsNow, type ProductsNow } from './readNow';
import { productPage } from './requests';
import { productsSaved, type Thunk } from './slice';
import type { Edits } from '../model/product';

/** What became of a save. */
export type SaveEnd =
  /** `base` of each is what the product had before, `edits` what it has now; none where the server had it all. */
  | { status: 'saved'; saved: ProductDraft[]; drafts: readonly ProductDraft[] }
  /** Somebody else changed the same meanwhile: nothing was sent. */
  | { status: 'conflict'; clashes: Clash[] }
  | { status: 'not-saved' | 'unknown'; failure: Failure; refusals: Refusals };

/**
 * Saves what is typed over some products, in one call. They are read first, so that only what differs is sent, and
 * nothing over what somebody else has written.
 */
export const saveProducts =
  (drafts: readonly ProductDraft[], onSearch: () => void): Thunk<Promise<SaveEnd>> =>
  async (dispatch, _getState, { http, config }) => {
    const ids = drafts.map(({ id }) => id);
    const read = () => productsNow({ http, config }, ids);
    const before = await read();
    if (!before.ok) return { status: 'not-saved', failure: before.failure, refusals: noRefusals };
    const lost = drafts.filter(({ id }) => before.value.gone.has(String(id)));
    if (lost.length > 0) return { status: 'not-saved', failure: refused, refusals: goneOf(lost) };
    const now = drafts.map((draft) => ({ draft, fields: fieldsNow(draft, before.value) }));
    const clashes = now.flatMap(({ draft: { id, base, edits }, fields }) => {
      const names = conflictsOf(edits, base, fields);
      return names.length > 0 ? [{ id, name: fields.name, names, now: fields }] : [];
    });
    if (clashes.length > 0) return { status: 'conflict', clashes };
    const open = now.flatMap(({ draft: { id, edits }, fields }) => {
      const differs = openEdits(edits, fields);
      return differs ? [{ id, base: fields, edits: differs }] : [];
    });
    if (open.length > 0) {
      const outcome = await confirmWrite(
        () => patchProducts(http, config, open.map(bodyOf)),
        read,
        (found) => wasTaken(open, found),
        { http, onSearch },
      );
      if (outcome.status !== 'saved') {
        return { ...outcome, refusals: refusalsOf(outcome.failure, open) };
      }
    }
    dispatch(productsSaved());
    await dispatch(productPage.refetch());
    return { status: 'saved', saved: open, drafts };
  };

const bodyOf = ({ id, edits }: { id: ProductDraft['id']; edits: Edits }) => changeOf(id, edits);

/** What does not tell how it stands cannot stand in conflict. */
const fieldsNow = ({ id, base }: ProductDraft, { found }: ProductsNow) => {
  const product = found.get(String(id));
  return product ? fieldsOf(product) : base;
};

/** A save is taken whole or not at all. Where only a part of it shows, somebody else has written since. */
function wasTaken(open: readonly ProductDraft[], { found }: ProductsNow): true | false | null {
  const shows = open.map(({ id, edits }) => {
    const product = found.get(String(id));
    return product ? openEdits(edits, product) === null : null;
  });
  if (shows.every((isThere) => isThere === true)) return true;
  return shows.every((isThere) => isThere === false) ? false : null;
}

const refused: Failure = { kind: 'refused', status: null, message: '', fields: [] };
