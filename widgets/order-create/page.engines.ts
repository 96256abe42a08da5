import type { Page } from '@playwright/test';
import { gold } from '../../test/faults/orders';
import { expect } from '../../test/engines/test';
import type { Extras } from '../../test/engines/widget';

const cases = (page: Page) =>
  page.getByRole('row', { name: new RegExp(`^${gold}`) }).locator('[data-label="Cases"]');

const orderCreate: Extras = {
  paste: {
    reach: async (page) => {
      await cases(page).click();
      await expect(cases(page)).toBeFocused();
    },
    text: '7\t300',
    shown: async (page) => {
      await expect(cases(page)).toHaveText(/^7/);
      await expect(page.getByText('$2,100.00', { exact: true })).toBeVisible();
    },
  },
};

export default orderCreate;
