import type { Page } from '@playwright/test';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

const caseSize = (page: Page) => page.locator('.ww-variant input').first();

/** 5 variants and 4 terpenes against 300 and 60. */
const batchForm: BenchedScreen = {
  widget: 'batch-form',
  small: '/batch-form/?as=vendor&scenario=default',
  huge: '/batch-form/?as=vendor&scenario=huge',
  atRest: async (page) => {
    await page.getByRole('heading', { name: 'Variants' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // Here and not in the step: looking for it among all fields would be measured as well.
    await caseSize(page).focus();
  },
  steps: [
    {
      name: 'typing',
      run: async (page, round) => {
        await page.keyboard.type(String(round % 10));
        // Until it is painted.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
        );
      },
    },
  ],
};

export default batchForm;
