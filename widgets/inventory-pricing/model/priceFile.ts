import { matchColumns, misfitOf, type CellError } from '@shared/csv/columns';
import type { CsvTable } from '@shared/csv/csv';
import { isSameNumber } from '@shared/format/amounts';
import { isNumeric } from '@shared/format/numbers';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { problemIn } from '@shared/rows/rowFields';
import { about, type FileField } from './pricesCsv';
import { keyOf, priceFields, type Edits, type FieldName, type PricedRow } from './prices';
import { warningOf, type PriceChange } from './view';

export interface PriceFile {
  /** Why nothing of it can be used; empty where something can. */
  problem: string;
  changes: PriceChange[];
  errors: CellError[];
  /** Headings that no column of the grid has. */
  ignored: readonly string[];
}

/** Compares a file with the rows of the grid. What it does not have stays; an empty cell empties a tier or a cost. */
export function readPriceFile(
  table: CsvTable,
  rows: readonly PricedRow[],
  fields: readonly FileField[],
  locale: string,
): PriceFile {
  const known = [...about(), ...fields];
  const { indexes, unknown, problem } = matchColumns(table, known);
  const file: PriceFile = { problem, changes: [], errors: [], ignored: unknown };
  if (problem) return file;
  if (indexes[0] === -1)
    return { ...file, problem: t('The file has no column “id”. Use an exported file.') };
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const seen = new Set<string>();
  for (const { number, cells } of table.rows) {
    const id = cells[indexes[0] ?? 0] ?? '';
    const row = byKey.get(id);
    const says =
      misfitOf(cells, table) ||
      (!row && t('No variant has the id “%(id)s”.', { id })) ||
      (seen.has(id) && t('The id “%(id)s” stands in a row before this one, too.', { id }));
    seen.add(id);
    if (says || !row) file.errors.push({ row: number, column: '', says: says || '' });
    else {
      const textOf = (place: number) => {
        const index = indexes[about().length + place] ?? -1;
        return index < 0 ? undefined : (cells[index] ?? '');
      };
      addRow(
        file,
        number,
        row,
        fields.map((field, place) => [field, textOf(place)]),
        locale,
      );
    }
  }
  return file;
}

/** Adds what a row of a file changes, or why it cannot. */
function addRow(
  { changes, errors }: PriceFile,
  number: number,
  row: PricedRow,
  cells: readonly (readonly [FileField, string | undefined])[],
  locale: string,
): void {
  const edits: Edits = {};
  for (const [{ name, label, read }, text] of cells) {
    if (text === undefined) continue;
    // Files have plain numbers; spreadsheets may write them as the locale does.
    const reading = read(isNumeric(text) ? writeNumber(text, locale) : text);
    const to = text === '' ? '' : reading.ok ? reading.value : null;
    const says = to === null ? (reading.ok ? '' : reading.says) : problemOf(name, to);
    if (says) errors.push({ row: number, column: label, says });
    else if (to !== null && !isSameNumber(to, row[name])) edits[name] = to;
  }
  const after = { ...row, ...edits };
  for (const [name, to] of Object.entries(edits) as [FieldName, string][]) {
    const change = { row, after, name, from: row[name], to, problem: null };
    changes.push({ ...change, warning: warningOf(change) });
  }
}

/** Its reader has seen to the decimals. */
const problemOf = (name: FieldName, to: string) => problemIn(priceFields[name], to, Infinity);
