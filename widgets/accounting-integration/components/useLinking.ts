import { useMemo, useRef, useState } from 'react';
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
  keyOf,
  type Choice,
  type Drafts,
  type LinkDraft,
} from '../model/drafts';
import type { Refusals, SaveEnd } from '../model/parts';
import { tabNames, type TabName } from '../model/sets';
import { useAppDispatch } from '../state/slice';

export type SaveView =
  | { status: 'idle' }
  /** `isSearching` once an answer was lost and what became of it is looked for. */
  | { status: 'saving'; done: number; total: number; isSearching: boolean }
  | { status: 'ended'; end: SaveEnd };

interface LinkState {
  drafts: Drafts;
  view: SaveView;
  refusals: Refusals;
  /** The keys of what was taken back since the last save began. */
  takenBack: readonly string[];
  /** What was thrown away last, to be brought back. */
  thrown: readonly LinkDraft[];
}

const start: LinkState = {
  drafts: noDrafts,
  view: { status: 'idle' },
  refusals: new Map(),
  takenBack: [],
  thrown: [],
};

/** Its code comes with the first save. */
const loadSave = () => import('../state/saveThunk');

type SetState = (make: (now: LinkState) => LinkState) => void;

/** What changes the links; each stays the same. */
const actionsOn = (setState: SetState) => {
  const change = (make: (drafts: Drafts) => Drafts) =>
    setState((now) => {
      const drafts = make(now.drafts);
      const gone = [...now.drafts.keys()].filter((key) => !drafts.has(key));
      return { ...now, drafts, takenBack: [...now.takenBack, ...gone] };
    });
  const discard = (which: (drafts: Drafts) => readonly LinkDraft[]) =>
    setState((now) => {
      const thrown = which(now.drafts);
      const drafts = without(now.drafts, thrown.map(keyOf));
      return { ...now, drafts, thrown, view: { status: 'idle' } };
    });
  return {
    choose: (choices: readonly Choice[]) => {
      change((drafts) => withChoices(drafts, choices));
      const keys = choices.map(({ set, entry }) => keyOf({ set, id: entry.id }));
      setState(({ refusals, ...now }) => ({
        ...now,
        refusals: new Map([...refusals].filter(([key]) => !keys.includes(key))),
      }));
    },
    revert: (key: string) => change((drafts) => without(drafts, [key])),
    keep: (key: string, now: Id | null) => change((drafts) => kept(drafts, key, now)),
    reset: (set: TabName) => discard((drafts) => ofSet(drafts, set)),
    discard: () => discard((drafts) => [...drafts.values()]),
    undo: () =>
      setState((now) => ({ ...now, drafts: withEarlier(now.drafts, now.thrown), thrown: [] })),
    forgetThrown: () => setState((now) => ({ ...now, thrown: [] })),
    restore: (earlier: readonly LinkDraft[]) => change((drafts) => withEarlier(drafts, earlier)),
    meet: (set: TabName, entries: readonly Entry[]) =>
      setState((now) => {
        const drafts = meeting(now.drafts, set, entries);
        return drafts === now.drafts ? now : { ...now, drafts };
      }),
    dismiss: () => setState((now) => ({ ...now, view: { status: 'idle' } })),
  };
};

/** Which links are changed and not saved, in all sets, and how their saves go. */
export function useLinking() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState(start);
  const isUnderWay = useRef(false);
  const actions = useMemo(() => actionsOn(setState), []);
  const { drafts } = state;

  const save = async (): Promise<SaveEnd | null> => {
    // Two presses come before the drawing that the first one leads to.
    if (isUnderWay.current || drafts.size === 0) return null;
    isUnderWay.current = true;
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
    isUnderWay.current = false;
    const refusals: Refusals = new Map(
      end.parts.flatMap((part) => ('refusals' in part ? [...(part.refusals ?? [])] : [])),
    );
    setState((now) => ({ ...now, view: { status: 'ended', end }, refusals, thrown: [] }));
    return end;
  };
  return { ...state, ...actions, save, isBusy: state.view.status === 'saving' };
}

export type Linking = ReturnType<typeof useLinking>;

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
