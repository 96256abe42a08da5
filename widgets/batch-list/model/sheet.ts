import type { BatchTemplate, TemplateColumn } from '@shared/contract/batchList';
import { matchColumns, misfitOf, type CellError } from '@shared/csv/columns';
import type { CsvTable } from '@shared/csv/csv';
import { outOfBounds } from '@shared/format/dayBounds';
import { parseDay } from '@shared/format/dates';
import { nameKey } from '@shared/format/names';
import { readInFile } from '@shared/format/readInFile';
import { readDecimal, type ReadNumber } from '@shared/format/readNumber';
import { t } from '@shared/page/i18n';

/** A value that a row changes, as it is and as it will be; empty texts are no value. */
export interface CellChange {
  column: string;
  from: string;
  to: string;
}

export interface SheetRow {
  /** Its number in the file, as spreadsheets count. */
  row: number;
  /** As they are sent, in the order of the sheet's columns. */
  cells: string[];
}

/** A row that would be sent: of a new batch, or with what it changes of one that is there. */
export interface GoodRow extends SheetRow {
  isNew: boolean;
  changes: CellChange[];
}

export interface WrongRow extends SheetRow {
  errors: Omit<CellError, 'row'>[];
}

export interface Sheet {
  /** Those of the template that the file has. */
  columns: TemplateColumn[];
  /** Rows that change something. */
  valid: GoodRow[];
  /** How many rows are as the batches are already: they are not sent. */
  unchanged: number;
  wrong: WrongRow[];
  /** References of the valid rows by which a batch would have expired already. */
  expired: string[];
  /** Headings that the template does not know. */
  leftOut: readonly string[];
  /** Labels of the template's columns that the file does not have: those values stay as they are. */
  absent: string[];
  /** Why nothing of the file can be used; empty when it can. */
  problem: string;
}

/** The column of the day on which a batch expires. */
const expiry = 'expiration_date';

/**
 * Checks a file against the template and the batches that it names, before anything of it is sent. `locale` is the
 * page's, in which its numbers may be written.
 */
export function readSheet(
  table: CsvTable,
  template: BatchTemplate,
  locale: string,
  today: string,
): Sheet {
  const { rows } = table;
  const { indexes, unknown, problem } = matchColumns(table, template.columns);
  const found = template.columns.flatMap((column, index) => {
    const at = indexes[index] ?? -1;
    return at < 0 ? [] : [{ column, at, inTemplate: index }];
  });
  const columns = found.map(({ column }) => column);
  const absent = template.columns.filter((column) => !columns.includes(column));
  const missing = absent.filter(({ isRequired }) => isRequired).map(({ label }) => label);
  const sheet: Sheet = {
    columns,
    valid: [],
    unchanged: 0,
    wrong: [],
    expired: [],
    leftOut: unknown,
    absent: absent.map(({ label }) => label),
    problem,
  };
  if (problem) return sheet;
  if (missing.length > 0) {
    const names = missing.join(', ');
    const says = t('The file has no column %(names)s. Start from the template.', { names });
    return { ...sheet, problem: says };
  }
  if (rows.length === 0) {
    return { ...sheet, problem: t('The file has no rows below its headings.') };
  }

  const key = found.find(({ column }) => column.isKey);
  const there = new Map(
    template.rows.map((row) => [key ? (row[key.inTemplate] ?? '') : '', row] as const),
  );
  const lookAlikes = new Map([...there.keys()].map((name) => [nameKey(name), name]));
  const firstWith = new Map<string, number>();
  const expiryLabel = columns.find((column) => column.name === expiry)?.label;
  const readNumber = readInFile(readDecimal, locale);
  for (const { number: row, cells } of rows) {
    const read = found.map(({ column, at }) => readCell(cells[at] ?? '', column, readNumber));
    const own = read.map(({ cell }) => cell);
    const misfit = misfitOf(cells, table);
    const errors = misfit ? [{ column: '', says: misfit }] : read.flatMap((cell) => cell.errors);
    const name = key ? (own[found.indexOf(key)] ?? '') : '';
    const before = firstWith.get(nameKey(name));
    const meant = there.has(name) ? undefined : lookAlikes.get(nameKey(name));
    const notThis = (says: string) => errors.push({ column: key?.column.label ?? '', says });
    if (name && before !== undefined) notThis(t('Row %(row)s has the same.', { row: before }));
    else firstWith.set(nameKey(name), row);
    if (name && meant !== undefined)
      notThis(t('%(name)s: did you mean %(meant)s?', { name, meant }));
    if (errors.length > 0) {
      sheet.wrong.push({ row, cells: own, errors });
      continue;
    }
    const old = key ? there.get(name) : undefined;
    const changes = found.flatMap(({ column, inTemplate }, index): CellChange[] => {
      const [from, to] = [old?.[inTemplate] ?? '', own[index] ?? ''];
      return isSameCell(from, to, column) ? [] : [{ column: column.label, from, to }];
    });
    if (old && changes.length === 0) sheet.unchanged += 1;
    else sheet.valid.push({ row, cells: own, isNew: !old, changes });
    const end = changes.find(({ column }) => column === expiryLabel)?.to;
    if (end && end < today) sheet.expired.push(name);
  }
  return sheet;
}

function isSameCell(a: string, b: string, { kind }: TemplateColumn): boolean {
  if (kind === 'number' && a !== '' && b !== '') return Number(a) === Number(b);
  return a === b;
}

interface ReadCell {
  /** As it is sent; as it stands in the file where it cannot be. */
  cell: string;
  errors: Omit<CellError, 'row'>[];
}

function readCell(
  cell: string,
  { label, kind, isRequired }: TemplateColumn,
  readNumber: ReadNumber,
): ReadCell {
  const wrong = (says: string) => ({ cell, errors: [{ column: label, says }] });
  if (cell === '') return isRequired ? wrong(t('This field is required.')) : { cell, errors: [] };
  if (kind === 'day' && parseDay(cell) === null) {
    return wrong(t('“%(cell)s” is not a date. Use YYYY-MM-DD.', { cell }));
  }
  const outside = kind === 'day' ? outOfBounds(cell) : undefined;
  if (outside !== undefined) return wrong(outside);
  if (kind !== 'number') return { cell, errors: [] };
  const reading = readNumber(cell);
  return reading.ok ? { cell: reading.value, errors: [] } : wrong(reading.says);
}

/** Whether the template, read again, has the row as it was sent. */
export function isStored(
  { cells }: SheetRow,
  columns: TemplateColumn[],
  now: BatchTemplate,
): boolean {
  const indexes = columns.map(({ name }) =>
    now.columns.findIndex((column) => column.name === name),
  );
  return now.rows.some((row) =>
    columns.every((column, index) =>
      isSameCell(row[indexes[index] ?? -1] ?? '', cells[index] ?? '', column),
    ),
  );
}
