import { t } from '../page/i18n';
import type { BlockReport, CellEdit, Column, GridSource } from './column';
import type { Cell } from './range';

/**
 * The cells of a spreadsheet's clipboard text: lines of tab-separated cells, where a cell with a tab, a line
 * break or a quote in it stands in quotes. The line break at the end is none.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  const cells = /(\t|\r\n|\r|\n)(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))/g;
  // With a line break in front every cell has a separator before it.
  for (const [, separator, quoted, plain = ''] of `\n${text}`.matchAll(cells)) {
    if (separator !== '\t') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
  }
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

/** The same the other way: what a spreadsheet takes from the clipboard. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');

export interface PlacedBlock extends BlockReport {
  edits: CellEdit[];
  /** Rows in which the block has a 0 that asks to remove them. */
  zeros: string[];
}

/**
 * Lays a block over the grid with its first cell at `at`. Empty cells change nothing. What no cell can take
 * and what cannot be read is reported, and the rest goes in. What was copied out of the same columns (`isOwn`)
 * has cells that are for reading alone, and nobody is told that these stay as they are.
 */
export function placeBlock<Row>(
  block: readonly (readonly string[])[],
  at: Cell,
  { rows, columns, keyOf }: GridSource<Row>,
  isOwn = false,
): PlacedBlock {
  const placed: PlacedBlock = { edits: [], zeros: [], changed: 0, leftovers: [] };
  block.forEach((texts, line) => {
    const row = rows[at.row + line];
    texts.forEach((text, offset) => {
      if (text.trim() === '') return;
      const says =
        row === undefined
          ? t('There is no row for it.')
          : pasteCell(placed, {
              rowKey: keyOf(row),
              row,
              text,
              column: columns[at.column + offset],
              isOwn,
            });
      if (says) placed.leftovers.push({ line: line + 1, column: offset + 1, text, says });
    });
  });
  placed.changed = placed.edits.length;
  return placed;
}

interface Target<Row> {
  rowKey: string;
  row: Row;
  text: string;
  column: Column<Row> | undefined;
  isOwn: boolean;
}

/** Returns why the text cannot go into its cell, null when it can. */
function pasteCell<Row>(
  { edits, zeros }: PlacedBlock,
  { rowKey, row, text, column, isOwn }: Target<Row>,
): string | null {
  if (!column) return t('There is no column for it.');
  const { edit } = column;
  const from = edit?.value(row) ?? null;
  if (!edit || from === null) {
    return isOwn || column.text(row) === text.trim()
      ? null
      : t('“%(column)s” cannot be changed.', { column: column.header });
  }
  const reading = edit.read(text, row);
  if (!reading.ok) return reading.says;
  if (edit.asksAtZero && Number(reading.value) === 0) zeros.push(rowKey);
  else if (reading.value !== from) {
    edits.push({ rowKey, columnId: column.id, from, to: reading.value });
  }
  return null;
}
