import type { Locator, Page } from '@playwright/test';
import { expect, type Backend } from '../test';

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

/** Every state that a screen can be in. One per widget. */
export interface ScreenStates {
  name: string;
  kinds: Readonly<Record<Kind, States>>;
}

/** Presses what needs code that was not fetched yet, and cannot be. */
export const pressWithoutCode = async (page: Page, opener: Locator) => {
  await page.route('**/chunks/**', (route) => route.abort());
  await opener.click();
  await expect(page.getByText(/could not be loaded\. Check your connection/)).toBeVisible();
};

/** The states of a kind, as a list. */
export const statesOf = ({ kinds: of }: ScreenStates, kind: Kind): [string, Reach][] =>
  Object.entries(of[kind]).filter(
    (entry): entry is [string, Reach] => entry[1] instanceof Function,
  );
