import type { ClipboardEvent } from 'react';
import type { GridActions, GridSource } from './column';
import { placeBlock, readBlock, writeBlock } from './pasteBlock';
import { isSingle, rangeOf, type Range, type Selection } from './range';

/** Copying a range out, laying a block over the grid, and filling down. Each is one step. */
export function useClipboard<Row>(
  source: GridSource<Row>,
  selection: Selection,
  actions: GridActions,
) {
  const { rows, columns } = source;
  const range = rangeOf(selection);

  const place = (block: readonly (readonly string[])[], { top, left }: Range) => {
    const { edits, zeros, ...report } = placeBlock(block, { row: top, column: left }, source);
    if (edits.length > 0) actions.edit(edits);
    if (zeros.length > 0) actions.zero?.(zeros);
    return report;
  };
  const copied = () =>
    rows
      .slice(range.top, range.bottom + 1)
      .map((row) => columns.slice(range.left, range.right + 1).map((column) => column.text(row)));

  return {
    onCopy: (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeBlock(copied()));
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      const block = readBlock(event.clipboardData.getData('text/plain'));
      actions.pasted?.(place(repeated(block, range), range));
    },
    /** The first row of the range goes into all rows under it; into a single cell comes the one above. */
    fillDown: () => {
      const from = isSingle(range) ? Math.max(range.top - 1, 0) : range.top;
      const first = rows[from];
      if (first === undefined) return;
      const values = columns
        .slice(range.left, range.right + 1)
        .map(({ edit }) => edit?.value(first) ?? '');
      place(
        Array.from({ length: range.bottom - from }, () => values),
        { ...range, top: from + 1 },
      );
    },
  };
}

/** One copied cell fills the whole selected range, as in spreadsheets. */
function repeated(block: string[][], { top, bottom, left, right }: Range): string[][] {
  const [[only = '', ...others] = [], ...more] = block;
  if (others.length > 0 || more.length > 0) return block;
  return Array.from({ length: bottom - top + 1 }, () => Array<string>(right - left + 1).fill(only));
}
