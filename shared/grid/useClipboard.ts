import { useRef, type ClipboardEvent } from 'react';
import type { BlockReport, CellEdit, GridActions, GridSource } from './column';
import { placeBlock, readBlock, writeBlock } from './pasteBlock';
import { isSingle, rangeOf, type Range } from './range';
import type { EditingCell } from './useEditing';
import type { Selecting } from './useSelection';

/** What became of a block, and the cells that it changed. */
export interface PastedBlock {
  report: BlockReport;
  edits: readonly CellEdit[];
}

/** Copying a range out, laying a block over the grid, and filling down. Each is one step. */
export function useClipboard<Row>(
  source: GridSource<Row>,
  selection: Selecting,
  editing: EditingCell,
  actions: GridActions,
  onPasted: (pasted: PastedBlock) => void,
) {
  const { rows, columns } = source;
  const range = rangeOf(selection);
  /** What was copied out of this grid last, from which column on. */
  const own = useRef('');
  const known = (block: readonly (readonly string[])[], { left }: Range) =>
    `${String(left)} ${writeBlock(block)}`;

  /** `tell` hears what comes of it before that is done. */
  const pasteAt = (
    block: readonly (readonly string[])[],
    at: Range,
    tell?: (placed: PastedBlock) => void,
  ) => {
    const { edits, zeros, ...report } = placeBlock(
      block,
      { row: at.top, column: at.left },
      source,
      known(block, at) === own.current,
    );
    tell?.({ report, edits });
    if (edits.length > 0) actions.edit(edits);
    if (zeros.length > 0) actions.zero?.(zeros);
  };
  const asksAtZero = ({ columnId }: CellEdit) =>
    columns.some(({ id, edit }) => id === columnId && edit?.asksAtZero);
  const copied = () =>
    rows.slice(range.top, range.bottom + 1).map((row) =>
      // What says that a cell is empty is for eyes.
      columns
        .slice(range.left, range.right + 1)
        .map(({ edit, text }) => (edit?.value(row) === '' ? '' : text(row))),
    );

  return {
    onCopy: (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      const block = copied();
      own.current = known(block, range);
      event.clipboardData.setData('text/plain', writeBlock(block));
    },
    onPaste: (event: ClipboardEvent) => {
      const block = readBlock(event.clipboardData.getData('text/plain'));
      if (event.target instanceof HTMLInputElement) {
        // A field makes one line of a block, and one number of many.
        if (!isBlock(block)) return;
        editing.cancel();
        selection.keepFocus();
      }
      event.preventDefault();
      pasteAt(repeated(block, range), range, onPasted);
    },
    /** Empties a range: the owner asks first. A 0 that asks to remove its row stands for an empty cell. */
    clear: (cells: Range) => {
      const emptied = editsOf(source, cells);
      if (emptied.length === 0) return;
      if (actions.clear) actions.clear(emptied);
      else actions.zero?.([...new Set(emptied.filter(asksAtZero).map(({ rowKey }) => rowKey))]);
    },
    /** The first row of the range goes into all rows under it; into a single cell comes the one above. */
    fillDown: () => {
      const from = isSingle(range) ? Math.max(range.top - 1, 0) : range.top;
      const first = rows[from];
      if (first === undefined) return;
      const values = columns.slice(range.left, range.right + 1).map(({ edit }) => {
        const value = edit?.value(first) ?? '';
        return edit?.write?.(value) ?? value;
      });
      pasteAt(
        Array.from({ length: range.bottom - from }, () => values),
        { ...range, top: from + 1 },
      );
    },
  };
}

const isBlock = ([first = [], ...others]: string[][]): boolean =>
  others.length > 0 || first.length > 1 || /[\r\n]/.test(first[0] ?? '');

/** The cells of a range that can be changed, as edits that empty them. */
const editsOf = <Row>(
  { rows, columns, keyOf }: GridSource<Row>,
  { top, bottom, left, right }: Range,
): CellEdit[] =>
  rows.slice(top, bottom + 1).flatMap((row) =>
    columns.slice(left, right + 1).flatMap(({ id, edit }) => {
      const from = edit?.value(row) ?? null;
      return from === null ? [] : [{ rowKey: keyOf(row), columnId: id, from, to: '' }];
    }),
  );

/** One copied cell fills the whole selected range, as in spreadsheets. */
function repeated(block: string[][], { top, bottom, left, right }: Range): string[][] {
  const [[only = '', ...others] = [], ...more] = block;
  if (others.length > 0 || more.length > 0) return block;
  return Array.from({ length: bottom - top + 1 }, () => Array<string>(right - left + 1).fill(only));
}
