import type { DraftSteps } from '@shared/forms/draftSteps';
import type { ProductDraft } from '../model/fields';
import type { Refusals } from '../model/results';
import type { SaveEnd } from '../state/saveThunk';
import type { ProductFields } from '../model/product';

export type SaveView =
  | { status: 'idle' }
  /** `isSearching` once an answer was lost and what became of it is looked for. */
  | { status: 'saving'; isSearching: boolean }
  | SaveEnd;

export interface EditState extends DraftSteps<ProductFields> {
  refusals: Refusals;
  /** How the last save went. */
  view: SaveView;
  /** The former values of the last save, as long as nobody else is known to have saved since. */
  ways: readonly ProductDraft[];
}

export const nothingEdited: EditState = {
  drafts: new Map(),
  refusals: new Map(),
  past: [],
  future: [],
  step: '',
  view: { status: 'idle' },
  ways: [],
};
