import type { DraftSteps } from '@shared/forms/draftSteps';
import type { RowError } from '../model/answers';
import { noChanges, type PriceDraft } from '../model/changes';
import type { PriceFields } from '../model/prices';
import type { SaveEnd } from '../state/saveThunk';

export type Refusals = ReadonlyMap<string, readonly RowError[]>;

export type SaveView =
  | { status: 'idle' }
  /** `done` of `total` rows were sent; `isSearching` while it is looked for what became of a lost answer. */
  | { status: 'saving'; done: number; total: number; isSearching: boolean }
  | ({ status: 'ended'; total: number } & Omit<SaveEnd, 'settled' | 'refused'> & {
        refused: number;
      })
  /** Of the last save a part cannot be taken back: a colleague has saved these rows since. */
  | { status: 'overtaken'; names: readonly string[] };

export interface EditState extends DraftSteps<PriceFields> {
  /** What the server said of rows that it has not taken. */
  refusals: Refusals;
  /** How the last save went. */
  view: SaveView;
  /** The former values of the last save, as far as nobody else is known to have saved since. */
  ways: readonly PriceDraft[];
}

export const nothingEdited: EditState = {
  drafts: noChanges,
  past: [],
  future: [],
  step: '',
  refusals: new Map(),
  view: { status: 'idle' },
  ways: [],
};
