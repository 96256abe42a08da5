import type { CellEdit, GridSource } from './column';

/** A pasted cell, for as long as it can turn out that it does not hold what was pasted. */
interface PastedCell<Row> {
  edit: CellEdit;
  /** As it was seen last: it may be on another page by the time its cell is refused. */
  row?: Row | undefined;
  /** What was pasted was seen in it: only then another value is news. */
  hasArrived?: boolean;
  /** It was seen on its way to the server. */
  wasPending?: boolean;
  /** It is saved, or the person has gone on in it: what comes then says nothing of the paste. */
  isOver?: boolean;
  /** It was refused or taken back. */
  isLost?: boolean;
}

export interface PastedCells<Row> {
  /** Looks what became of them, in what was drawn last. */
  look: (source: GridSource<Row>) => void;
  /** The person goes on in some cells. */
  edited: (edits: readonly CellEdit[]) => void;
  /** A step back or forward has changed some cells. Returns whether nothing is left of the block. */
  stepped: (edits: readonly CellEdit[]) => boolean;
  count: () => number;
}

const keyOfCell = ({ rowKey, columnId }: CellEdit) => `${columnId} ${rowKey}`;

/**
 * Follows the cells of a pasted block, and counts those that hold it. Where the screen saves them later, none is on its
 * way or refused before: only what thousands of cells hold is looked at, not what there is to say of each.
 */
export function followPasted<Row>(
  edits: readonly CellEdit[],
  isSavedLater = false,
): PastedCells<Row> {
  const cells = edits.map((edit): PastedCell<Row> => ({ edit }));
  let byCell: ReadonlyMap<string, PastedCell<Row>> | undefined;
  // Thousands are pasted over thousands that were pasted before, and mostly nobody goes on in them.
  const cellOf = (edit: CellEdit) =>
    (byCell ??= new Map(cells.map((cell) => [keyOfCell(cell.edit), cell]))).get(keyOfCell(edit));
  let seen: GridSource<Row> | null = null;

  const lookAt = (
    cell: PastedCell<Row>,
    shown: Row | undefined,
    { columns, stateOf }: GridSource<Row>,
  ) => {
    const { columnId, to } = cell.edit;
    cell.row = shown ?? cell.row;
    const state =
      cell.row === undefined || isSavedLater ? undefined : stateOf?.(cell.row, columnId);
    const column = columns.find(({ id }) => id === columnId);
    // Null of a row that is out of sight, and of a cell that cannot be changed just now: that says nothing.
    const value = shown === undefined ? null : (column?.edit?.value(shown) ?? null);
    if (value === to) cell.hasArrived = true;
    if (state?.isPending) cell.wasPending = true;
    const isRefusedAway = shown === undefined && cell.wasPending && state?.error !== undefined;
    if (isRefusedAway || (cell.hasArrived && value !== null && value !== to)) cell.isLost = true;
    if (cell.isLost || (cell.wasPending && !state?.isPending)) cell.isOver = true;
  };

  return {
    look: (source) => {
      if (source === seen) return;
      seen = source;
      const open = cells.filter(({ isOver }) => !isOver);
      if (open.length === 0) return;
      // Rows are thousands, of which a block has some.
      const sought = new Set(open.map(({ edit }) => edit.rowKey));
      const shown = new Map<string, Row>();
      for (const row of source.rows) {
        if (sought.size === 0) break;
        if (sought.delete(source.keyOf(row))) shown.set(source.keyOf(row), row);
      }
      for (const cell of open) lookAt(cell, shown.get(cell.edit.rowKey), source);
    },
    edited: (others) => {
      // The paste itself.
      if (others === edits) return;
      for (const edit of others) {
        const cell = cellOf(edit);
        if (cell) cell.isOver = true;
      }
    },
    stepped: (step) => {
      for (const edit of step) {
        const cell = cellOf(edit);
        if (cell) Object.assign(cell, { isOver: true, isLost: edit.to !== cell.edit.to });
      }
      return cells.length > 0 && cells.every(({ isLost }) => isLost);
    },
    count: () => cells.filter(({ isLost }) => !isLost).length,
  };
}
