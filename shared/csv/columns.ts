import { nameKey } from '../format/names';
import { t } from '../page/i18n';
import type { CsvTable } from './csv';

/** A field that a column of a file may stand for. */
interface Field {
  /** What tells it from all others. */
  name: string;
  /** What people call it; two fields may share one. */
  label: string;
}

export interface Columns {
  /** For each field the index of its column; -1 where the file has none. */
  indexes: readonly number[];
  /** Headings that no field has. */
  unknown: readonly string[];
  /** Why nothing of the file can be used: its table's problem, or two columns that may be one; empty when it can. */
  problem: string;
}

/** What of a file cannot be used, by its row as spreadsheets number it. */
export interface CellError {
  row: number;
  /** As the person knows it; empty where the row as a whole is wrong. */
  column: string;
  says: string;
}

/** "Row 3, Price: Enter an amount." */
export const cellErrorText = ({ row, column, says }: CellError): string =>
  column
    ? t('Row %(row)s, %(column)s: %(says)s', { row, column, says })
    : t('Row %(row)s: %(says)s', { row, says });

/** Finds the columns of fields by their headings: names come before labels, and look-alikes count. */
export function matchColumns(
  { header, problem }: Pick<CsvTable, 'header' | 'problem'>,
  fields: readonly Field[],
): Columns {
  const matching = header.map((heading) => {
    const text = nameKey(heading);
    if (text === '') return [];
    const indexes = [...fields.keys()];
    const byName = indexes.filter((index) => nameKey(fields[index]?.name ?? '') === text);
    if (byName.length > 0) return byName;
    return indexes.filter((index) => nameKey(fields[index]?.label ?? '') === text);
  });
  const vague = matching.findIndex((found) => found.length > 1);
  const columnsOf = (index: number) => header.filter((_, at) => matching[at]?.includes(index));
  const doubled = [...fields.keys()].map(columnsOf).find((headings) => headings.length > 1);
  return {
    indexes: [...fields.keys()].map((index) => matching.findIndex((found) => found[0] === index)),
    unknown: header.filter((heading, at) => heading.trim() && matching[at]?.length === 0),
    problem: problem || problemOf(header[vague], doubled),
  };
}

function problemOf(vague: string | undefined, doubled: readonly string[] | undefined): string {
  if (vague !== undefined) {
    return t('More than one field is called “%(heading)s”. Use the headings of an exported file.', {
      heading: vague,
    });
  }
  if (!doubled) return '';
  const names = [...new Set(doubled)].map((heading) => `“${heading}”`).join(', ');
  return t(
    'More than one column is for the same field: %(names)s. Keep one and choose the file again.',
    {
      names,
    },
  );
}

/**
 * Why the cells of a row cannot be told apart; empty when they can. Too many usually come from a comma within a
 * number or a text, too few from a line that broke in two.
 */
export function misfitOf(cells: readonly string[], { header }: Pick<CsvTable, 'header'>): string {
  const isStray = (cell: string, index: number) => cell !== '' && !header[index]?.trim();
  if (cells.some(isStray)) {
    return t(
      'There are more cells than headings. Put texts and numbers with commas in quotation marks.',
    );
  }
  const wanted = header.reduce((last, heading, at) => (heading.trim() ? at + 1 : last), 0);
  if (cells.length >= wanted) return '';
  return t('There are %(count)s cells for %(wanted)s headings.', { count: cells.length, wanted });
}
