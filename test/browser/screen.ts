import type { Locator, Page } from '@playwright/test';
import type { Keys } from './keys';
import { expect, type Backend } from './test';

/** What every screen can be in, or says why it cannot. */
export const kinds = [
  'loading',
  'empty',
  'error',
  'filled',
  'modal',
  'field errors',
  'session ended',
  'read-only',
] as const;
export type Kind = (typeof kinds)[number];

/** A page that is brought into a state. */
export interface Visit {
  page: Page;
  backend: Backend;
  /** Goes to a page of the fixture site, as the visit wants to see it (dark, from right to left). */
  open: (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** The way to a state. It is there when this resolves. */
export type Reach = (visit: Visit) => Promise<unknown>;

/** The states of a kind by name. With `never`, why a screen is in none. */
export type States = Readonly<Record<string, Reach>> | { readonly never: string };

interface At {
  page: Page;
  keys: Keys;
  backend: Backend;
}

/** What the tests in a browser know of one widget: the default export of its `page.ts`. */
export interface BrowserScreen {
  name: string;
  /** What tells that the screen is there and has loaded. */
  shown: string | RegExp;
  /** The name of the button by which the screen is opened, where at first it is nothing else. */
  opensBy?: string | RegExp;
  /** The name of the button that answers what it asks before it shows anything. */
  asks?: string | RegExp;
  /** Narrows or orders its list, where no button with choices under it does. */
  narrows?: (page: Page) => Promise<unknown>;
  /** Its page, where most of them have a list of few rows. */
  longList?: string;
  /** What the screen is for, done from the top of its page by keys alone. */
  task: (at: At) => Promise<unknown>;
  /** Every state that the screen can be in. */
  kinds: Readonly<Record<Kind, States>>;
}

/** Goes to pages of the fixture site, under the strictest policy, with what else is asked of them. */
export const opener =
  (page: Page, asked = {}): Visit['open'] =>
  (path, query = {}) =>
    page.goto(`${path}?${new URLSearchParams({ csp: 'strict', ...query, ...asked }).toString()}`);

/** Goes to a page of the fixture site under the strictest policy. */
export const openStrictly = (page: Page, path: string, as: string, scenario = 'default') =>
  opener(page)(path, { as, scenario });

/** Presses what needs code that was not fetched yet, and cannot be. What the screen fetches by itself is there. */
export const pressWithoutCode = async (page: Page, opener: Locator) => {
  await page.waitForLoadState('networkidle');
  await page.route('**/chunks/**', (route) => route.abort());
  await opener.click();
  await expect(page.getByText(/could not be loaded\. Check your connection/)).toBeVisible();
};

/** The states of a kind, as a list. */
export const statesOf = ({ kinds: of }: BrowserScreen, kind: Kind): [string, Reach][] =>
  Object.entries(of[kind]).filter(
    (entry): entry is [string, Reach] => entry[1] instanceof Function,
  );
