import type {
  RuleFamily,
  RuleField,
  RulePerms,
  RuleRestriction,
} from '../../../shared/contract/rules';
import type { Failure } from '../../../shared/http/failure';
import { createReducer } from '../../../shared/store/createReducer';
import { widgetHooks } from '../../../shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '../../../shared/store/load';
import type { RulesConfig } from '../config';
import { startView, type Filter, type View } from '../filter';
import { byFamily, type ByFamily, type Rule, type RuleBook } from '../rules';
import type { Refusal } from '../saving';
import { noWork, type Work, type WorkCount } from '../work';
import type { Removed } from '../workEdits';
import { loadRules, refreshRules } from './requests';

/** How the last save stands. `unknown`: its answer was lost, and so was the look at what became of it. */
export type SaveStatus =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'saved'; count: WorkCount }
  | { status: 'refused' | 'moved-on' | 'failed' | 'unknown'; failure: Failure };

/** Where the focus goes next: to a rule's row, or to the title with an empty key. */
export interface FocusMove {
  key: string;
  part: 'row' | 'handle' | 'up' | 'down' | 'number' | 'edit';
}

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
  refresh: { status: 'idle' | 'pending' } | { status: 'failed'; failure: Failure };
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

export const bookArrived = (payload: { book: RuleBook; work: ByFamily<Work> }) =>
  ({ type: 'rules/bookArrived', payload }) as const;
export const viewChanged = (payload: Partial<View>) =>
  ({ type: 'rules/viewChanged', payload }) as const;
/** `key` is the rule that a person changed: what the server said of it is said no more. */
export const workChanged = (payload: {
  family: RuleFamily;
  work: Work;
  key?: string;
  newRules?: number;
}) =>
  ({
    type: 'rules/workChanged',
    // Frozen, so that immer looks for no changes in an order of thousands.
    payload: { ...payload, work: Object.freeze(payload.work) },
  }) as const;
export const rulesMerged = (payload: { book: Pick<RuleBook, 'rules' | 'version'> }) =>
  ({ type: 'rules/merged', payload }) as const;
export const saveChanged = (payload: SaveStatus & { refusals?: readonly Refusal[] }) =>
  ({ type: 'rules/saveChanged', payload }) as const;
export const ruleRemoved = (payload: RulesState['removed']) =>
  ({ type: 'rules/removed', payload }) as const;
export const ruleOpened = (payload: string | null) => ({ type: 'rules/opened', payload }) as const;
export const focusMoved = (payload: FocusMove | null) =>
  ({ type: 'rules/focusMoved', payload }) as const;
export const announced = (payload: string) => ({ type: 'rules/announced', payload }) as const;
export const refreshDismissed = () => ({ type: 'rules/refreshDismissed' }) as const;

export const rulesReducer = createReducer<RulesState>(initialState, (on) => {
  on(loadRules.pending, (state) => {
    state.rules = pending<ByFamily<readonly Rule[]>>(state.rules);
  });
  on(loadRules.rejected, (state, { payload }) => {
    state.rules = failed<ByFamily<readonly Rule[]>>(state.rules, payload);
  });
  on(refreshRules.pending, (state) => {
    state.refresh = { status: 'pending' };
  });
  on(refreshRules.rejected, (state, { payload }) => {
    state.refresh = { status: 'failed', failure: payload };
  });
  on<ReturnType<typeof refreshDismissed>>('rules/refreshDismissed', (state) => {
    state.refresh = { status: 'idle' };
  });

  on<ReturnType<typeof bookArrived>>('rules/bookArrived', (state, { payload: { book, work } }) => {
    state.rules = ready(book.rules);
    state.fields = book.fields;
    state.perms = book.perms;
    state.restrictions = book.restrictions;
    state.version = book.version;
    state.url = book.url;
    state.pendingChanges = work;
    state.refresh = { status: 'idle' };
  });
  on<ReturnType<typeof viewChanged>>('rules/viewChanged', (state, { payload }) => {
    Object.assign(state, payload);
    state.openKey = null;
  });
  on<ReturnType<typeof workChanged>>('rules/workChanged', (state, { payload }) => {
    state.pendingChanges[payload.family] = payload.work;
    state.newRules = payload.newRules ?? state.newRules;
    state.refusals = state.refusals.filter(({ key }) => key !== payload.key);
    if (state.save.status === 'saved' || state.save.status === 'moved-on') {
      state.save = { status: 'idle' };
    }
  });
  on<ReturnType<typeof rulesMerged>>('rules/merged', (state, { payload: { book } }) => {
    state.rules = ready(book.rules);
    state.version = book.version;
    state.pendingChanges = byFamily(() => noWork);
    state.removed = null;
    state.openKey = null;
  });
  on<ReturnType<typeof saveChanged>>('rules/saveChanged', (state, { payload }) => {
    const { refusals = [], ...save } = payload;
    state.save = save;
    state.refusals = refusals;
  });
  on<ReturnType<typeof ruleRemoved>>('rules/removed', (state, { payload }) => {
    state.removed = payload;
  });
  on<ReturnType<typeof ruleOpened>>('rules/opened', (state, { payload }) => {
    state.openKey = payload;
  });
  on<ReturnType<typeof focusMoved>>('rules/focusMoved', (state, { payload }) => {
    state.focus = payload;
    if (payload) state.pinnedKey = payload.key;
  });
  on<ReturnType<typeof announced>>('rules/announced', (state, { payload }) => {
    state.announcement = payload;
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<RulesState, RulesConfig>();
