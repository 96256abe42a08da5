import type { Page } from '@playwright/test';
import { inDialog, recordBench } from '../../shared/forms/recordBench.testkit';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

const eventBox = (page: Page) => inDialog(page, '.ww-hook-events input[type=checkbox]').first();

const { openDialog, atRest, steps } = recordBench({
  opens: 'button[aria-label^="Edit "]',
  textOf: (round) => `Front desk ${String(round)}`,
  // All endpoints are read anew.
  isLonger: true,
});

/** 3 endpoints and few events, and 200 endpoints and 400 events. */
const webhookDashboard: BenchedScreen = {
  widget: 'webhook-dashboard',
  small: '/webhook-dashboard/?as=vendor',
  huge: '/webhook-dashboard/?as=vendor&scenario=huge',
  atRest,
  steps: [
    ...steps,
    {
      name: 'choosing an event',
      run: async (page) => {
        await openDialog(page);
        if ((await eventBox(page).count()) === 0) {
          await inDialog(page, 'input[type=radio]').nth(1).check();
        }
        await eventBox(page).click();
      },
    },
  ],
};

export default webhookDashboard;
