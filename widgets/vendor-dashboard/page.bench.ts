import type { Page } from '@playwright/test';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

// Found by selectors: a search by role goes over the whole page, and would be measured as well.
const plot = (page: Page) => page.locator('.ww-plot-field');
/** Of two choices the one that is not chosen, so that each round turns to the other. */
const other = (page: Page, names: RegExp) =>
  page.locator('.ww-segmented button[aria-pressed="false"]', { hasText: names });

const measures = /^(Orders|Sales)$/;
const comparisons = /^(Year|Period) before$/;

const vendorDashboard: BenchedScreen = {
  widget: 'vendor-dashboard',
  // The chart of 30 days, and one of 5,000.
  small: '/vendor-dashboard/?as=vendor',
  huge: '/vendor-dashboard/?as=vendor&scenario=long',
  atRest: async (page) => {
    await plot(page).waitFor();
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'from value to value in the chart',
      run: (page, round) => plot(page).press(round % 2 ? 'ArrowLeft' : 'ArrowRight'),
    },
    {
      name: 'drawing the chart anew',
      isLonger: true,
      run: (page) => other(page, measures).click(),
    },
    {
      name: 'reading and drawing what it is compared with',
      isLonger: true,
      run: async (page) => {
        const answer = page.waitForResponse((response) => response.url().includes('/summary/'));
        await other(page, comparisons).click();
        await answer;
        await page.locator('.ww-dashboard[aria-busy="true"]').waitFor({ state: 'detached' });
      },
    },
  ],
};

export default vendorDashboard;
