import type { Page } from '@playwright/test';
import type { FaultyScreen } from '../faults/screen';
import type { Widget } from '../support/widgets';
import type { BrowserScreen } from './screen';
import { expect } from './test';

/** The page of a widget, as who may see it. */
export const addressOf = (
  { faulty: { name, address } }: { faulty: Pick<FaultyScreen, 'name' | 'address'> },
  query: Readonly<Record<string, string>> = {},
): string => {
  const as = new URLSearchParams(address.split('?')[1]).get('as') ?? '';
  return `/${name}/?${new URLSearchParams({ as, ...query }).toString()}`;
};

/** The screen is there once, and has loaded. */
export async function isThere(page: Page, { screen }: { screen: BrowserScreen }): Promise<void> {
  const { shown, opensBy, asks } = screen;
  await expect(page.locator('[data-widget] > .ww')).toHaveCount(1);
  const sign = opensBy ? page.getByRole('button', { name: opensBy }) : page.getByText(shown);
  // What it asks first it asks a visitor once.
  const either = asks ? sign.or(page.getByRole('button', { name: asks })) : sign;
  await expect(either.first()).toBeVisible();
}

/** Says yes to what a screen asks first, presses what opens it, and waits until it has loaded. */
export async function enter(page: Page, { shown, opensBy, asks }: BrowserScreen): Promise<void> {
  for (const name of [asks, opensBy]) {
    if (name) await page.getByRole('button', { name }).click();
  }
  await expect(page.locator('.ww').getByText(shown).first()).toBeVisible();
}

/** Opens the screen by each way to embed it. */
export async function opensByEveryEmbed(page: Page, widget: Widget) {
  for (const embed of ['module', 'classic', 'loader']) {
    await page.goto(addressOf(widget, { embed }));
    await isThere(page, widget);
  }
}
