import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation of a test with a judgement: the widget, then what was wrong, apart by spaces. */
export const JUDGED = 'judged';

const columns = ['judgements', 'falseSuccesses', 'falseFailures', 'lostEdits', 'failed'] as const;
type Figures = Record<(typeof columns)[number], number>;

const none = (): Figures =>
  Object.fromEntries(columns.map((column) => [column, 0])) as unknown as Figures;

/**
 * Adds up, per widget, what the fault tests judged, prints it as a table and writes it to
 * `.cache/faults.json`. Counts alone, so that two runs of the same code give the same file.
 */
export default class FaultReport implements Reporter {
  private readonly figures = new Map<string, Figures>();

  onTestEnd(_test: TestCase, { annotations, status }: TestResult) {
    const judged = annotations.filter(({ type }) => type === JUDGED);
    for (const { description = '' } of judged) {
      const [widget = '', ...wrong] = description.split(' ');
      const of = this.of(widget);
      of.judgements += 1;
      for (const column of columns) of[column] += Number(wrong.includes(column));
    }
    const [last] = judged;
    if (last && status !== 'passed') this.of(last.description?.split(' ')[0] ?? '').failed += 1;
  }

  onEnd() {
    if (this.figures.size === 0) return;
    const rows = Object.fromEntries([...this.figures].sort());
    console.table(rows, [...columns]);
    writeFileSync('.cache/faults.json', `${JSON.stringify(rows, null, 2)}\n`);
  }

  private of(widget: string): Figures {
    const figures = this.figures.get(widget) ?? none();
    this.figures.set(widget, figures);
    return figures;
  }
}
