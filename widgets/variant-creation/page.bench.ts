import { says } from '../../shared/rows/rowsBench.testkit';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

// Found by selectors: a search by role goes over the whole page, and would be measured as well.
const price = '[role=grid] [data-cell="4:3"]';
const chooseAll = 'button[aria-label^="Choose all of"]';
const boxes = '.ww-variant-values input';

/** 18 variants, and 200, of which some exist already. */
const variantCreation: BenchedScreen = {
  widget: 'variant-creation',
  small: '/variant-creation/?as=vendor',
  huge: '/variant-creation/?as=vendor&scenario=huge',
  atRest: async (page) => {
    await page.locator(boxes).first().waitFor();
    while ((await page.locator(chooseAll).count()) > 0)
      await page.locator(chooseAll).first().click();
    await page.locator(price).waitFor();
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'edit',
      run: async (page, round) => {
        await page.locator(price).focus();
        const amount = `${401 + round}.00`;
        await page.keyboard.type(amount);
        const isThere = says(page, price, amount);
        await page.keyboard.press('Enter');
        await isThere;
      },
    },
  ],
};

export default variantCreation;
