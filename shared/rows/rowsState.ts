import type { DraftSteps } from '../forms/draftSteps';
import type { ListedDraft } from '../forms/listedDraft';
import type { RowErrors } from './describeRows';
import type { RowsEnd } from './saveRows';

/** How the last save stands. */
export type RowsView<Row, Fields> =
  | { status: 'idle'; saved?: never }
  /** `done` of `total` rows were dealt with; `isSearching` while it is looked for what became of a lost answer. */
  | { status: 'saving'; saved?: never; done: number; total: number; isSearching: boolean }
  | ({ status: 'ended'; total: number; refused: number } & Omit<
      RowsEnd<Row, Fields>,
      'settled' | 'refused'
    >)
  /** Of the last save a part cannot be taken back: a colleague has saved these rows since. */
  | { status: 'overtaken'; saved?: never; names: readonly string[] };

export interface RowsState<Row, Fields> extends DraftSteps<Fields> {
  /** What the server said of rows that it has not taken. */
  refusals: RowErrors;
  view: RowsView<Row, Fields>;
  /** What is on its way to the server. */
  sent: readonly ListedDraft<Fields>[];
  /** The former values of the last save, as far as nobody else is known to have saved since. */
  formerValues: readonly ListedDraft<Fields>[];
}

export const nothingEdited = <Row, Fields>(): RowsState<Row, Fields> => ({
  drafts: new Map(),
  past: [],
  future: [],
  step: '',
  refusals: new Map(),
  view: { status: 'idle' },
  sent: [],
  formerValues: [],
});
