import { existsSync, readdirSync } from 'node:fs';

/** The names of all widgets, sorted: every folder of `widgets/` that has an entry. */
export const widgetNames = (root = '.'): string[] =>
  readdirSync(`${root}/widgets`)
    .filter((name) => existsSync(`${root}/widgets/${name}/entry.tsx`))
    .sort();
