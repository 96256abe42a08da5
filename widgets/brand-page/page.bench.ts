import type { BenchedScreen } from '../../test/bench/benchedScreen';

/** 10 tiles, and 200. */
const brandPage: BenchedScreen = {
  widget: 'brand-page',
  small: '/brand-page/?as=vendor&scenario=default',
  huge: '/brand-page/?as=vendor&scenario=huge',
  atRest: async (page) => {
    const heading = page.locator('[data-focus="field:heading"] input');
    if ((await heading.count()) === 0) {
      await page.locator('.ww-page-head .ww-page-name').nth(1).click();
    }
    await heading.waitFor();
    await page.waitForLoadState('networkidle');
    // Here and not in the step: looking for it among all tiles would be measured as well.
    await heading.focus();
  },
  steps: [
    {
      name: 'edit',
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

export default brandPage;
