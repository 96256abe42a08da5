import type { Page } from '@playwright/test';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

// Found by selectors: a search by role goes over the whole page, and would be measured as well.
const price = (page: Page) => page.locator('.ww-products [data-label^="Price"] input').first();
const search = (page: Page) => page.locator('.ww-products input[type=search]');
const percent = (page: Page) => page.locator('.ww-bulk input');

/** Each shows a page full on both pages, and none of what the other shows: all rows are drawn anew. */
const words = ['pre-roll', ''];

/**
 * Resolves when the rows that fit are there. Told by the page itself: looking for them at every frame would be measured
 * as work of the page, and more of it the longer the server takes.
 */
const find = async (page: Page, round: number) => {
  await search(page).fill(words[round % 2] ?? '');
  const isThere = page.evaluate(
    (hasPreRolls) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const found = document.querySelector('.ww-table-pick input[aria-label*="pre-roll"]');
          if ((found !== null) !== hasPreRolls) return;
          changes.disconnect();
          resolve();
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true });
        look();
      }),
    round % 2 === 0,
  );
  await search(page).press('Enter');
  await isThere;
};

/** Selects all products, also those of other pages, and opens what changes them. */
const openBulk = async (page: Page) => {
  await search(page).fill('');
  await page.getByText(/ of (50|5,000)$/).waitFor();
  await page.getByLabel(/^Select all \d+ shown/).check();
  const all = page.getByRole('button', { name: /^Select all [\d,]+$/ });
  await all.click();
  await all.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Edit [\d,]+ products$/ }).click();
  await page.getByLabel('Change', { exact: true }).selectOption({ label: 'Raise by %' });
};

const products: BenchedScreen = {
  widget: 'products',
  small: '/products/?as=vendor&scenario=fifty',
  huge: '/products/?as=vendor&scenario=huge',
  atRest: async (page) => {
    await price(page).waitFor();
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'edit',
      run: (page, round) => price(page).fill(String(401 + (round % 7))),
    },
    {
      name: 'filter',
      run: find,
    },
    {
      name: 'bulk preview',
      run: async (page, round) => {
        if ((await percent(page).count()) === 0) await openBulk(page);
        await percent(page).fill(String(3 + (round % 7)));
        await page.getByText(/^[\d,]+ products change\./).waitFor();
      },
    },
  ],
};

export default products;
