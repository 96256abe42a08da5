import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The annotation of a judgement: the widget, the call, then what was wrong, apart by spaces. */
export const JUDGED = 'judged';

export interface Annotation {
  type: string;
  description?: string;
}

const judgements = [
  'falseSuccesses',
  'falseFailures',
  'lostEdits',
  'duplicates',
  'silent',
  'wrongAccounts',
  'tokens',
  'executions',
  'blankScreens',
  'silentChanges',
] as const;
export type Judgement = (typeof judgements)[number];

export const columns = ['judgements', ...judgements, 'failed'] as const;
type Figures = Record<(typeof columns)[number], number>;
type Table = Record<string, Figures>;

const none = (): Figures =>
  Object.fromEntries(columns.map((column) => [column, 0])) as unknown as Figures;

/** Adds up what was judged of each call of each widget. Counts alone: the same code gives the same table. */
export class FaultFigures {
  private readonly calls: Table = {};

  /** What was judged in one test, and whether the test failed. */
  add(annotations: readonly Annotation[], hasFailed: boolean): void {
    const judged = annotations.filter(({ type }) => type === JUDGED);
    for (const { description = '' } of judged) {
      const [widget = '', id = '', ...wrong] = description.split(' ');
      const row = this.row(`${widget} ${id}`);
      row.judgements += 1;
      for (const column of judgements) row[column] += Number(wrong.includes(column));
    }
    const [last] = judged;
    if (!last || !hasFailed) return;
    this.row((last.description ?? '').split(' ').slice(0, 2).join(' ')).failed += 1;
  }

  /** Writes the rows to a file, where those of calls that were not run stay. */
  write(file: string): void {
    if (Object.keys(this.calls).length === 0) return;
    const before = existsSync(file) ? readFigures(file) : {};
    writeFileSync(file, `${JSON.stringify(sorted({ ...before, ...this.calls }), null, 2)}\n`);
  }

  private row(name: string): Figures {
    return (this.calls[name] ??= none());
  }
}

const readFigures = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Table;

const sorted = (table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  );

/** The rows of some files, added up by widget. */
export function perWidget(files: readonly string[]): Table {
  const widgets: Table = {};
  for (const [name, row] of files.flatMap((file) => Object.entries(readFigures(file)))) {
    const sum = (widgets[name.split(' ')[0] ?? ''] ??= none());
    for (const column of columns) sum[column] += row[column];
  }
  return widgets;
}
