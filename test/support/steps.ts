import type { Locator, Page } from '@playwright/test';
import { pressFirst } from '../faults/press';
import type { Claim } from '../faults/screen';

// What the page objects of many screens do alike.

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name });

export const textbox = (within: Page | Locator, name: RegExp) =>
  within.getByRole('textbox', { name });

/** Chooses an entry of the menu of a row. */
export const chooseEntry = async (page: Page, row: string, entry: string) => {
  await button(page, `Actions for ${row}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

export const dialog = (page: Page) => page.getByRole('dialog');

/** What all alerts say. */
export const alerts = async (within: Page | Locator) =>
  (await within.getByRole('alert').allTextContents()).join(' ').trim();

const fits = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

/** What a screen says of a write that ends in a message: another alert than `notSaved` says that it cannot tell. */
export const claimOf = async (
  page: Page,
  saved: string | RegExp,
  notSaved: string | RegExp,
): Promise<Claim> => {
  if ((await page.getByText(saved).count()) > 0) return 'saved';
  const says = await alerts(page);
  if (fits(says, notSaved)) return 'not saved';
  return says === '' ? 'nothing' : 'unknown';
};

/** Restores the draft that is offered after a reload, where one is. */
export const bringBack = (page: Page) => pressFirst(button(page, 'Restore'));

/** Leaves what a turn has opened; a save that was found by a reload has nothing to leave. */
export const leave = async (page: Page) => {
  for (const name of ['Cancel', 'Dismiss']) await pressFirst(button(page, name).first());
};
