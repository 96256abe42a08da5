import type { Page } from '@playwright/test';
import { expect, test } from '../../test/browser/session';

/** The ways to lists of boxes of which very many are chosen, and what is searched for in each. */
const lists: Record<string, [text: string, reach: (page: Page) => Promise<unknown>]> = {
  'stock-location': [
    '0013',
    async (page) => {
      await page.getByRole('searchbox').fill('Main vault');
      await page.getByRole('button', { name: 'Actions for Main vault' }).click();
      await page.getByRole('menuitem', { name: 'Move stock' }).click();
    },
  ],
  'user-list': [
    'Store no. 99',
    async (page) => {
      await page
        .getByRole('button', { name: 'Edit the access of Amara Okafor 10', exact: true })
        .click();
    },
  ],
};

for (const [name, [text, reach]] of Object.entries(lists)) {
  for (const width of [1440, 360]) {
    test(`names what is chosen and out of sight without cutting it off, ${name}, ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${name}/?as=vendor&scenario=huge`);
      await reach(page);
      await page.getByRole('textbox', { name: /^Find a / }).fill(text);
      await page.getByRole('button', { name: 'Show what is selected and not shown' }).click();
      const named = page.getByRole('group', { name: 'Selected and not shown' });
      await expect(named).toBeInViewport({ ratio: 1 });
    });
  }
}
