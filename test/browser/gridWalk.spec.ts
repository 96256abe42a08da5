import type { Locator, Page } from '@playwright/test';
import { expect, test } from './session';

interface GridPage {
  path: string;
  query: Record<string, string>;
  grid: (page: Page) => Promise<Locator>;
  /** A column whose cells are cases, and one after it that can be filled in as well. */
  columns: readonly [string, string];
}

/** The grids of the screens, each with the way to it. */
const grids: Record<string, GridPage> = {
  cart: {
    path: '/cart/',
    query: { as: 'dispensary', scenario: 'default' },
    grid: async (page) => {
      await page.getByRole('button', { name: 'By location matrix' }).click();
      return page.getByRole('grid', { name: 'Cases by product and location' });
    },
    columns: ['Harborview – Main Street', 'Harborview – Ferry Terminal'],
  },
  'order-create': {
    path: '/order-create/',
    query: { as: 'vendor', scenario: 'below-minimum' },
    grid: (page) => Promise.resolve(page.getByRole('grid', { name: 'Items' })),
    columns: ['Cases', 'Price'],
  },
};

const active = (page: Page) => page.locator('[data-cell]:focus, [data-cell]:has(:focus)');

/** The rows in which both columns can be filled in, by their place. */
const cellIn = (grid: Locator, row: number, column: string) =>
  grid.locator(`[data-cell^="${row}:"][data-label="${column}"]`);

for (const [name, { path, query, grid: find, columns }] of Object.entries(grids)) {
  test(`${name}: Tab leaves the grid, and goes through a row while one edits`, async ({ page }) => {
    await page.goto(`${path}?${new URLSearchParams({ csp: 'strict', ...query }).toString()}`);
    const grid = await find(page);
    const [first, second] = columns;
    const start = cellIn(grid, 0, first);
    await start.click();
    const isInGrid = () => grid.evaluate((element) => element.contains(document.activeElement));

    await page.keyboard.press('Tab');
    await expect.poll(isInGrid).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(start).toBeFocused();

    const before = (await start.textContent()) ?? '';
    await page.keyboard.press('F2');
    await page.keyboard.press('Tab');
    await expect(cellIn(grid, 0, second)).toBeFocused();
    await expect(page.getByText(/Press Escape, then Tab to leave\.$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(cellIn(grid, 1, first)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(start).toHaveText(before);

    await page.keyboard.press('Shift+Space');
    await expect(page.getByText(/^1 row and \d+ columns selected\.$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+End');
    await expect(active(page)).not.toHaveAttribute('data-cell', '0:0');
    await page.keyboard.press('Control+Home');
    await expect(active(page)).toHaveAttribute('data-cell', '0:0');
    await page.keyboard.press('Tab');
    await expect.poll(isInGrid).toBe(false);
  });

  test(`${name}: an edit is said when it is saved, and undone with Caps Lock on`, async ({
    page,
  }) => {
    await page.goto(`${path}?${new URLSearchParams({ csp: 'strict', ...query }).toString()}`);
    const grid = await find(page);
    const cell = cellIn(grid, 0, columns[0]);
    await cell.click();
    const before = ((await cell.textContent()) ?? '').replace(/\D.*$/, '');
    const to = String(Number(before || '0') + 2);
    await page.keyboard.type(to);
    await page.keyboard.press('Enter');
    const said = page.locator('.ww-grid-said');
    await expect(said).toHaveText(new RegExp(`: ${to} saved\\.$`));
    await page.keyboard.press('Control+Z');
    await expect(said).toHaveText(new RegExp(`: from ${to} to ${before || '0'}\\.$`));
    await expect(cell).toBeFocused();
  });
}
