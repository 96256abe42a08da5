import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The annotation of a task that was done: the widget and the task. */
export const DID = 'did';

/** By widget, the tasks that were done with it in one engine. */
type Table = Record<string, string[]>;

/** What was done with each widget in one engine. */
export class EngineFigures {
  private readonly done: Table = {};

  /** What one test has come to. */
  add(annotations: readonly { type: string; description?: string }[]): void {
    for (const { description = '' } of annotations.filter(({ type }) => type === DID)) {
      const [widget = '', ...task] = description.split(', ');
      (this.done[widget] ??= []).push(task.join(', '));
    }
  }

  /** Writes the widgets that were tried to a file, where the others stay. */
  write(file: string): void {
    if (Object.keys(this.done).length === 0) return;
    const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Table) : {};
    const table = Object.entries({ ...before, ...this.done })
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([widget, tasks]) => [widget, [...tasks].sort()] as const);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`);
  }
}
