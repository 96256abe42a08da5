import type { RuleField, RuleValue } from '@shared/contract/rules';
import { matchColumns, misfitOf, type CellError } from '@shared/csv/columns';
import type { CsvTable } from '@shared/csv/csv';
import { t } from '@shared/page/i18n';
import { valueAt, type Rule } from '@shared/rules/rules';
import { cellReader, type ReadCell } from './readCells';
import { hasSameValues, isSame } from './rules';
import { cellOf, idColumn } from './rulesCsv';

export interface ReadRow {
  row: number;
  /** The rule that the row is of, as it is now with what is not saved; null for a new one. */
  base: Rule | null;
  /** What the rule shall say. A field that the file has no column for is as it was. */
  values: readonly RuleValue[];
}

export interface ReadFile {
  rows: ReadRow[];
  /** Rules whose rows have errors: they are neither changed nor deleted. */
  faulty: { row: number; key: string }[];
  errors: CellError[];
  /** What makes the whole file unusable; empty when it can be used. */
  problem: string;
  /** Columns of the file that no field has. */
  ignored: readonly string[];
  /** Fields that the file has no column for. */
  absent: readonly RuleField[];
}

/** A file of which nothing can be taken. */
const unusable = (problem: string): ReadFile => ({
  rows: [],
  faulty: [],
  errors: [],
  problem,
  ignored: [],
  absent: [],
});

/** What a file is read against. */
export interface FileReader {
  fields: readonly RuleField[];
  /** The rules of the family as they are now, with what is not saved. */
  rules: readonly Rule[];
  /** Why a rule, or one field of it, may not be changed; null when it may. */
  lockOf: (rule: Rule, field?: string) => string | null;
  /** How the page writes numbers and money: files of spreadsheets follow it. */
  locale: string;
  currency: string;
}

/** Reads a file as rules of a family. A row with an error is not among `rows`. */
export function readRules(table: CsvTable, reader: FileReader): ReadFile {
  const { fields, rules } = reader;
  const { rows } = table;
  const columns = matchColumns(table, [{ name: idColumn, label: idColumn }, ...fields]);
  if (columns.problem) return unusable(columns.problem);
  const [idIndex = -1, ...indexes] = columns.indexes;
  if (indexes.every((index) => index < 0)) {
    const names = fields.map(({ name }) => name).join(', ');
    return unusable(
      t('No column matches a field. The first row must name the fields: %(names)s.', { names }),
    );
  }
  const idOf = (cells: readonly string[]) => cells[idIndex] ?? '';
  const known = new Map(
    rules.flatMap((rule) => (rule.id === null ? [] : [[String(rule.id), rule]])),
  );
  const rowsById = new Map<string, number[]>();
  for (const { number, cells } of rows) {
    rowsById.set(idOf(cells), [...(rowsById.get(idOf(cells)) ?? []), number]);
  }

  const read: ReadFile = {
    ...unusable(''),
    ignored: columns.unknown,
    absent: fields.filter((_, index) => (indexes[index] ?? -1) < 0),
  };
  const readCell = cellReader(reader);
  const unclaimed = rules.filter(({ id }) => id === null);
  for (const { number: row, cells } of rows) {
    const id = idOf(cells);
    const base = id === '' ? null : (known.get(id) ?? null);
    const { values, errors: cellErrors } = readRow(cells, indexes, base, reader, readCell);
    const whole = rowErrors(cells, table, id, base, rowsById.get(id) ?? []);
    // What a row that does not fit has in its cells says nothing.
    const errors = whole.some(({ column }) => column === '') ? whole : [...whole, ...cellErrors];
    if (errors.length === 0) {
      // A new rule that is not saved yet stands in the file without an id.
      const own = base ?? take(unclaimed, (rule) => hasSameValues(rule, { ...rule, values }));
      read.rows.push({ row, base: own, values });
      continue;
    }
    read.errors.push(...errors.map((error) => ({ row, ...error })));
    if (base && !read.faulty.some(({ key }) => key === base.key)) {
      read.faulty.push({ row, key: base.key });
    }
  }
  return read;
}

/** Takes the first that fits out of a list. */
function take<Item>(list: Item[], isIt: (item: Item) => boolean): Item | null {
  const index = list.findIndex(isIt);
  return index < 0 ? null : (list.splice(index, 1)[0] ?? null);
}

/** What is wrong with a row as a whole. */
function rowErrors(
  cells: readonly string[],
  table: CsvTable,
  id: string,
  base: Rule | null,
  rowsWithId: readonly number[],
): Omit<CellError, 'row'>[] {
  const misfit = misfitOf(cells, table);
  if (misfit) return [{ column: '', says: misfit }];
  if (id === '') return [];
  if (rowsWithId.length > 1) {
    return [
      {
        column: idColumn,
        says: t('Rows %(rows)s have the same id.', { rows: rowsWithId.join(', ') }),
      },
    ];
  }
  if (base) return [];
  const says = t('There is no rule with the id “%(id)s”. Leave the id empty to add a rule.', {
    id,
  });
  return [{ column: idColumn, says }];
}

/** The values of one row in the order of the fields, and what is wrong with its cells. */
function readRow(
  cells: readonly string[],
  indexes: readonly number[],
  base: Rule | null,
  { fields, lockOf }: FileReader,
  readCell: ReadCell,
): { values: RuleValue[]; errors: Omit<CellError, 'row'>[] } {
  const errors: Omit<CellError, 'row'>[] = [];
  const values = fields.map((field, index): RuleValue => {
    const column = indexes[index] ?? -1;
    const former = base ? valueAt(base, index) : null;
    const says = (text: string) => {
      errors.push({ column: field.label, says: text });
      return former;
    };
    const cell = column < 0 ? null : (cells[column] ?? '');
    // As it was exported: the value itself may have no form in which it could be read.
    if (cell !== null && !(base && cell === cellOf(field, former).trim())) {
      const read = readCell(field, cell);
      if ('says' in read) return says(read.says);
      if (field.required && read.value === null) return says(t('This field is required.'));
      const lock = base && (lockOf(base) ?? lockOf(base, field.name));
      if (lock !== null && !isSame(read.value, former)) return says(lock);
      return read.value;
    }
    if (field.required && !base) return says(t('This field is required.'));
    return former;
  });
  return { values, errors };
}
