import type { Page } from '@playwright/test';
import { disorder, drawn, inOrder } from './layout';
import { atOtherSide, lengthenNames, mixedUp, translate } from './names';
import { opener, statesOf } from './screen';
import { widgets } from '../support/widgets';
import { expect, test } from './session';
import { untilLoaded } from './shifts';

const widths = [1440, 360];

const expectInOrder = async (page: Page, names: 'ltr' | 'rtl') => {
  // A form may have its names in fields alone.
  const shown = () =>
    page
      .locator('.ww, .ww :is(input, textarea)')
      .evaluateAll((all) =>
        all.map((each) => ('value' in each ? each.value : each.textContent)).join(),
      );
  await expect.poll(shown).toMatch(names === 'rtl' ? /[\u0590-\u05ff]/ : /[\u0180-\u01ff]/);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    expect.soft(await mixedUp(page, names), `at ${String(width)} px`).toEqual([]);
    expect.soft(await atOtherSide(page), `at ${String(width)} px`).toEqual([]);
    expect.soft(await disorder(page), `at ${String(width)} px`).toEqual(inOrder);
  }
};

for (const { screen } of widgets) {
  const { name, opensBy } = screen;
  // Its first state; where at first it is nothing but a button, the one behind that.
  const [first] = statesOf(screen, opensBy === undefined ? 'filled' : 'modal');
  const [state, reach] = first ?? ['', () => Promise.reject(new Error('No state.'))];

  test(`names from right to left: ${name}, ${state}`, async ({ page, backend }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await lengthenNames(page, 'rtl');
    await reach({ page, backend, open: opener(page) });
    await expectInOrder(page, 'rtl');
  });

  test(`names from left to right on a page of the other direction: ${name}`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await reach({ page, backend, open: opener(page, { dir: 'rtl' }) });
    await lengthenNames(page, 'ltr');
    await translate(page);
    await page.reload();
    await untilLoaded(page);
    if (opensBy !== undefined && (await page.getByRole('dialog').count()) === 0)
      await page.locator('[data-widget] button').first().click();
    await expect(page.locator('.ww-skeleton')).toHaveCount(0);
    await expectInOrder(page, 'ltr');
  });
}
