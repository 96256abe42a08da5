import type { Page } from '@playwright/test';
import type { BenchedScreen } from '../benchedScreen';

// By selector: finding it by its role asks for the name of every field, and would be measured too.
const caseSize = (page: Page) => page.locator('.ww-variant input').first();

/** 5 variants and 4 terpenes against 300 and 60. */
const batchForm: BenchedScreen = {
  widget: 'batch-form',
  small: '/batch-form/?as=vendor&scenario=default',
  huge: '/batch-form/?as=vendor&scenario=huge',
  atRest: async (page) => {
    await page.getByRole('heading', { name: 'Variants' }).scrollIntoViewIfNeeded();
    await caseSize(page).waitFor();
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'typing',
      run: async (page, round) => {
        await caseSize(page).focus();
        await page.keyboard.type(String(round % 10));
      },
    },
  ],
};

export default batchForm;
