import type { Page } from '@playwright/test';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

/** Resolves once the first name has the word. To ask again and again would be measured as work of the page. */
const shows = (page: Page, word = '') =>
  page.evaluate(async (text) => {
    const first = () => document.querySelector('.ww-landing .ww-group .ww-product-name');
    while (!first()?.textContent.includes(text))
      await new Promise<void>((changed) => {
        new MutationObserver((_, watch) => {
          watch.disconnect();
          changed();
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
  }, word);

const storefrontLanding: BenchedScreen = {
  widget: 'storefront-landing',
  small: '/storefront-landing/?as=dispensary&scenario=fifty',
  huge: '/storefront-landing/?as=dispensary&scenario=huge',
  atRest: async (page) => {
    await shows(page);
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
        await shows(page, 'Heron');
      },
    },
    {
      name: 'typing in the search',
      run: async (page, round) => {
        // Each shows a window full on both pages, and its first in neither when the other is looked for.
        const [text, first] = Math.ceil(round / 2) % 2 ? ['select', 'Select'] : ['', 'Heron'];
        const field = page.locator('.ww-landing input[type=search]');
        await field.fill(text);
        await Promise.all([shows(page, first), field.press('Enter')]);
      },
    },
  ],
};

export default storefrontLanding;
