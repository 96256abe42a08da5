import type { Page } from '@playwright/test';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

// Found by selectors: a search by role goes over the whole page, and would be measured as well.
const search = (page: Page) => page.locator('.ww-storefront input[type=search]');
const card = (page: Page, index: number) => page.locator('.ww-product-card').nth(index);

/** Types and looks for one kind of product, and in the next round for all: every card is drawn anew. */
async function find(page: Page) {
  const isAll = (await search(page).inputValue()) !== '';
  const answer = page.waitForResponse((response) => response.url().includes('/seller-storefront/'));
  await search(page).fill(isAll ? '' : 'flower');
  await search(page).press('Enter');
  await answer;
  await page.locator('.ww-card-pages[aria-busy="true"]').waitFor({ state: 'detached' });
}

const sellerStorefront: BenchedScreen = {
  widget: 'seller-storefront',
  small: '/seller-storefront/?as=dispensary&scenario=fifty',
  huge: '/seller-storefront/?as=dispensary&scenario=huge',
  atRest: async (page) => {
    await card(page, 0).waitFor();
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'opening',
      run: async (page) => {
        await page.evaluate(() => {
          window.WholesaleWidgets.unmount();
          window.WholesaleWidgets.mount();
        });
        await card(page, 0).waitFor();
      },
    },
    { name: 'typing in the search', run: find },
    {
      name: 'show more',
      run: async (page) => {
        // To its first page again.
        if ((await card(page, 24).count()) > 0) await find(page);
        if ((await search(page).inputValue()) !== '') await find(page);
        await page.locator('.ww-more button').click();
        await card(page, 24).waitFor();
      },
    },
  ],
};

export default sellerStorefront;
