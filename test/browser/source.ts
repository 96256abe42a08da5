import { readdirSync, readFileSync } from 'node:fs';

/** What a widget is written in, without its tests. */
export const sourceOf = (widget: string): string =>
  readdirSync(`widgets/${widget}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`widgets/${widget}/${file}`, 'utf8'))
    .join('\n');
