import type { PriceTier, RuleFamily, RuleField, RuleValue } from '../../shared/contract/rules';
import { formatCsv, parseCsv } from '../../shared/csv/csv';
import { saveFile } from '../../shared/csv/saveFile';
import { t } from '../../shared/i18n';
import { isTiers, valueAt, type Rule } from './rules';

/** The column that tells a rule of the server from a new one. */
const idColumn = 'id';

/** Columns are named by the fields' own names: labels may be alike, and change. */
export function rulesToCsv(rules: readonly Rule[], fields: readonly RuleField[]): string {
  const header = [idColumn, ...fields.map(({ name }) => name)];
  const rows = rules.map((rule) => [
    rule.id ?? '',
    ...fields.map((field, place) => cellOf(field, valueAt(rule, place))),
  ]);
  return formatCsv([header, ...rows]);
}

export const exportRules = (
  family: RuleFamily,
  rules: readonly Rule[],
  fields: readonly RuleField[],
) => saveFile(`${family}-rules.csv`, rulesToCsv(rules, fields));

/** Choices by their labels, for people; by their values where two have the same label. */
function cellOf({ options = [] }: RuleField, value: RuleValue): string {
  if (value === null) return '';
  if (isTiers(value)) {
    return value.map(({ from, to, price }) => `${from}-${to ?? ''}: ${price}`).join('; ');
  }
  const label = options.find((option) => option.value === value)?.label;
  const isOnlyOne = options.filter((option) => option.label === label).length === 1;
  return label !== undefined && isOnlyOne ? label : String(value);
}

interface CellError {
  /** As spreadsheets number it: 1 is the header. */
  row: number;
  column: string;
  says: string;
}

export interface ReadRow {
  row: number;
  /** As it stands in the file; empty for a new rule. */
  id: string;
  values: readonly RuleValue[];
}

export interface ReadFile {
  rows: ReadRow[];
  /** Of the fields that the file has a column for. */
  places: readonly number[];
  errors: CellError[];
  /** What makes the whole file unusable. */
  problem: string | null;
  /** Columns of the file that no field has. */
  ignored: string[];
}

/** A file of which nothing can be taken. */
export const unusable = (problem: string): ReadFile => ({
  rows: [],
  places: [],
  errors: [],
  problem,
  ignored: [],
});

/** Reads a file as rules of a family. A row with an error is not among `rows`. */
export function readRules(text: string, fields: readonly RuleField[]): ReadFile {
  const { header, rows, brokenRow } = parseCsv(text);
  if (brokenRow !== null) {
    return unusable(
      t('The quotation marks of row %(row)s do not match. Mend the file and choose it again.', {
        row: brokenRow,
      }),
    );
  }
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  const columns = header.map((name) =>
    fields.findIndex((field) => same(field.name, name) || same(field.label, name)),
  );
  const idPlace = header.findIndex((name) => same(name, idColumn));
  if (columns.every((place) => place < 0)) {
    return unusable(
      t(
        'None of the columns is a field of these rules. The first row has to name them: %(names)s.',
        {
          names: fields.map(({ name }) => name).join(', '),
        },
      ),
    );
  }
  const errors: CellError[] = [];
  const good = rows.flatMap(({ number, cells }): ReadRow[] => {
    const read = readRow(cells, columns, fields);
    errors.push(...read.errors.map((error) => ({ row: number, ...error })));
    const id = idPlace < 0 ? '' : (cells[idPlace] ?? '');
    return read.errors.length > 0 ? [] : [{ row: number, id, values: read.values }];
  });
  const ignored = header.filter((_, column) => (columns[column] ?? -1) < 0 && column !== idPlace);
  return { rows: good, places: columns, errors, problem: null, ignored };
}

/** The values of one row by the places of the fields, and what is wrong with its cells. */
function readRow(
  cells: readonly string[],
  columns: readonly number[],
  fields: readonly RuleField[],
): { values: RuleValue[]; errors: Omit<CellError, 'row'>[] } {
  const values: RuleValue[] = fields.map(() => null);
  const errors: Omit<CellError, 'row'>[] = [];
  columns.forEach((place, column) => {
    const field = fields[place];
    if (!field) return;
    const read = readCell(field, cells[column] ?? '');
    if ('says' in read) errors.push({ column: field.name, says: read.says });
    else values[place] = read.value;
  });
  const isWrong = (name: string) => errors.some(({ column }) => column === name);
  fields.forEach(({ name, required }, place) => {
    if (!required || values[place] !== null || isWrong(name)) return;
    errors.push({ column: name, says: t('This field is required.') });
  });
  return { values, errors };
}

type Read = { value: RuleValue } | { says: string };

function readCell({ type, options }: RuleField, text: string): Read {
  if (text === '') return { value: null };
  if (type === 'tiers') return readTiers(text);
  if (type === 'boolean') {
    const word = text.toLowerCase();
    if (['true', 'yes', '1'].includes(word)) return { value: true };
    if (['false', 'no', '0'].includes(word)) return { value: false };
    return { says: t('“%(text)s” is neither true nor false.', { text }) };
  }
  if (type === 'number') {
    return /^-?\d{1,15}$/.test(text)
      ? { value: Number(text) }
      : { says: t('“%(text)s” is no whole number.', { text }) };
  }
  if (type === 'money' || type === 'percent') {
    return /^-?\d{1,15}(\.\d+)?$/.test(text)
      ? { value: text }
      : { says: t('“%(text)s” is no number such as 12.50.', { text }) };
  }
  if (!options) return { value: text };
  const found =
    options.find(({ label }) => label === text) ??
    options.find(({ value }) => String(value) === text) ??
    options.find(({ label }) => label.toLowerCase() === text.toLowerCase());
  return found ? { value: found.value } : { says: t('There is no choice “%(text)s”.', { text }) };
}

function readTiers(text: string): Read {
  const tiers: PriceTier[] = [];
  for (const part of text.split(';')) {
    const [, from, to, price] =
      /^\s*(\d{1,9})\s*-\s*(\d{1,9})?\s*:\s*(\d+(?:\.\d+)?)\s*$/.exec(part) ?? [];
    if (from === undefined || price === undefined) {
      return { says: t('“%(part)s” is no tier such as 1-9: 22.50.', { part: part.trim() }) };
    }
    tiers.push({ from: Number(from), to: to === undefined ? null : Number(to), price });
  }
  return { value: tiers };
}
