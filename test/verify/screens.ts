import { widgetNames } from '../../shared/build/widgets';

/** Under which the tests stand that belong to no screen. */
export const NO_SCREEN = 'all';

/** A name as a word of its own: `cart` is none of `cart-preview`. */
const asWord = (name: string) => `(^|[ /])(${name})(?![\\w-])`;

/** The longest first, so that `cart-preview` is none of `cart`. */
const longestFirst = (names: readonly string[]) => [...names].sort((a, b) => b.length - a.length);

const isIn = (text: string) => (name: string) => new RegExp(asWord(name)).test(text);

/** The screen that a test is of: in whose folder its file is, or else the first one that its title has. */
export function screenOf(file: string, title: string, names = widgetNames()): string {
  const sorted = longestFirst(names);
  const ofFile = sorted.find(isIn(file));
  const [, , first] = new RegExp(asWord(sorted.join('|'))).exec(title) ?? [];
  return ofFile ?? first ?? NO_SCREEN;
}

/**
 * What Playwright's `--grep` chooses the tests of these screens by: it sees file and title in one line. It may choose
 * a few more, of which `screenOf` says whose they are.
 */
export const grepOf = (names: readonly string[]): string => asWord(names.join('|'));
