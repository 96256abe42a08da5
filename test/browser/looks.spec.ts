import type { Page } from '@playwright/test';
import { widgetNames } from '../../shared/build/widgets';
import { widgets } from '../support/widgets';
import { addressOf, isThere } from './embeds';
import { drawn } from './layout';
import { strangeLooks } from './language';
import { slowDown, takeShifts, untilLoaded, watchShifts } from './shifts';
import { expect, test } from './session';

// So long that whatever stands in for an answer is drawn.
const latency = 250;

for (const widget of widgetNames()) {
  for (const scenario of ['default', 'huge']) {
    test(`nothing jumps while it loads slowly: ${widget}, ${scenario}`, async ({ page }) => {
      await watchShifts(page);
      await slowDown(page, latency);
      await page.goto(`/${widget}/?scenario=${scenario}`);
      await untilLoaded(page);
      expect(await takeShifts(page)).toEqual([]);
    });
  }
}

/** As a finger sees the page: controls are larger, and the styles for it hold. */
async function touch(page: Page, isOn: boolean) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isOn, maxTouchPoints: 1 });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isOn);
  await drawn(page);
}

for (const widget of widgetNames()) {
  test(`speaks the language of all screens: ${widget}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${widget}/?scenario=default`);
    await untilLoaded(page);
    expect.soft(await strangeLooks(page), 'at 1440 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 900 });
    await drawn(page);
    expect.soft(await strangeLooks(page), 'at 360 px').toEqual([]);
    await touch(page, true);
    expect.soft(await strangeLooks(page), 'under a finger').toEqual([]);
    await touch(page, false);
  });
}

/** What browsers came to know in 2023 and later is spelled as none knows it. */
const withoutNews = (css: string) =>
  css.replace(/@container|(?<=[:\s,(])color-mix(?=\()|:has(?=\()|\bsubgrid\b/g, '$&-of-late');

for (const { name, faulty, screen } of widgets) {
  test(`can be read in a browser of 2022: ${name}`, async ({ page, axe }) => {
    let changed = 0;
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      const body = withoutNews(css);
      changed += Number(body !== css);
      await route.fulfill({ response, body });
    });
    await page.goto(addressOf({ faulty }));
    await isThere(page, { screen });
    expect(changed).toBeGreaterThan(0);
    expect(await axe('[data-widget]', page, ['color-contrast'])).toEqual([]);
  });
}
