import type { Page } from '@playwright/test';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

// Found by class: the search by role goes over the whole page, and would be measured as well.
const field = (page: Page) => page.locator('.ww-quantity input').first();

/** 20 lines at one location, and 1,000 lines at 20. */
const cart: BenchedScreen = {
  widget: 'cart',
  small: '/cart/?scenario=twenty-lines',
  huge: '/cart/?scenario=huge',
  atRest: async (page) => {
    await field(page).waitFor();
    await page.getByText('The totals are being updated.').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'typing',
      run: async (page, round) => {
        await field(page).focus();
        await page.keyboard.type(String((round % 9) + 10));
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'edit',
      run: async (page) => {
        await field(page).focus();
        await page.keyboard.press('ArrowUp');
      },
    },
  ],
};

export default cart;
