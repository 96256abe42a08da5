import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { columns, FaultFigures, perWidget } from './figures';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const file = fileOf('results.json');

/** Writes what was judged in Chromium to `results.json`, and prints it and what was judged in process by widget. */
export default class FaultReport implements Reporter {
  private readonly figures = new FaultFigures();

  onTestEnd(_test: TestCase, { annotations, status }: TestResult) {
    this.figures.add(annotations, status !== 'passed');
  }

  onEnd() {
    this.figures.write(file);
    for (const table of [fileOf('inProcess/results.json'), file]) {
      console.log(table);
      console.table(perWidget(table), [...columns]);
    }
  }
}
