import type { Page } from '@playwright/test';
import { expect } from '../../test/engines/test';
import type { Extras } from '../../test/engines/widget';

const line = 'Cases of Blue Dream 3.5 g for Harborview – Main Street';
const field = (page: Page) => page.getByRole('textbox', { name: line });

const cart: Extras = {
  download: {
    ask: (page) => page.getByRole('button', { name: /CSV/ }).click(),
    name: 'cart.csv',
    holds: /Blue Dream/,
  },
  paste: {
    reach: async (page) => {
      await page.getByRole('button', { name: 'By location matrix' }).click();
      const matrix = page.getByRole('grid', { name: 'Cases by product and location' });
      await matrix.locator('[tabindex="0"]').focus();
    },
    text: '4\t2\t8\nx\t2\t3\t9',
    shown: (page) => expect(page.getByText(/left out:/)).toBeVisible(),
  },
  otherTab: {
    does: async (page) => {
      await field(page).fill('6');
      await field(page).press('Enter');
      await expect(page.getByText('$2,304.00')).toBeVisible();
    },
    shown: (page) => expect(field(page)).toHaveValue('6'),
  },
};

export default cart;
