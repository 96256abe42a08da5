import type { Page } from '@playwright/test';
import type { FaultyScreen } from '../../test/faults/screen';

const button = (page: Page) => page.getByRole('button', { name: 'Cart, 5 items', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

/** What the dialog reads when it is opened, beside the summary. */
const inDialog = {
  kind: 'read' as const,
  ask: (page: Page) => page.getByRole('button', { name: /^Cart, / }).click(),
  shown: (page: Page) => dialog(page).getByText('Estimated tax'),
  leave: (page: Page) => page.keyboard.press('Escape'),
};

/** The button in the page's head and its dialog. It writes nothing. */
const cartPreview: FaultyScreen = {
  name: 'cart-preview',
  address: '/cart-preview/?as=dispensary',
  isBusy: async (page) =>
    (await page.getByRole('button', { name: 'Cart', exact: true }).count()) > 0 ||
    (await dialog(page).getByText('The totals are being updated.').count()) > 0,
  calls: {
    S15: inDialog,
    S16: {
      kind: 'read',
      shown: button,
      // A count has no room for a sentence: the button's name is one.
      says: (page) => page.getByRole('button', { name: /not known|out of date/ }),
      again: (page) => page.evaluate(() => dispatchEvent(new Event('focus'))),
    },
    S17: inDialog,
  },
};

export default cartPreview;
