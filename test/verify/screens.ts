import { widgetNames } from '../../shared/build/widgets';

/** Under which the tests stand that belong to no screen. */
export const NO_SCREEN = 'all';

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The longest first, so that a test of `cart-preview` is none of `cart`. */
const longestFirst = (names: readonly string[]) => [...names].sort((a, b) => b.length - a.length);

const wordOf = (name: string) => new RegExp(`(^|[ /])${name}([ ,/.]|$)`);
const specOf = (name: string) => new RegExp(`(^|/)${camelCase(name)}[A-Za-z]*\\.spec\\.ts$`);

/** The screen that a test is of: the one whose name its file or its title has. */
export const screenOf = (file: string, title: string, names = widgetNames()): string =>
  longestFirst(names).find(
    (name) => specOf(name).test(file) || wordOf(name).test(file) || wordOf(name).test(title),
  ) ?? NO_SCREEN;

/** What Playwright's `--grep` chooses the tests of these screens by: it sees file and title in one line. */
export const grepOf = (names: readonly string[]): string =>
  `(^|[ /])((${names.join('|')})([ ,]|$)|(${names.map(camelCase).join('|')})[A-Za-z]*\\.spec\\.ts)`;
