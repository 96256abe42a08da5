import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import type { BytesFigure } from './bytes';
import type { EditFigure, HugeFigure } from './edits';
import type { EvaluationFigure } from './evaluation';
import type { MountsFigure } from './mounts';
import type { ShiftFigure } from './shifts';

const file = 'test/bench/results.json';

/** What a run found. */
export interface Figures {
  bytes: readonly BytesFigure[];
  evaluation: readonly EvaluationFigure[];
  edits: readonly EditFigure[];
  huge: readonly HugeFigure[];
  mounts: readonly MountsFigure[];
  shifts: readonly ShiftFigure[];
}

const write = (results: object) => writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);

/** The figures of a whole run, and of what machine they are. */
export function recordAll(figures: Figures, browser: string): void {
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: totalmem(),
    system: `${process.platform} ${release()}`,
    node: process.version,
    browser,
  };
  write({ machine, ...figures });
}

/** Of a run of some widgets what compares them with nothing but themselves, in place of what was known of them. */
export function recordSome(figures: Figures, widgets: readonly string[]): void {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  const joined = <Figure extends { widget: string }>(
    before: readonly Figure[],
    found: readonly Figure[],
  ) =>
    [...before.filter(({ widget }) => !widgets.includes(widget)), ...found].sort((one, other) =>
      one.widget.localeCompare(other.widget),
    );
  write({
    ...known,
    edits: joined(known.edits, figures.edits),
    huge: joined(known.huge, figures.huge),
    mounts: joined(known.mounts, figures.mounts),
    shifts: joined(known.shifts, figures.shifts),
  });
}
