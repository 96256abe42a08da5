import type { Page } from '@playwright/test';
import { expect } from '../test';
import type { Widget } from '../widget';

/** The screen is there once, and has loaded. */
export async function isThere(page: Page, { screen }: Widget): Promise<void> {
  const { shown, opensBy } = screen;
  await expect(page.locator('[data-widget] > .ww')).toHaveCount(1);
  const sign = opensBy ? page.getByRole('button', { name: opensBy }) : page.getByText(shown);
  await expect(sign.first()).toBeVisible();
}
