import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { EngineFigures } from './figures';

/** Writes what was done with each widget to a file of each engine. */
export default class EngineReport implements Reporter {
  private readonly engines = new Map<string, EngineFigures>();

  onTestEnd(test: TestCase, { annotations }: TestResult) {
    const engine = test.parent.project()?.name ?? '';
    const figures = this.engines.get(engine) ?? new EngineFigures();
    this.engines.set(engine, figures);
    figures.add(annotations);
  }

  onEnd() {
    for (const [engine, figures] of this.engines)
      figures.write(fileURLToPath(new URL(`results/${engine}.json`, import.meta.url)));
  }
}
