import type { Page } from '@playwright/test';
import type { BrowserScreen } from '../browser/screen';
import { screens } from '../browser/screens';
import { partsOf, unlike } from './parts';
import { sheets } from './sheets';
import { expect, test } from './test';
import { usersOf } from './users';

const ownParts = '#place > [data-widget] > .ww, [data-ww-portal]';

// Each test stands alone, so that they share out the workers.
test.describe.configure({ mode: 'parallel' });
// Everything near the window, however high the page above it is.
test.use({ viewport: { width: 1280, height: 6000 } });

/** The screen on a page without any other style sheet, at one width and one size of text. */
async function openScreen(page: Page, { name, shown, opensBy }: BrowserScreen) {
  await page.goto(`/styles/none/?widget=${name}`);
  if (opensBy) await page.getByRole('button', { name: opensBy }).click();
  const own = page.locator(ownParts);
  await expect(own.getByText(shown).first()).toBeVisible();
  await expect(own.locator('.ww-skeleton, [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate((selector) => {
    const place = document.getElementById('place');
    if (!place) throw new Error('The page has no #place.');
    place.style.width = '900px';
    place.style.margin = '0';
    for (const root of document.querySelectorAll<HTMLElement>(selector)) {
      root.style.setProperty('--ww-text-size', '14px');
    }
  }, ownParts);
}

/** Puts a style sheet before or after ours, which costs a tenth of opening the screen again. */
async function dress(page: Page, widget: string, sheet: string, place: 'first' | 'last') {
  await page.evaluate(
    async ([path = '', where]) => {
      const answer = await fetch(path);
      const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const linksOf = (from: Document) => [
        ...from.querySelectorAll('link[rel=stylesheet]:not([href*=wholesale_widgets])'),
      ];
      const before = linksOf(document);
      const added = linksOf(html).map((link) => document.importNode(link));
      if (!added[0]) throw new Error('The page has no style sheet.');
      const loaded = added.map(
        (link) => new Promise((resolve) => link.addEventListener('load', resolve)),
      );
      if (where === 'first') document.head.prepend(...added);
      else document.head.append(...added);
      await Promise.all(loaded);
      for (const link of before) link.remove();
      await new Promise(requestAnimationFrame);
    },
    [`/styles/${sheet}/?widget=${widget}`, place],
  );
}

for (const screen of screens) {
  const { name } = screen;
  test(`keeps size, colour and font of every part under every style sheet: ${name}`, async ({
    page,
    signIn,
  }) => {
    const { user } = await usersOf(name);
    await signIn(user);
    await openScreen(page, screen);
    const reference = await partsOf(page, ownParts);
    expect(reference.length).toBeGreaterThan(20);
    for (const place of ['first', 'last'] as const) {
      for (const sheet of sheets) {
        await dress(page, name, sheet, place);
        const found = unlike(reference, await partsOf(page, ownParts));
        expect.soft(found, `${sheet} ${place}`).toEqual([]);
      }
    }
  });
}
