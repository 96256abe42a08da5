import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation of a judgement: the widget, the call, then what was wrong, apart by spaces. */
export const JUDGED = 'judged';

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

const columns = ['judgements', ...judgements, 'failed'] as const;
type Figures = Record<(typeof columns)[number], number>;
type Table = Record<string, Figures>;

const none = (): Figures =>
  Object.fromEntries(columns.map((column) => [column, 0])) as unknown as Figures;

const file = fileURLToPath(new URL('results.json', import.meta.url));

/**
 * Adds up what was judged of each call of each widget, prints it as a table per widget and writes it to
 * `results.json`, where the rows of calls that were not run stay. Counts alone: the same code gives the same file.
 */
export default class FaultReport implements Reporter {
  private readonly calls: Table = {};

  onTestEnd(_test: TestCase, { annotations, status }: TestResult) {
    const judged = annotations.filter(({ type }) => type === JUDGED);
    for (const { description = '' } of judged) {
      const [widget = '', id = '', ...wrong] = description.split(' ');
      const row = this.row(`${widget} ${id}`);
      row.judgements += 1;
      for (const column of judgements) row[column] += Number(wrong.includes(column));
    }
    const [last] = judged;
    if (!last || status === 'passed') return;
    this.row((last.description ?? '').split(' ').slice(0, 2).join(' ')).failed += 1;
  }

  onEnd() {
    if (Object.keys(this.calls).length === 0) return;
    const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Table) : {};
    writeFileSync(file, `${JSON.stringify(sorted({ ...before, ...this.calls }), null, 2)}\n`);
    console.table(perWidget(this.calls), [...columns]);
  }

  private row(name: string): Figures {
    return (this.calls[name] ??= none());
  }
}

const sorted = (table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  );

function perWidget(calls: Table): Table {
  const widgets: Table = {};
  for (const [name, row] of Object.entries(sorted(calls))) {
    const sum = (widgets[name.split(' ')[0] ?? ''] ??= none());
    for (const column of columns) sum[column] += row[column];
  }
  return widgets;
}
