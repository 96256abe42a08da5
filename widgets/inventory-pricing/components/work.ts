import { redone, stepped, undone } from '@shared/forms/draftSteps';
import type { CellEdit } from '@shared/grid/column';
import {
  cellsBetween,
  editsByRow,
  noChanges,
  withDrafts,
  withEdits,
  type PriceDraft,
} from '../model/changes';
import type { PricedRow } from '../model/prices';
import type { EditState, Refusals } from './editState';

export type SetState = (make: (now: EditState) => EditState) => void;

/** What changes the prices that are not saved yet. Nothing of it is sent. */
export function workOn(setState: SetState, latest: () => EditState) {
  /** Returns the cells that the step changes, so that the grid can say it and lead there. */
  const step = (take: (state: EditState) => EditState): readonly CellEdit[] => {
    const { drafts } = latest();
    const after = take(latest());
    setState(take);
    return cellsBetween(drafts, after.drafts);
  };
  return {
    /** Lays the edits over those that are there: what was typed, pasted or counted, as one step. */
    setChanges: (cells: readonly CellEdit[], rowOf: (key: string) => PricedRow | undefined) =>
      setState((now) => {
        const changes = [...editsByRow(cells)].flatMap(([key, edits]) => {
          const record = rowOf(key);
          return record ? [{ record, edits }] : [];
        });
        const next = stepped(now, withEdits(now.drafts, changes));
        return { ...next, refusals: withoutCells(now.refusals, cells) };
      }),
    /** Takes all of them away, which can be undone. */
    resetChanges: () =>
      setState((now) => ({
        ...stepped(now, noChanges),
        refusals: new Map(),
        view: { status: 'idle' },
      })),
    undo: () => step((state) => undone(state)),
    redo: () => step((state) => redone(state)),
    restore: (earlier: readonly PriceDraft[]) =>
      setState((now) => stepped(now, withDrafts(now.drafts, earlier))),
  };
}

export type Work = ReturnType<typeof workOn>;

/** Without what was said of cells that say something else by now. */
function withoutCells(refusals: Refusals, cells: readonly CellEdit[]): Refusals {
  if (!cells.some(({ rowKey }) => refusals.has(rowKey))) return refusals;
  const next = new Map(refusals);
  for (const { rowKey, columnId } of cells) {
    const left = (next.get(rowKey) ?? []).filter(({ field }) => field !== columnId && field !== '');
    if (left.length > 0) next.set(rowKey, left);
    else next.delete(rowKey);
  }
  return next;
}
