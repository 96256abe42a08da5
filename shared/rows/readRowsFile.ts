import type { CsvTable } from '../csv/csv';
import { nameKey } from '../format/names';
import { isNumeric } from '../format/numbers';
import { readCount, type ReadNumber } from '../format/readNumber';
import { readPrice } from '../format/readPrice';
import { readTags, writeTags } from '../format/tags';
import { writeNumber } from '../format/writeNumber';
import { t } from '../page/i18n';
import type { ValueChange } from './bulk';
import type { Listed, Texts } from './describeRows';
import { matchRows, type FoundRow, type ReadFile } from './matchRows';
import { isNumber, type RowField } from './rowFields';
import type { RowsFacts } from './rowsCode';
import type { FileColumn } from './rowsFile';

/** What a file of rows makes of them, value by value. */
export type ReadRowsFile<Row, Fields> = ReadFile<ValueChange<Row, Fields>>;

interface Options<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  columns: readonly FileColumn<Row>[];
  facts: Pick<RowsFacts<Row, Fields>, 'kind' | 'currency' | 'locale' | 'problemOf'>;
  /** What is said of an id that none of the rows has. */
  notFound: (id: string) => string;
  /** What a change would lead to, where it can be made all the same. */
  warningOf?: ((change: ValueChange<Row, Fields>) => string | null) | undefined;
}

/**
 * Compares a file with rows, which are as they are seen. A field that it has no column for stays, and so does a cell
 * that is as `rowsCsv` writes it; an empty one empties a field that may be empty.
 */
export function readRowsFile<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  table: CsvTable,
  rows: readonly Row[],
  options: Options<Row, Fields>,
): ReadRowsFile<Row, Fields> {
  const { columns, facts } = options;
  const { found, indexOf, ...read } = matchRows(table, rows, options);
  const file: ReadRowsFile<Row, Fields> = { ...read, changes: [] };
  const fields = columns.flatMap((column) => {
    const { name } = column;
    const index = indexOf(name);
    if (index < 0 || !facts.kind.isName(name)) return [];
    return [{ ...column, name, index, read: readerOf(facts.kind.fields[name], facts) }];
  });
  for (const each of found) addRow(file, each, fields, options);
  file.errors.sort((one, other) => one.row - other.row);
  return file;
}

interface FileField<Row, Fields> extends FileColumn<Row> {
  name: keyof Fields & string;
  index: number;
  read: ReadNumber;
}

/** Adds what a row of a file changes, or why it cannot. */
function addRow<Row extends Listed<Fields>, Fields extends Texts<Fields>>(
  { changes, errors }: ReadRowsFile<Row, Fields>,
  { number, cells, row }: FoundRow<Row>,
  fields: readonly FileField<Row, Fields>[],
  { facts: { kind, problemOf }, warningOf }: Options<Row, Fields>,
): void {
  const edits = new Map<keyof Fields & string, string>();
  for (const { name, label, index, of, read } of fields) {
    const text = cells[index] ?? '';
    // As it was written: what the server has may have no form in which it could be read.
    if (text === String(of(row)).trim()) continue;
    const reading = read(text);
    const says = reading.ok ? problemOf(name, reading.value) : reading.says;
    if (says !== null) errors.push({ row: number, column: label, says });
    else if (reading.ok && !kind.isSame(reading.value, row[name], name))
      edits.set(name, reading.value);
  }
  const after = { ...row, ...Object.fromEntries(edits) };
  for (const [name, to] of edits) {
    const change = { row, after, name, from: row[name], to, problem: null };
    changes.push(warningOf ? { ...change, warning: warningOf(change) } : change);
  }
}

/** Reads a cell of a file by what its field holds. */
function readerOf(
  field: RowField,
  { locale, currency }: { locale: string; currency: string },
): ReadNumber {
  const { type, choices = () => [] } = field;
  if (isNumber(field)) {
    const read = type === 'money' ? readPrice(locale, currency) : readCount(locale);
    // Files have plain numbers; spreadsheets may write them as the locale does.
    const written = (text: string) => (isNumeric(text) ? writeNumber(text, locale) : text);
    return (text) => (text === '' ? { ok: true, value: '' } : read(written(text)));
  }
  if (type !== 'choice')
    return (text) => ({ ok: true, value: type === 'tags' ? writeTags(readTags(text)) : text });
  const offered = choices();
  return (text) => {
    const found =
      offered.find(({ id }) => id === text) ??
      offered.find(({ name }) => nameKey(name) === nameKey(text));
    if (found) return { ok: true, value: found.id };
    const names = offered.map(({ name }) => name).join(', ');
    return { ok: false, says: t('Enter one of these: %(names)s.', { names }) };
  };
}
