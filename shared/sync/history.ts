import type { CellEdit } from '../grid/column';

/** Steps that can be undone and redone, the latest last. Plain data, fit for a store. */
export interface EditHistory {
  done: readonly (readonly CellEdit[])[];
  undone: readonly (readonly CellEdit[])[];
}

export const noHistory: EditHistory = { done: [], undone: [] };

/** More steps back than anyone goes. */
const longest = 200;

export const recorded = ({ done }: EditHistory, edits: readonly CellEdit[]): EditHistory =>
  edits.length === 0
    ? { done, undone: [] }
    : { done: [...done, edits].slice(-longest), undone: [] };

/** What a cell holds now; undefined where nobody here knows. */
type ValueNow = (edit: CellEdit) => string | undefined;

/** The history after a step, and the edits that make it: none where somebody else has changed all of its cells. */
export interface HistoryStep {
  history: EditHistory;
  edits: CellEdit[];
}

/**
 * The history after one step back, and the edits that take it back; null when there is none. A cell that no longer holds
 * what the step put into it is left alone: its value is somebody else's.
 */
export function stepBack({ done, undone }: EditHistory, now?: ValueNow): HistoryStep | null {
  const step = done.at(-1);
  if (!step) return null;
  const own = step.filter((edit) => isStill(edit, edit.to, now));
  return {
    history: { done: done.slice(0, -1), undone: own.length > 0 ? [...undone, own] : undone },
    edits: own.map((edit) => ({ ...edit, from: edit.to, to: edit.from })),
  };
}

/** The same the other way, over cells that still hold what the step found in them. */
export function stepForward({ done, undone }: EditHistory, now?: ValueNow): HistoryStep | null {
  const step = undone.at(-1);
  if (!step) return null;
  const own = step.filter((edit) => isStill(edit, edit.from, now));
  return {
    history: { done: own.length > 0 ? [...done, own] : done, undone: undone.slice(0, -1) },
    edits: own,
  };
}

const isStill = (edit: CellEdit, value: string, now?: ValueNow) => (now?.(edit) ?? value) === value;

/**
 * Without edits that the server refused: they never happened. Of each cell the latest edit to that value goes; what was
 * taken before it stays.
 */
export function withoutRefused(history: EditHistory, refused: readonly CellEdit[]): EditHistory {
  const open = [...refused];
  const done = [...history.done].reverse().map((step) =>
    step.filter((edit) => {
      const at = open.findIndex(
        ({ rowKey, columnId, to }) =>
          rowKey === edit.rowKey && columnId === edit.columnId && to === edit.to,
      );
      if (at >= 0) open.splice(at, 1);
      return at < 0;
    }),
  );
  return { ...history, done: done.filter(({ length }) => length > 0).reverse() };
}

/** Without what `isGone` says of: a removed row has nothing to undo. */
export function forgotten({ done, undone }: EditHistory, isGone: (edit: CellEdit) => boolean) {
  const kept = (steps: EditHistory['done']) =>
    steps.map((step) => step.filter((edit) => !isGone(edit))).filter(({ length }) => length > 0);
  return { done: kept(done), undone: kept(undone) };
}
