import { forgetting, redone, stepped, undone } from '../forms/draftSteps';
import type { Drafts, ListedDraft } from '../forms/listedDraft';
import type { RecordChange } from '../forms/recordDrafts';
import type { Http } from '../http/http';
import { keyOf } from '../answers/id';
import { newKey } from '../drafts/newKey';
import type { RowsKind, Listed, Texts } from './describeRows';
import type { RowsState, RowsView } from './rowsState';
import { saveRows, type RowClash, type RowsEnd } from './saveRows';
import { withoutClash, withoutErrors, type Changed } from './settledNews';

export interface RowsTools<Row, Fields> {
  setState: (make: (now: RowsState<Row, Fields>) => RowsState<Row, Fields>) => void;
  latest: () => RowsState<Row, Fields>;
  /** A store's. */
  dispatch: (thunk: never) => unknown;
}

/** What a step back or forward did. */
export interface RowStep<Fields> {
  before: Drafts<Fields>;
  after: Drafts<Fields>;
}

/** Ten thousand in one task would hold up typing and scrolling. */
const rowsOfTask = 2000;

/** Changes rows, saves them one save at a time, and knows the way back from the last one: a part of `useRowsEditor`. */
export function rowsActions<
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http },
  State,
>(kind: RowsKind<Row, Fields, Ext, State>, { setState, latest, dispatch }: RowsTools<Row, Fields>) {
  type Now = RowsState<Row, Fields>;
  type View = RowsView<Row, Fields>;
  type Draft = ListedDraft<Fields>;
  type Name = keyof Fields & string;
  /** Two presses come before the drawing that the first one leads to. */
  let isUnderWay = false;

  const change = (
    make: (drafts: Drafts<Fields>) => Drafts<Fields>,
    changed: readonly Changed<Fields>[] = [],
    step?: string,
  ) =>
    setState((now) => ({
      ...stepped<Fields, Now>(now, kind.overSent(now.sent, now.drafts, make(now.drafts)), step),
      refusals: withoutErrors(now.refusals, changed),
    }));
  /** Returns what it did, so that the screen can say it and lead there. */
  const step = (take: (now: Now) => Now): RowStep<Fields> => {
    const taken = (now: Now): Now => {
      const after = take(now);
      return { ...after, drafts: kind.overSent(now.sent, now.drafts, after.drafts) };
    };
    const before = latest().drafts;
    const { drafts: after } = taken(latest());
    setState(taken);
    return { before, after };
  };
  const show = (view: Partial<View & { status: 'saving' }>) =>
    setState((now) => ({
      ...now,
      view: {
        done: 0,
        total: 0,
        isSearching: false,
        ...(now.view.status === 'saving' && now.view),
        ...view,
        status: 'saving',
      },
    }));

  const run = async (drafts: readonly Draft[]): Promise<void> => {
    if (isUnderWay || drafts.length === 0) return;
    isUnderWay = true;
    const total = drafts.length;
    setState((now) => ({ ...now, sent: drafts }));
    show({ done: 0, total, isSearching: false });
    const { settled, ...end } = (await dispatch(
      saveRows(kind, drafts, {
        onProgress: (done) => show({ done, isSearching: false }),
        onSearch: () => show({ isSearching: true }),
      }) as never,
    )) as RowsEnd<Row, Fields>;
    isUnderWay = false;
    const taken = new Set(settled.map(keyOf));
    // Of a lost answer nobody knows: what was taken back of it stays a change.
    const left = end.isUnknown ? [] : drafts.filter((draft) => !taken.has(keyOf(draft)));
    setState((now) => ({
      ...forgetting<Fields, Now>(now, kind.notTaken(kind.afterSave(now.drafts, settled), left)),
      sent: [],
      refusals: end.refused,
      view: { status: 'ended', total, ...end, refused: end.refused.size },
      // What had nothing to send has not been saved by this save, and leaves the way back from the one before.
      formerValues: end.saved.length > 0 ? kind.waysBack(end.saved) : now.formerValues,
    }));
  };

  /** Sends the former values of the last save, where nobody else has saved the same rows since; else says which are left. */
  const takeBack = async (): Promise<void> => {
    const { formerValues } = latest();
    if (isUnderWay || formerValues.length === 0) return;
    let left: readonly Draft[] = formerValues;
    // A save that is taken whole finds out by itself: what was saved since is a conflict.
    if (!kind.isWhole) {
      isUnderWay = true;
      show({ done: 0, total: formerValues.length, isSearching: false });
      const ids = formerValues.map(({ id }) => id);
      const read = (_: unknown, __: unknown, extra: Ext) => kind.read(extra, ids);
      const now = (await dispatch(read as never)) as Awaited<ReturnType<typeof kind.read>>;
      isUnderWay = false;
      if (!now.ok) {
        const end = { saved: [], refused: 0, clashes: [], isUnknown: false };
        const view: View = {
          status: 'ended',
          total: formerValues.length,
          failure: now.failure,
          ...end,
        };
        setState((state) => ({ ...state, view }));
        return;
      }
      const { found } = now.value;
      left = kind
        .stillBack(formerValues, [...found.values()])
        .filter((way) => found.has(keyOf(way)));
      if (left.length < formerValues.length) {
        const names = formerValues
          .filter((way) => !left.includes(way))
          .map((way) => {
            const row = found.get(keyOf(way));
            return row ? kind.titleOf(row) : keyOf(way);
          });
        setState((state) => ({
          ...state,
          formerValues: left,
          view: { status: 'overtaken', names },
        }));
        return;
      }
    }
    setState((state) =>
      forgetting<Fields, Now>(
        // Of a save that is taken whole the way back stays until it is gone: that may fail.
        kind.isWhole ? state : { ...state, formerValues: [] },
        kind.withDrafts(state.drafts, left),
      ),
    );
    await run(left);
  };

  const edit = (changes: readonly RecordChange<Fields>[], stepName?: string) =>
    change((drafts) => kind.withEdits(drafts, changes), changes, stepName);

  return {
    /** Lays edits over those that are there, as one step, or as a part of the last one where `step` is the same. */
    edit,
    /** The same of any number of rows, as one step: some thousands in each task, the first ones at once. */
    editMany: (changes: readonly RecordChange<Fields>[]) => {
      const stepName = newKey();
      const editFrom = (first: number) => {
        edit(changes.slice(first, first + rowsOfTask), stepName);
        if (first + rowsOfTask < changes.length) setTimeout(() => editFrom(first + rowsOfTask));
      };
      editFrom(0);
    },
    /** Takes back what is typed over one field. */
    revert: (key: string, name: Name) =>
      change(
        (drafts) => kind.withoutEdit(drafts, key, name),
        [{ record: { id: key }, edits: { [name]: '' } as Partial<Fields> }],
      ),
    /** Takes all of it away, which can be undone. */
    discard: () =>
      setState((now) => ({
        ...stepped<Fields, Now>(now, kind.none),
        refusals: new Map(),
        view: { status: 'idle' },
      })),
    undo: () => step((now) => undone<Fields, Now>(now)),
    redo: () => step((now) => redone<Fields, Now>(now)),
    restore: (earlier: readonly Draft[]) => change((drafts) => kind.withDrafts(drafts, earlier)),
    save: () => run(kind.openDrafts(latest().drafts)),
    takeBack,
    /** Nothing more is to be said of the last save. */
    dismiss: () => setState((now) => ({ ...now, view: { status: 'idle' } })),
    /** Settles one field of a conflict. */
    settle: ({ id, now: there }: RowClash<Row, Fields>, name: Name, isTheirs: boolean) =>
      setState((now) => ({
        ...forgetting<Fields, Now>(
          now,
          kind.settled(now.drafts, String(id), name, there[name], isTheirs),
        ),
        view: withoutClash(now.view, id, name),
      })),
    /** Takes up what was read: what the server has by now is no edit, what somebody else changed no way back. */
    meet: (rows: readonly Row[]) =>
      setState((now) => {
        const met = forgetting<Fields, Now>(now, kind.meeting(now.drafts, rows));
        // Rows that are taken back each by itself are asked for before.
        const formerValues = kind.isWhole
          ? kind.stillBack(now.formerValues, rows)
          : now.formerValues;
        return formerValues === now.formerValues ? met : { ...met, formerValues };
      }),
  };
}
