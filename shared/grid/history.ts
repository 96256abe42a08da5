import type { CellEdit } from './column';

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

/** The history after one step back, and the edits that take it back; null when there is none. */
export function stepBack({ done, undone }: EditHistory) {
  const step = done.at(-1);
  if (!step) return null;
  const history: EditHistory = { done: done.slice(0, -1), undone: [...undone, step] };
  return { history, edits: step.map((edit) => ({ ...edit, from: edit.to, to: edit.from })) };
}

export function stepForward({ done, undone }: EditHistory) {
  const step = undone.at(-1);
  if (!step) return null;
  const history: EditHistory = { done: [...done, step], undone: undone.slice(0, -1) };
  return { history, edits: [...step] };
}

/** Without what `isGone` says of: a refused edit never happened, a removed row has nothing to undo. */
export function forgotten({ done, undone }: EditHistory, isGone: (edit: CellEdit) => boolean) {
  const kept = (steps: EditHistory['done']) =>
    steps.map((step) => step.filter((edit) => !isGone(edit))).filter(({ length }) => length > 0);
  return { done: kept(done), undone: kept(undone) };
}
