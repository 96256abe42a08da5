import type { Page } from '@playwright/test';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

const cell = (page: Page) => page.locator('[data-cell="0:2"]');

/** 30 items of 120 variants, and 2,000 items of 10,000, both in pages of 25 by the server. */
const orderCreate: BenchedScreen = {
  widget: 'order-create',
  small: '/order-create/?scenario=default',
  huge: '/order-create/?scenario=huge',
  atRest: async (page) => {
    await cell(page).waitFor();
    await page.getByText('The totals are being updated.').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'typing',
      run: async (page, round) => {
        await cell(page).focus();
        await page.keyboard.type(String((round % 9) + 10));
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'looking for a product',
      run: async (page, round) => {
        const search = page.getByRole('searchbox', { name: 'Search products' });
        if (!(await search.isVisible())) {
          await page.getByRole('button', { name: 'Add products' }).click();
        }
        const answer = page.waitForResponse((response) => response.url().includes('/variants/'));
        await search.fill('');
        // The same words in both: the rounds go by turns.
        await search.pressSequentially(Math.ceil(round / 2) % 2 === 0 ? 'gold' : 'dream');
        await answer;
      },
    },
    {
      name: 'moving',
      run: async (page) => {
        await cell(page).focus();
        for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowDown');
      },
    },
    {
      name: 'scrolling',
      run: (page) =>
        page.evaluate(async () => {
          const painted = () =>
            new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          const { scrollHeight } = document.documentElement;
          for (const part of [0.25, 0.5, 0.75, 1, 0]) {
            scrollTo(0, part * scrollHeight);
            await painted();
          }
        }),
    },
  ],
};

export default orderCreate;
