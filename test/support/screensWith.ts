import { readdirSync, readFileSync } from 'node:fs';

/** The files of screens that have this, from `widgets/` on: "cart/components/Cart.tsx". Tests are left out. */
export const filesWith = (part: RegExp): string[] =>
  readdirSync('widgets', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*\.(test|spec|testkit)\.).*\.tsx?$/.test(file))
    .filter((file) => part.test(readFileSync(`widgets/${file}`, 'utf8')))
    .sort();

/** Of a file of `filesWith`. */
export const screenOf = (file: string): string => file.replace(/\/.*/, '');

/** The names of these screens. */
export const screensWith = (part: RegExp) => [...new Set(filesWith(part).map(screenOf))];

/** Those of them of which nothing is in a list, nor among those that need not be. */
export const unasked = (part: RegExp, list: object, others: string[] = []): string[] => {
  const asked = Object.values(list).map(({ widget }: { widget: string }) => widget);
  return screensWith(part).filter((name) => !asked.includes(name) && !others.includes(name));
};
