import type { ReactNode } from 'react';

/** How wide a kind of column is and which edge its text keeps. Head and cells share both. */
const kinds = {
  link: { width: 'minmax(0, 2fr)', isEnd: false },
  text: { width: 'minmax(0, 3fr)', isEnd: false },
  number: { width: '88px', isEnd: true },
  money: { width: '112px', isEnd: true },
  date: { width: '112px', isEnd: false },
  badge: { width: '120px', isEnd: false },
  actions: { width: '88px', isEnd: true },
} as const;

/** A column of a `DataTable`. */
export interface Column<Row> {
  /** What the list is ordered by, too, where it can be. */
  key: string;
  header: string;
  type: keyof typeof kinds;
  /** A track in px or `minmax(0, 3fr)`, where the kind's own does not fit. Never in em: the head has smaller text. */
  width?: string;
  isSortable?: boolean;
  render: (row: Row) => ReactNode;
  /** The whole text of a cell that may be cut off. */
  title?: (row: Row) => string | undefined;
}

export const isEndAligned = ({ type }: Pick<Column<never>, 'type'>): boolean => kinds[type].isEnd;

/** The tracks of a table, for its head, its rows and its skeleton alike. */
export const tracksOf = (
  columns: readonly Pick<Column<never>, 'type' | 'width'>[],
  isSelectable: boolean,
): string =>
  [
    ...(isSelectable ? ['36px'] : []),
    ...columns.map(({ type, width }) => width ?? kinds[type].width),
  ].join(' ');

interface Cell {
  content: ReactNode;
  title: string | undefined;
}

/** What a table shows of one row, by the keys of its columns: for cards, which say the same in another order. */
export const cellsOf = <Row>(
  columns: readonly Column<Row>[],
  row: Row,
): Readonly<Partial<Record<string, Cell>>> =>
  Object.fromEntries(
    columns.map(({ key, render, title }) => [key, { content: render(row), title: title?.(row) }]),
  );
