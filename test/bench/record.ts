import { writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import type { BytesFigure } from './bytes';
import type { EditFigure, HugeFigure } from './edits';
import type { EvaluationFigure } from './evaluation';

const file = 'test/bench/results.json';

/** What a run found. */
export interface Figures {
  bytes: readonly BytesFigure[];
  evaluation: readonly EvaluationFigure[];
  edits: readonly EditFigure[];
  huge: readonly HugeFigure[];
}

/** The figures of a whole run, and of what machine they are. */
export function record(figures: Figures, browser: string): void {
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: totalmem(),
    system: `${process.platform} ${release()}`,
    node: process.version,
    browser,
  };
  writeFileSync(file, `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
}
