import type { Page } from '@playwright/test';
import { widgetNames } from '../../shared/build/widgets';
import { turnDark } from './dark';
import { walkOfFocus } from './focus';
import { disorder, drawn, inOrder } from './layout';
import { motion, toldByGroundAlone, unmarkedFocus } from './sight';
import { expect, test } from './session';
import { kinds, opener, statesOf, type Kind } from './screen';
import { widgets } from '../support/widgets';
import notificationPreferences from '../../widgets/notification-preferences/page';

const sized = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Where the way of the focus is walked: states in which there is something to do. */
const walked: readonly Kind[] = ['filled', 'modal', 'field errors', 'empty'];

/** What of axe' rules can change with the colours alone. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

test('every widget has states of every kind, or says why it has none', () => {
  expect(widgets.map(({ name }) => name)).toEqual(widgetNames());
  for (const { screen } of widgets) {
    for (const kind of kinds) {
      const of = screen.kinds[kind];
      const count = statesOf(screen, kind).length;
      if ('never' in of) expect(of.never, `${screen.name}: ${kind}`).toMatch(/\w+.*\.$/);
      else expect(count, `${screen.name}: ${kind}`).toBeGreaterThan(0);
    }
  }
});

for (const { screen } of widgets) {
  for (const kind of kinds) {
    for (const [index, [state, reach]] of statesOf(screen, kind).entries()) {
      test(`${screen.name}, ${kind}: ${state}`, async ({ page, backend, watch, axe }) => {
        // What a server refuses, and what does not come, is a failed request to the browser.
        watch.allow(/status of 4\d\d|ERR_FAILED/);
        await sized(page, 1440);
        await reach({ page, backend, open: opener(page) });
        // What is pointed at looks different.
        await page.mouse.move(0, 0);
        const part =
          (await page.getByRole('dialog').count()) > 0 ? '[data-ww-portal]' : '[data-widget]';

        expect.soft(await motion(page), 'what moves').toEqual([]);

        for (const width of [1440, 768, 360]) {
          await sized(page, width);
          // What sticks lies over what is there just then: at the start of a page heads stand where they belong, and at
          // its end, where small screens have them, bars, and the bar of a form that has no head.
          const noForm = '.ww-table-head, .ww-grid-head, body:not(:has(.ww-savebar-dirty))';
          const isAtStart = width === 1440 && (await page.locator(noForm).count()) > 0;
          await page.evaluate((y) => scrollTo(0, y), isAtStart ? 0 : 1e6);
          await drawn(page);
          expect.soft(await axe(part), `broken at ${String(width)} px`).toEqual([]);
          await turnDark(page, true);
          await drawn(page);
          const broken = await axe(part, page, rulesOfColours);
          expect.soft(broken, `broken at ${String(width)} px in the dark`).toEqual([]);
          await turnDark(page, false);
          await page.evaluate(() => scrollTo(0, 0));
          await drawn(page);
          expect.soft(await disorder(page), `at ${String(width)} px`).toEqual(inOrder);
        }
        await sized(page, 320);
        await drawn(page);
        expect.soft(await disorder(page), 'at 320 px').toEqual(inOrder);
        // The rest is asked of one state of each kind: what is large, or has other colours, is so in all of them.
        if (index > 0) return;
        await sized(page, 1440);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await drawn(page);
        expect.soft(await disorder(page), 'with text of 200 %').toEqual(inOrder);
        await page.evaluate(() => (document.documentElement.style.fontSize = ''));

        await page.emulateMedia({ forcedColors: 'active' });
        await drawn(page);
        const broken = await axe(part, page, rulesOfColours);
        expect.soft(broken, 'rules broken with forced colors').toEqual([]);
        await page.keyboard.press('Shift');
        expect.soft(await toldByGroundAlone(page), 'told by a ground alone').toEqual([]);
        expect.soft(await unmarkedFocus(page), 'no focus with forced colors').toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        expect.soft(await unmarkedFocus(page), 'no visible focus').toEqual([]);
        if (walked.includes(kind)) {
          expect.soft(await walkOfFocus(page), 'on the way of the focus').toEqual([]);
        }
      });
    }
  }
}

test('opens dark on a dark page, its dialogs too', async ({ page, backend, axe }) => {
  const [[, reach] = []] = statesOf(notificationPreferences, 'modal');
  await reach?.({ page, backend, open: opener(page, { theme: 'dark' }) });
  await expect(page.locator('[data-ww-portal]')).toHaveAttribute('data-bs-theme', 'dark');
  expect(await axe()).toEqual([]);
});
