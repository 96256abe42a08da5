import type { RecordChange } from '../forms/recordDrafts';
import type { CellEdit } from '../grid/column';
import type { Listed, RowsKind, Texts } from './describeRows';
import { editsOf, type FieldChange } from './editsOf';
import type { RowStep } from './rowsActions';

/** The edits of a grid, cell by cell, as what they change of each row; `rowOf` finds a row as the server has it. */
export function changesOfCells<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  { isName }: Pick<RowsKind<Row, Fields>, 'isName'>,
  cells: readonly CellEdit[],
  rowOf: (key: string) => Row | undefined,
): RecordChange<Fields>[] {
  const changes: FieldChange<Row, Fields>[] = [];
  for (const { rowKey, columnId, to } of cells) {
    const row = rowOf(rowKey);
    if (row && isName(columnId)) changes.push({ row, name: columnId, to });
  }
  return editsOf(changes);
}

/** The cells that a step changed, as edits that lead from what was before to what is after it. */
export function cellsOfStep<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  { names }: Pick<RowsKind<Row, Fields>, 'names'>,
  { before, after }: RowStep<Fields>,
): CellEdit[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((rowKey) => {
    const [old, now] = [before.get(rowKey), after.get(rowKey)];
    // Either may have no more of the row than what it edits.
    const base = { ...old?.base, ...now?.base } as Fields;
    if (old === now) return [];
    return names
      .map((name) => ({
        rowKey,
        columnId: name,
        from: old?.edits[name] ?? base[name],
        to: now?.edits[name] ?? base[name],
      }))
      .filter(({ from, to }) => from !== to);
  });
}
