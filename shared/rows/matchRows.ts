import { keyOf, type Id } from '../answers/id';
import { matchColumns, misfitOf, type CellError } from '../csv/columns';
import type { CsvTable } from '../csv/csv';
import { t } from '../page/i18n';
import { idColumn, type FileColumn } from './rowsFile';

/** What a file makes of what is there. */
export interface ReadFile<Change> {
  /** Why nothing of it can be used; empty where something can. */
  problem: string;
  changes: Change[];
  /** What is left out of it. */
  errors: CellError[];
  /** Headings that no column has. */
  ignored: readonly string[];
}

/** A row of a file, as spreadsheets number it, and what it is about. */
export interface FoundRow<Row> {
  number: number;
  cells: readonly string[];
  row: Row;
}

interface Matched<Row> extends Omit<ReadFile<never>, 'changes'> {
  found: FoundRow<Row>[];
  /** Where a column stands; -1 where the file has none of this name. */
  indexOf: (name: string) => number;
}

interface Options<Row> {
  columns: readonly FileColumn<Row>[];
  /** What is said of an id that none of the rows has. */
  notFound: (id: string) => string;
}

/** Finds the rows that a file is about, by their ids, and what of it is about none. */
export function matchRows<Row extends { id: Id }>(
  table: CsvTable,
  rows: readonly Row[],
  { columns, notFound }: Options<Row>,
): Matched<Row> {
  const { indexes, problem, unknown } = matchColumns(table, [idColumn, ...columns]);
  const [idIndex = -1, ...rest] = indexes;
  const matched: Matched<Row> = {
    problem:
      problem || (idIndex < 0 ? t('The file has no column “id”. Use an exported file.') : ''),
    errors: [],
    ignored: unknown,
    found: [],
    indexOf: (name) => rest[columns.findIndex((column) => column.name === name)] ?? -1,
  };
  if (matched.problem) return matched;
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const seen = new Set<string>();
  for (const { number, cells } of table.rows) {
    const id = cells[idIndex] ?? '';
    const row = byKey.get(id);
    const says =
      misfitOf(cells, table) ||
      (!row && notFound(id)) ||
      (seen.has(id) && t('The id “%(id)s” stands in a row before this one, too.', { id }));
    seen.add(id);
    if (says || !row) matched.errors.push({ row: number, column: '', says: says || '' });
    else matched.found.push({ number, cells, row });
  }
  return matched;
}
