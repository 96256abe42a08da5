import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation of a test that looked at a state: the widget, then the kind of state. */
export const LOOKED = 'looked';

/**
 * Counts, per widget and kind, the states that were looked at and what was found in them, prints it as a table and
 * writes it to `.cache/states.json`.
 */
export default class StateReport implements Reporter {
  private readonly counts = new Map<string, Record<string, number>>();

  onTestEnd(_test: TestCase, { annotations, errors }: TestResult) {
    for (const { type, description = '' } of annotations) {
      if (type !== LOOKED) continue;
      const [widget = '', ...kind] = description.split(' ');
      this.add(widget, kind.join(' '), 1);
      this.add(widget, 'found', errors.length);
    }
  }

  onEnd() {
    if (this.counts.size === 0) return;
    const rows = Object.fromEntries([...this.counts].sort());
    console.table(rows);
    writeFileSync('.cache/states.json', `${JSON.stringify(rows, null, 2)}\n`);
  }

  private add(widget: string, column: string, count: number) {
    const of = this.counts.get(widget) ?? {};
    of[column] = (of[column] ?? 0) + count;
    this.counts.set(widget, of);
  }
}
