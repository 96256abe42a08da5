import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { columns, FaultFigures, perWidget } from './figures';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const file = fileOf('results.json');
const inProcess = fileOf('inProcess/results');

/** Writes what was judged in Chromium to `results.json`, and prints it and what was judged in process by widget. */
export default class FaultReport implements Reporter {
  private readonly figures = new FaultFigures();

  onTestEnd(_test: TestCase, { annotations, status }: TestResult) {
    this.figures.add(annotations, status !== 'passed');
  }

  onEnd() {
    this.figures.write(file);
    const ofScreens = readdirSync(inProcess).sort();
    for (const [table, files] of [
      [inProcess, ofScreens.map((name) => path.join(inProcess, name))],
      [file, [file]],
    ] as const) {
      console.log(table);
      console.table(perWidget(files), [...columns]);
    }
  }
}
