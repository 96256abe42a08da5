import type { BatchTemplate, TemplateColumn } from '../../shared/contract/batchList';
import type { CsvTable } from '../../shared/csv/csv';
import { parseDay } from '../../shared/format/dates';
import { isNumeric } from '../../shared/format/numbers';
import { t } from '../../shared/i18n';

export interface CellError {
  /** As the person knows the column. */
  column: string;
  message: string;
}

export interface SheetRow {
  /** Its number in the file, as spreadsheets count. */
  row: number;
  /** As they are sent, in the order of the sheet's columns. */
  cells: string[];
}

export interface WrongRow extends SheetRow {
  errors: CellError[];
}

export interface Sheet {
  /** Those of the template that the file has. */
  columns: TemplateColumn[];
  valid: SheetRow[];
  wrong: WrongRow[];
  /** Headings that the template does not know. */
  leftOut: string[];
  /** Why nothing of the file can be used; empty when it can. */
  problem: string;
}

const plain = (text: string) => text.trim().toLowerCase();

/** Checks a file against the template, before anything of it is sent. */
export function readSheet({ header, rows, brokenRow }: CsvTable, template: BatchTemplate): Sheet {
  const places = template.columns.map((column) => ({
    column,
    place: header.findIndex((text) => [column.label, column.name].map(plain).includes(plain(text))),
  }));
  const found = places.filter(({ place }) => place >= 0);
  const columns = found.map(({ column }) => column);
  const missing = places.filter(({ column, place }) => column.isRequired && place < 0);
  const leftOut = header.filter(
    (text, index) => text && !found.some(({ place }) => place === index),
  );
  const nothing = { columns, valid: [], wrong: [], leftOut };

  if (brokenRow !== null) {
    const says = t(
      'A quotation mark in row %(row)s is not closed. Close it and choose the file again.',
      {
        row: brokenRow,
      },
    );
    return { ...nothing, problem: says };
  }
  if (missing.length > 0) {
    const names = missing.map(({ column }) => column.label).join(', ');
    const says = t('The file has no column %(names)s. Start from the template.', { names });
    return { ...nothing, problem: says };
  }
  if (rows.length === 0) {
    return { ...nothing, problem: t('The file has no rows below its headings.') };
  }

  const key = columns.findIndex(({ isKey }) => isKey);
  const firstWith = new Map<string, number>();
  const checked = rows.map(({ number, cells }): WrongRow => {
    const own = found.map(({ column, place }) => asSent(cells[place] ?? '', column));
    const errors = columns.flatMap((column, index) => problemOf(own[index] ?? '', column));
    const before = firstWith.get(plain(own[key] ?? ''));
    if (before !== undefined && own[key]) {
      const message = t('Row %(row)s has the same.', { row: before });
      errors.push({ column: columns[key]?.label ?? '', message });
    } else firstWith.set(plain(own[key] ?? ''), number);
    return { row: number, cells: own, errors };
  });
  return {
    columns,
    valid: checked
      .filter(({ errors }) => errors.length === 0)
      .map(({ row, cells }) => ({ row, cells })),
    wrong: checked.filter(({ errors }) => errors.length > 0),
    leftOut,
    problem: '',
  };
}

/** A decimal comma, as half of the world's spreadsheets write it, becomes a point. */
const asSent = (cell: string, { kind }: TemplateColumn): string =>
  kind === 'number' && /^[+-]?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;

function problemOf(cell: string, { label, kind, isRequired }: TemplateColumn): CellError[] {
  const says = (message: string) => [{ column: label, message }];
  if (cell === '') return isRequired ? says(t('Fill it in.')) : [];
  if (kind === 'day' && parseDay(cell) === null) {
    return says(t('Write the day as 2027-09-14; it is “%(cell)s”.', { cell }));
  }
  if (kind === 'number' && !isNumeric(cell)) {
    return says(t('Write a number; it is “%(cell)s”.', { cell }));
  }
  return [];
}

/** Whether the template, read again, has the row as it was sent. */
export function isStored(
  { cells }: SheetRow,
  columns: TemplateColumn[],
  now: BatchTemplate,
): boolean {
  const places = columns.map(({ name }) => now.columns.findIndex((column) => column.name === name));
  return now.rows.some((row) =>
    columns.every(({ kind }, index) => {
      const [sent = '', kept = ''] = [cells[index], row[places[index] ?? -1]];
      if (kind === 'number' && sent !== '' && kept !== '') return Number(sent) === Number(kept);
      return sent === kept;
    }),
  );
}
