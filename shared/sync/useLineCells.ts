import { useMemo } from 'react';
import type { CellState } from '../grid/column';
import type { KeyedLine, LineNote, LineConflict, LineRefusal } from './lineNotes';
import { conflictText, refusalText } from './lineTexts';

interface Options<Row> {
  /** Lines that the server has not confirmed. */
  pending: readonly KeyedLine[];
  notes: ReadonlyMap<string, LineNote<unknown, LineRefusal<unknown>, LineConflict<unknown>>>;
  /** The line in a cell; null where there is none. The same function as long as it returns the same. */
  lineAt: (row: Row, columnId: string) => string | null;
  /** Writes what a cell had before someone else changed it; where that is left out it does not say so. */
  writeWas?: (cases: number) => string;
}

/** What there is to say of the cells of a grid that are lines: on their way, refused, or changed elsewhere. */
export function useLineCells<Row>({ pending, notes, lineAt, writeWas }: Options<Row>) {
  return useMemo(() => {
    const isPending = new Set(pending.map(({ key }) => key));
    return (row: Row, columnId: string): CellState | undefined => {
      const key = lineAt(row, columnId) ?? '';
      const note = notes.get(key);
      if (!note && !isPending.has(key)) return undefined;
      const { conflict, refusal, change } = note ?? {};
      const error = conflict ? conflictText(conflict) : refusal && refusalText(refusal, true);
      return {
        isPending: isPending.has(key),
        ...(error !== undefined && { error }),
        ...(change && writeWas && { was: writeWas(change.was) }),
      };
    };
  }, [lineAt, notes, pending, writeWas]);
}
