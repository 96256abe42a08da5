import type { Failure } from '@shared/http/failure';
import { imported } from '@shared/http/result';
import type { Id } from '@shared/answers/id';
import type { Entry } from '../model/answers';
import {
  afterSave,
  kept,
  meeting,
  noDrafts,
  ofSet,
  withChoices,
  withEarlier,
  without,
  withoutStep,
  keyOf,
  type Choice,
  type Drafts,
  type LinkDraft,
  type Step,
} from '../model/drafts';
import type { Refusals, SaveEnd } from '../model/parts';
import { tabNames, type TabName } from '../model/sets';
import type { Thunk } from './slice';

export type SaveView =
  | { status: 'idle' }
  /** `isSearching` once an answer was lost and what became of it is looked for. */
  | { status: 'saving'; done: number; total: number; isSearching: boolean }
  | { status: 'ended'; end: SaveEnd };

export interface LinkState {
  drafts: Drafts;
  view: SaveView;
  refusals: Refusals;
  /** The keys of what was taken back since the last save began. */
  takenBack: readonly string[];
  /** What changed many at once last, to be taken back. */
  step: Step | null;
}

export const nothingChanged: LinkState = {
  drafts: noDrafts,
  view: { status: 'idle' },
  refusals: new Map(),
  takenBack: [],
  step: null,
};

/** Its code comes with the first save. */
const loadSave = () => import('./saveThunk');

/** What is not changed any more has been taken back: a save may be under way. */
const changed = (now: LinkState, drafts: Drafts): LinkState => {
  const gone = [...now.drafts.keys()].filter((key) => !drafts.has(key));
  return { ...now, drafts, takenBack: [...now.takenBack, ...gone] };
};

interface Tools {
  setState: (make: (now: LinkState) => LinkState) => void;
  latest: () => LinkState;
  dispatch: <T>(thunk: Thunk<T>) => T;
}

/** Changes links and saves them, one save at a time: a part of `useLinking`. */
export const linkingActions = ({ setState, latest, dispatch }: Tools) => {
  /** Two presses come before the drawing that the first one leads to. */
  let isUnderWay = false;
  const change = (make: (drafts: Drafts) => Drafts) =>
    setState((now) => changed(now, make(now.drafts)));
  const discard = (which: (drafts: Drafts) => readonly LinkDraft[]) =>
    setState((now) => {
      const { drafts: before } = now;
      const keys = which(before).map(keyOf);
      const after = without(before, keys);
      const step: Step = { kind: 'discarded', count: keys.length, before, after };
      return { ...now, drafts: after, step, view: { status: 'idle' } };
    });
  const save = async (): Promise<void> => {
    const { drafts } = latest();
    if (isUnderWay || drafts.size === 0) return;
    isUnderWay = true;
    const progress = { done: 0, total: drafts.size, isSearching: false };
    const show = (more: Partial<typeof progress>) => {
      Object.assign(progress, more);
      setState((now) => ({ ...now, view: { status: 'saving', ...progress } }));
    };
    setState((now) => ({ ...now, takenBack: [] }));
    show({});
    const code = await imported(loadSave());
    const end: SaveEnd = code.ok
      ? await dispatch(
          code.value.saveLinks(drafts, {
            onTaken: (taken) =>
              setState((now) => ({
                ...now,
                drafts: afterSave(now.drafts, taken, now.takenBack),
              })),
            onProgress: (done) => show({ done, isSearching: false }),
            onSearch: () => show({ isSearching: true }),
          }),
        )
      : withoutCode(drafts, code.failure);
    isUnderWay = false;
    const refusals: Refusals = new Map(
      end.parts.flatMap((part) => ('refusals' in part ? [...(part.refusals ?? [])] : [])),
    );
    setState((now) => ({ ...now, view: { status: 'ended', end }, refusals, step: null }));
  };
  return {
    save,
    /** `isStep` of many at once: they can be taken back at once as well. */
    choose: (choices: readonly Choice[], isStep = false) =>
      setState((now) => {
        const { drafts: before, refusals } = now;
        const after = withChoices(before, choices);
        const keys = new Set(choices.map(({ set, entry }) => keyOf({ set, id: entry.id })));
        return {
          ...changed(now, after),
          refusals: new Map([...refusals].filter(([key]) => !keys.has(key))),
          step: isStep ? { kind: 'changed', count: choices.length, before, after } : now.step,
        };
      }),
    revert: (key: string) => change((drafts) => without(drafts, [key])),
    keep: (key: string, now: Id | null) => change((drafts) => kept(drafts, key, now)),
    reset: (set: TabName) => discard((drafts) => ofSet(drafts, set)),
    discard: () => discard((drafts) => [...drafts.values()]),
    undo: () =>
      setState((now) => ({
        ...changed(now, now.step ? withoutStep(now.drafts, now.step) : now.drafts),
        step: null,
      })),
    forgetStep: () => setState((now) => ({ ...now, step: null })),
    restore: (earlier: readonly LinkDraft[]) => change((drafts) => withEarlier(drafts, earlier)),
    meet: (set: TabName, entries: readonly Entry[]) =>
      setState((now) => {
        const drafts = meeting(now.drafts, set, entries);
        return drafts === now.drafts ? now : { ...now, drafts };
      }),
    dismiss: () => setState((now) => ({ ...now, view: { status: 'idle' } })),
  };
};

/** What saves could not be fetched. */
const withoutCode = (drafts: Drafts, failure: Failure): SaveEnd => ({
  saved: 0,
  held: 0,
  gone: [],
  isRevoked: false,
  parts: tabNames
    .map((set) => ({ set, drafts: ofSet(drafts, set) }))
    .filter(({ drafts: own }) => own.length > 0)
    .map((part) => ({ ...part, status: 'not-saved', failure })),
});
