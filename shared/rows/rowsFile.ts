import type { Id } from '../answers/id';
import type { CsvRows } from '../ui/CsvButton';

/** A column of a file of rows. One that is called as a field of the kind changes it; any other only tells a person which row it is. */
export interface FileColumn<Row> {
  name: string;
  label: string;
  /** What stands in it: a number or an amount plainly, a choice by its name, tags as `writeTags` has them. */
  of: (row: Row) => string | number;
}

/** The first column, by which a row is found again: names are not unique, and may be what is changed. */
export const idColumn = { name: 'id', label: 'id' };

/**
 * Rows as those of a file, the heads first and the id before all else. `readRowsFile` reads it again.
 *
 * @example
 * <CsvButton fileName="prices" rows={() => rowsCsv(shown, columns)} />
 */
export const rowsCsv = <Row extends { id: Id }>(
  rows: readonly Row[],
  columns: readonly FileColumn<Row>[],
): CsvRows => [
  [idColumn, ...columns].map(({ label }) => label),
  ...rows.map((row) => [row.id, ...columns.map(({ of }) => of(row))]),
];
