import { forgetting } from '@shared/forms/draftSteps';
import {
  afterSave,
  waysBack,
  meeting,
  openDrafts,
  openEdits,
  settled,
  withDrafts,
  type PriceDraft,
} from '../model/changes';
import { keyOf, titleOf, type FieldName, type PricedRow } from '../model/prices';
import { savePrices, waysNow, type Clash } from '../state/saveThunk';
import type { useAppDispatch } from '../state/slice';
import type { EditState, SaveView } from './editState';
import type { SetState } from './work';

interface Tools {
  setState: SetState;
  latest: () => EditState;
  /** Lives as long as the screen: two presses come before the drawing that the first one leads to. */
  flight: { isUnderWay: boolean };
  dispatch: ReturnType<typeof useAppDispatch>;
}

/** Saves what is changed, one save at a time, and knows the way back from the last one. */
export function savingOn(tools: Tools) {
  const { setState, latest } = tools;
  return {
    save: () => run(tools, openDrafts(latest().drafts)),
    takeBack: () => takeBack(tools),
    /** Nothing more is to be said of the last save. */
    dismiss: () => setState((now) => ({ ...now, view: { status: 'idle' } })),
    /** Settles one field of a conflict. */
    settle: ({ id, now: there }: Clash, name: FieldName, isTheirs: boolean) =>
      setState((now) => ({
        ...forgetting(now, settled(now.drafts, String(id), name, there[name], isTheirs)),
        view: withoutClash(now.view, id, name),
      })),
    /** Takes up what was read: what the server has by now is no change any more. */
    meet: (rows: readonly PricedRow[]) =>
      setState((now) => forgetting(now, meeting(now.drafts, rows))),
  };
}

export type Saving = ReturnType<typeof savingOn>;

const showing = ({ setState }: Tools, view: Partial<SaveView & { status: 'saving' }>) =>
  setState((now) => ({
    ...now,
    view: {
      status: 'saving',
      done: 0,
      total: 0,
      isSearching: false,
      ...(now.view.status === 'saving' && now.view),
      ...view,
    },
  }));

async function run(tools: Tools, drafts: readonly PriceDraft[]): Promise<void> {
  const { setState, flight, dispatch } = tools;
  if (flight.isUnderWay || drafts.length === 0) return;
  flight.isUnderWay = true;
  const total = drafts.length;
  showing(tools, { done: 0, total, isSearching: false });
  const { settled: taken, ...end } = await dispatch(
    savePrices(drafts, {
      onProgress: (done) => showing(tools, { done, isSearching: false }),
      onSearch: () => showing(tools, { isSearching: true }),
    }),
  );
  flight.isUnderWay = false;
  setState((now) => ({
    ...forgetting(now, afterSave(now.drafts, taken)),
    refusals: end.refused,
    view: { status: 'ended', total, ...end, refused: end.refused.size },
    ways: end.saved.length > 0 ? waysBack(end.saved) : now.ways,
  }));
}

/** Sends the former values of the last save, where nobody else has saved the same rows since; else says which are left. */
async function takeBack(tools: Tools): Promise<void> {
  const { setState, latest, flight, dispatch } = tools;
  const { ways } = latest();
  if (flight.isUnderWay || ways.length === 0) return;
  flight.isUnderWay = true;
  showing(tools, { done: 0, total: ways.length, isSearching: false });
  const now = await dispatch(waysNow(ways));
  flight.isUnderWay = false;
  if (!now.ok) {
    const view: SaveView = {
      status: 'ended',
      total: ways.length,
      saved: [],
      refused: 0,
      clashes: [],
      failure: now.failure,
      isUnknown: false,
    };
    setState((state) => ({ ...state, view }));
    return;
  }
  const isStill = (way: PriceDraft) => {
    const row = now.value.get(keyOf(way));
    return row !== undefined && openEdits(savedBy(way), row) === null;
  };
  const left = ways.filter(isStill);
  if (left.length === ways.length) {
    setState((state) => forgetting({ ...state, ways: [] }, withDrafts(state.drafts, left)));
    return run(tools, left);
  }
  const names = ways
    .filter((way) => !isStill(way))
    .map((way) => titleOf(now.value.get(keyOf(way)) ?? { id: way.id, name: '' }));
  setState((state) => ({ ...state, ways: left, view: { status: 'overtaken', names } }));
}

/** Of a way back the values that the save had put there. */
const savedBy = ({ base, edits }: PriceDraft) =>
  Object.fromEntries((Object.keys(edits) as FieldName[]).map((name) => [name, base[name]]));

/** What is left of a conflict after one field of a row was settled. */
function withoutClash(view: SaveView, id: Clash['id'], name: FieldName): SaveView {
  if (view.status !== 'ended') return view;
  const clashes = view.clashes
    .map((clash) =>
      clash.id === id ? { ...clash, names: clash.names.filter((each) => each !== name) } : clash,
    )
    .filter(({ names }) => names.length > 0);
  return clashes.length > 0 ? { ...view, clashes } : { status: 'idle' };
}
