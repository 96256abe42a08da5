/** The indexes of a cell in the grid. */
export interface Cell {
  row: number;
  column: number;
}

/** The active cell and the one at the other corner of the selected range. */
export interface Selection {
  active: Cell;
  anchor: Cell;
}

export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const rangeOf = ({ active, anchor }: Selection): Range => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

export const isSingle = ({ top, bottom, left, right }: Range): boolean =>
  top === bottom && left === right;

const clamp = (value: number, count: number) => Math.max(Math.min(value, count - 1), 0);

/** The cell itself, or the nearest one that the grid has. */
export const within = ({ row, column }: Cell, rows: number, columns: number): Cell => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

/** Rows that Page Up and Page Down go: about what a window shows. */
const page = 10;

interface Press {
  key: string;
  isCtrl: boolean;
  rows: number;
  columns: number;
  isRightToLeft: boolean;
}

/** Where a key leads from a cell, as in spreadsheets; null for keys that do not move. */
export function cellAfter(
  { row, column }: Cell,
  { key, isCtrl, rows, columns, isRightToLeft }: Press,
): Cell | null {
  const side = isRightToLeft ? -1 : 1;
  const far = isCtrl ? Math.max(rows, columns) : 1;
  const moves: [string, number, number][] = [
    ['ArrowDown', far, 0],
    ['ArrowUp', -far, 0],
    ['ArrowRight', 0, side * far],
    ['ArrowLeft', 0, -side * far],
    ['PageDown', page, 0],
    ['PageUp', -page, 0],
    ['Home', isCtrl ? -rows : 0, -columns],
    ['End', isCtrl ? rows : 0, columns],
  ];
  const move = moves.find(([name]) => name === key);
  return move ? within({ row: row + move[1], column: column + move[2] }, rows, columns) : null;
}

/** The next cell (row by row) for which `isEditable` holds; null past the first and the last one. */
export function nextEditable(
  from: Cell,
  step: 1 | -1,
  { rows, columns }: { rows: number; columns: number },
  isEditable: (cell: Cell) => boolean,
): Cell | null {
  for (let index = from.row * columns + from.column + step; ; index += step) {
    if (index < 0 || index >= rows * columns) return null;
    const cell = { row: Math.floor(index / columns), column: index % columns };
    if (isEditable(cell)) return cell;
  }
}
