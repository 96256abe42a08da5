import type { BenchedScreen } from '../benchedScreen';

const cart: BenchedScreen = {
  widget: 'cart',
  small: '/cart/?scenario=default',
  huge: '/cart/?scenario=huge',
  atRest: async (page) => {
    await page.getByRole('textbox').first().waitFor();
    await page.getByText('The totals are being updated.').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'typing',
      run: async (page, round) => {
        const field = page.getByRole('textbox').first();
        await field.focus();
        await page.keyboard.type(String((round % 9) + 10));
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'edit',
      run: async (page) => {
        const field = page.getByRole('textbox').first();
        await field.focus();
        await page.keyboard.press('ArrowUp');
      },
    },
  ],
};

export default cart;
