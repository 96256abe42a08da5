import type { Page } from '@playwright/test';
import type { BrowserScreen } from '../browser/screen';
import { screens } from '../browser/screens';
import { partsOf, unlike } from './parts';
import { usersOf } from './users';
import { expect, test } from './test';

const sheets = ['bootstrap-3', 'bootstrap-4', 'foundation', 'tailwind', 'admin'];
const ownParts = '#place > [data-widget] > .ww, [data-ww-portal]';

// Each test stands alone, so that they share out the workers.
test.describe.configure({ mode: 'parallel' });
// Everything near the window, however high the page above it is.
test.use({ viewport: { width: 1280, height: 6000 } });

/** The screen on the page of a style sheet, at one width and one size of text. */
async function openScreen(page: Page, { name, shown, opensBy }: BrowserScreen) {
  await page.goto(`/styles/bootstrap-5/?widget=${name}`);
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
      root.style.setProperty('--ww-text-size', '16px');
    }
  }, ownParts);
}

/** Puts another style sheet where the page's own was, which costs a tenth of opening the screen again. */
async function dress(page: Page, widget: string, sheet: string) {
  await page.evaluate(async (path) => {
    const answer = await fetch(path);
    const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const linksOf = (from: Document) => [
      ...from.querySelectorAll('link[rel=stylesheet]:not([href*=wholesale_widgets])'),
    ];
    const before = linksOf(document);
    const added = linksOf(html).map((link) => document.importNode(link));
    if (!before[0] || !added[0]) throw new Error('The page has no style sheet.');
    const loaded = added.map(
      (link) => new Promise((resolve) => link.addEventListener('load', resolve)),
    );
    before[0].before(...added);
    await Promise.all(loaded);
    for (const link of before) link.remove();
    await new Promise(requestAnimationFrame);
  }, `/styles/${sheet}/?widget=${widget}`);
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
    for (const sheet of sheets) {
      await dress(page, name, sheet);
      expect.soft(unlike(reference, await partsOf(page, ownParts)), sheet).toEqual([]);
    }
  });
}
