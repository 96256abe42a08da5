import type { ReactNode } from 'react';
import type { Reading } from '../format/readNumber';

/** How the cells of a column are changed. Values are text, as the server has its amounts. */
export interface Editing<Row> {
  /** What the cell holds; null where the cell of this row is read-only. */
  value: (row: Row) => string | null;
  /** How a value stands in the editor. Without it, as it is. `read` takes it back. */
  write?: (value: string) => string;
  /** Reads what was typed or pasted, thousands separators and currency included; "+5%" is of what the row has. */
  read: (text: string, row: Row) => Reading;
  inputMode: 'numeric' | 'decimal' | 'text';
  /** A 0 is not a value but the wish to remove the row, which is asked for first. */
  asksAtZero?: boolean;
}

export interface Column<Row> {
  /** Unique in the grid; the screen's word for it in edits and sorting. */
  id: string;
  header: string;
  /** The header is for screen readers alone: what stands under it is a button with an icon. */
  isHeadHidden?: boolean;
  /** Of the column in wide grids, in pixels beside text of 16 pixels. Without it the column takes what is left. */
  width?: number;
  /** What a cell shows and what is copied. */
  text: (row: Row) => string;
  /** Shown instead of the text. A button in it needs `tabIndex={-1}`: the focus goes to it with its cell. */
  render?: (row: Row) => ReactNode;
  edit?: Editing<Row>;
  isNumber?: boolean;
  /** The cell that names its row. What is wrong in a row is written under it. One column has it. */
  isRowName?: boolean;
  isSortable?: boolean;
  /** Made of the others, or no value: it and what comes after it are not selected with a row. */
  isSummary?: boolean;
}

/** What there is to say of one cell beyond its text. */
export interface CellState {
  isPending?: boolean;
  error?: string;
  /** The value before it was changed, written as the cell writes its own. */
  was?: string;
  /** What else a person should know of what the cell holds: facts, under its row. The same ones are the same list. */
  note?: readonly string[];
}

/** What a grid shows. Plain lists and functions of a row: the grid knows nothing of what they are about. */
export interface GridSource<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  stateOf?: (row: Row, columnId: string) => CellState | undefined;
  /** A row that is made of the others: it and what comes after it are not selected with a column. */
  isSummary?: (row: Row) => boolean;
  /** Rows before the first of `rows`, where these are one page of many. */
  offset?: number;
  /** Rows of all pages. */
  total?: number;
}

/** One cell changed. `from` is what it was, so that the edit can be undone. */
export interface CellEdit {
  rowKey: string;
  columnId: string;
  from: string;
  to: string;
}

/** A pasted text that no cell could take, or that could not be read. */
export interface Leftover {
  /** 1 for the first row of the block. */
  line: number;
  /** 1 for the first cell of its row. */
  column: number;
  text: string;
  says: string;
}

/** What became of a pasted block. */
export interface BlockReport {
  changed: number;
  leftovers: Leftover[];
}

export interface GridActions {
  /** One step of a person: a typed value, or a whole pasted block. */
  edit: (edits: CellEdit[]) => void;
  /** Edits wait for the screen's own Save, which says itself what becomes of them. */
  isSavedLater?: true;
  /** That Save is under way. */
  isSaving?: boolean;
  /** Someone asks for 0 in these rows. Nothing has changed yet. */
  zero?: (rowKeys: string[]) => void;
  /** Someone asks to empty a range of cells. Nothing has changed yet: ask once. */
  clear?: (cells: readonly CellEdit[]) => void;
  /** What became of a pasted block, where the screen says it in its own way. Without it the grid does. */
  pasted?: (report: BlockReport) => void;
  /** The server refused these edits: they are nothing to undo. See `withoutRefused`. */
  refused?: (edits: readonly CellEdit[]) => void;
  /** Returns what it changed, so that the grid can say it and lead there. */
  undo?: () => readonly CellEdit[];
  redo?: () => readonly CellEdit[];
  /** Brings the row of an edit that was undone into the grid, where it is on another page. */
  reveal?: (edit: CellEdit) => void;
}

/** What is typed in the cell that is open. */
export interface TypedCell {
  rowKey: string;
  columnId: string;
  text: string;
}

/** Keeps what is typed in an open cell while the page is reloaded. */
export interface GridDraft {
  /** What was typed before. The cell is open with it from the start, and takes no focus. */
  initial: TypedCell | null;
  /** Is told at every letter; null when the cell is closed, or what is typed would change nothing. */
  onTyping: (typed: TypedCell | null) => void;
}

export interface GridSort {
  columnId: string;
  isDescending: boolean;
  onSort: (columnId: string) => void;
}

/** Lets the screen send the focus to a cell, and say of a step back or forward what its own buttons did. */
export interface GridHandle {
  /** Returns false where the row is not shown. */
  focusCell: (rowKey: string, columnId: string) => boolean;
  tellStep: (edits: readonly CellEdit[]) => void;
  /** The keys of the rows of the selected range; of the active row, where that is a single cell. */
  selectedRows: () => readonly string[];
}
