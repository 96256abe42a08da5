import type { RuleFamily, RuleField, RulePerms, RuleRestriction } from '@shared/contract/rules';
import type { Failure } from '@shared/http/failure';
import { createReducer, defineEvent } from '@shared/store/createReducer';
import { widgetHooks } from '@shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '@shared/store/load';
import { byFamily, type ByFamily, type Rule, type RuleBook } from '@shared/rules/rules';
import type { RulesConfig } from '../config';
import { startView, type Filter, type View } from '../model/filter';
import type { Refusal } from '../model/saving';
import { noWork, type Work, type WorkCount } from '../model/work';
import type { Removed } from '../model/workEdits';

/** How the last save stands. */
export type SaveStatus =
  | { status: 'idle' }
  /** `isSearching` once the answer was lost and the server is asked what became of it. */
  | { status: 'pending'; isSearching?: boolean; sent?: Sent }
  | { status: 'saved'; count: WorkCount }
  | { status: 'refused' | 'moved-on' | 'failed'; failure: Failure }
  /** It may have been saved, and may not. */
  | { status: 'unknown'; failure: Failure; sent: Sent };

/** What a save was made of: until its end is known the person may go on. */
export interface Sent {
  rules: ByFamily<readonly Rule[]>;
  work: ByFamily<Work>;
  /** When, in milliseconds since 1970. */
  since: number;
}

/** Where the focus goes next: to a rule's row, or to the title with an empty key. */
export interface FocusMove {
  key: string;
  part: 'row' | 'handle' | 'up' | 'down' | 'number' | 'edit';
  /** The kind of the rule, where it is to be shown though the filter or another kind hides it. */
  family?: RuleFamily;
}

type Reading = { status: 'idle' | 'pending' } | { status: 'failed'; failure: Failure };

export interface RulesState extends View {
  rules: Load<ByFamily<readonly Rule[]>>;
  fields: ByFamily<readonly RuleField[]>;
  perms: RulePerms;
  restrictions: readonly RuleRestriction[];
  version: string | undefined;
  url: string | undefined;
  filter: Filter;
  pendingChanges: ByFamily<Work>;
  /** Reading the rules again. */
  refresh: Reading;
  save: SaveStatus;
  refusals: readonly Refusal[];
  /** What was deleted last, until it is brought back or something else is done with it. */
  removed: (Removed & { family: RuleFamily }) | null;
  /** The rule whose fields are open in its row. */
  openKey: string | null;
  focus: FocusMove | null;
  /** The rule that took the focus last: it stays drawn wherever the page is scrolled to. */
  pinnedKey: string | null;
  /** For screen readers. */
  announcement: string;
  /** Of rules that the server does not have yet. */
  newRules: number;
}

const initialState: RulesState = {
  ...startView,
  rules: idle,
  fields: byFamily(() => []),
  perms: { add: false, change: false, delete: false, reorder: false },
  restrictions: [],
  version: undefined,
  url: undefined,
  pendingChanges: byFamily(() => noWork),
  refresh: { status: 'idle' },
  save: { status: 'idle' },
  refusals: [],
  removed: null,
  openKey: null,
  focus: null,
  pinnedKey: null,
  announcement: '',
  newRules: 0,
};

export const bookArrived = defineEvent<{ book: RuleBook; work: ByFamily<Work> }>(
  'rules/bookArrived',
);
export const viewChanged = defineEvent<Partial<View>>('rules/viewChanged');
interface WorkChange {
  family: RuleFamily;
  work: Work;
  /** The rule that a person changed: what the server said of it is said no more. */
  key?: string;
  newRules?: number;
}
const workReplaced = defineEvent<WorkChange>('rules/workChanged');
/** Frozen, so that immer looks for no changes in an order of thousands. */
export const workChanged = (change: WorkChange) =>
  workReplaced({ ...change, work: Object.freeze(change.work) });
export const rulesMerged = defineEvent<{ book: Pick<RuleBook, 'rules' | 'version'> }>(
  'rules/merged',
);
export const saveChanged = defineEvent<SaveStatus & { refusals?: readonly Refusal[] }>(
  'rules/saveChanged',
);
export const ruleRemoved = defineEvent<RulesState['removed']>('rules/removed');
export const ruleOpened = defineEvent<string | null>('rules/opened');
export const focusMoved = defineEvent<FocusMove | null>('rules/focusMoved');
export const announced = defineEvent<string>('rules/announced');
/** How far reading the rules is, at first and again. */
export const readingChanged = defineEvent<Reading>('rules/readingChanged');

/** Nothing is offered back that is not to be deleted: it was kept after all, or a colleague has deleted it. */
function dropUntrueOffer(state: RulesState) {
  const { removed, pendingChanges } = state;
  if (!removed?.base) return;
  const { deleted } = pendingChanges[removed.family];
  if (!deleted.some(({ key }) => key === removed.rule.key)) state.removed = null;
}

export const rulesReducer = createReducer<RulesState>(initialState, (on) => {
  on(readingChanged, (state, { payload }) => {
    // Rules that are there stay, also when they cannot be read again.
    if (state.rules.status === 'ready') state.refresh = payload;
    else if (payload.status === 'failed') {
      state.rules = failed<ByFamily<readonly Rule[]>>(state.rules, payload.failure);
    } else state.rules = pending<ByFamily<readonly Rule[]>>(state.rules);
  });

  on(bookArrived, (state, { payload: { book, work } }) => {
    state.rules = ready(book.rules);
    state.fields = book.fields;
    state.perms = book.perms;
    state.restrictions = book.restrictions;
    state.version = book.version;
    state.url = book.url;
    state.pendingChanges = work;
    state.refresh = { status: 'idle' };
    dropUntrueOffer(state);
  });
  on(viewChanged, (state, { payload }) => {
    Object.assign(state, payload);
    state.openKey = null;
  });
  on(workReplaced, (state, { payload }) => {
    state.pendingChanges[payload.family] = payload.work;
    state.newRules = payload.newRules ?? state.newRules;
    state.refusals = state.refusals.filter(
      ({ family, key }) => family !== payload.family || key !== payload.key,
    );
    dropUntrueOffer(state);
    const { status } = state.save;
    const isOver = status === 'refused' && state.refusals.length === 0;
    if (isOver || status === 'saved' || status === 'moved-on') state.save = { status: 'idle' };
  });
  on(rulesMerged, (state, { payload: { book } }) => {
    state.rules = ready(book.rules);
    state.version = book.version;
    state.pendingChanges = byFamily(() => noWork);
    state.removed = null;
    state.openKey = null;
  });
  on(saveChanged, (state, { payload }) => {
    const { refusals = [], ...save } = payload;
    state.save = save;
    state.refusals = refusals;
  });
  on(ruleRemoved, (state, { payload }) => {
    state.removed = payload;
  });
  on(ruleOpened, (state, { payload }) => {
    state.openKey = payload;
  });
  on(focusMoved, (state, { payload }) => {
    state.focus = payload;
    if (payload) state.pinnedKey = payload.key;
  });
  on(announced, (state, { payload }) => {
    state.announcement = payload;
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<RulesState, RulesConfig>();
