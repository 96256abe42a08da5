import type { Page } from '@playwright/test';
import { says } from '../../shared/rows/rowsBench.testkit';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

// Found by selectors: a search by role goes over the whole page, and would be measured as well.
const field = (page: Page) => page.locator('.ww-pd-add .ww-quantity input');
const addButton = '.ww-pd-add .btn-primary';

/** For 3 locations, and for 20. */
const productDetails: BenchedScreen = {
  widget: 'product-details',
  small: '/product-details/?as=dispensary',
  huge: '/product-details/?as=dispensary&scenario=huge',
  atRest: async (page) => {
    await field(page).waitFor();
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'typing',
      run: async (page, round) => {
        const cases = String((round % 9) + 2);
        await field(page).fill(cases);
        const isThere = says(page, addButton, `Add ${cases} cases`);
        await field(page).press('Enter');
        await isThere;
      },
    },
  ],
};

export default productDetails;
