import Papa from 'papaparse';
import { t } from '../page/i18n';

/** A row of a file that is not blank. */
export interface CsvRow {
  /** As spreadsheets number it: 1 is the header. */
  number: number;
  cells: string[];
}

export interface CsvTable {
  header: string[];
  rows: CsvRow[];
  /** Why its cells cannot be told apart, and what to do; empty when they can. Its rows are not to be trusted then. */
  problem: string;
}

/** What spreadsheets would run as a formula, and the same with apostrophes of its own before it. */
const formula = /^'*[=+\-@\t\r]/;

/**
 * Writes cells as a file that spreadsheets open: UTF-8 with its mark, CRLF, and an apostrophe before each cell that
 * would be run as a formula or would be taken for one with its apostrophe.
 */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${Papa.unparse(rows as (string | number)[][], {
    newline: '\r\n',
    escapeFormulae: formula,
  })}`;

/**
 * Reads what people and spreadsheets save as CSV: commas, semicolons or tabs, with quotes, every kind of line end, a
 * line `sep=;` on top. Cells lose the blanks around them and the apostrophe of `formatCsv`.
 */
export function parseCsv(text: string): CsvTable {
  const [, named, delimiter = ''] = /^\uFEFF?(sep=(.)\r?\n)?/i.exec(text) ?? [];
  const skipped = named ? 1 : 0;
  // Line ends at the end would count as a row of one cell when papaparse looks for the separator of two columns.
  const body = text
    .replace(/^\uFEFF/, '')
    .slice(named?.length)
    .replace(/[\r\n]+$/, '');
  const { data, errors } = Papa.parse<string[]>(body, { delimiter });
  const [header, ...rows] = data
    .map((cells, index) => ({ number: index + 1 + skipped, cells: cells.map(bare) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const broken = errors.find(({ type }) => type === 'Quotes')?.row;
  return {
    header: header?.cells ?? [],
    rows,
    problem:
      broken === undefined
        ? ''
        : t('The quotation marks in row %(row)s do not match. Fix the file and choose it again.', {
            row: broken + 1 + skipped,
          }),
  };
}

function bare(cell: string): string {
  const trimmed = cell.trim();
  return trimmed.startsWith("'") && formula.test(trimmed) ? trimmed.slice(1) : trimmed;
}
