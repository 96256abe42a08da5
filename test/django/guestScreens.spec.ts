import type { Page } from '@playwright/test';
import { enter } from '../browser/embeds';
import type { BrowserScreen } from '../browser/screen';
import { widgets } from '../support/widgets';
import { partsOf, unlike } from './parts';
import { sheets } from './sheets';
import { expect, test } from './test';
import { userOf } from './users';

const ownParts = '#place > [data-widget] > .ww, [data-ww-portal]';

// Each test stands alone, so that they share out the workers.
test.describe.configure({ mode: 'parallel' });
// Everything near the window, however high the page above it is.
test.use({ viewport: { width: 1280, height: 6000 } });

/** The screen on a page without any other style sheet, at one width and one size of text. */
async function openScreen(page: Page, screen: BrowserScreen) {
  await page.goto(`/styles/none/?widget=${screen.name}`);
  await enter(page, screen);
  await expect(page.locator(ownParts).locator('.ww-skeleton, [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate((selector) => {
    const element = document.getElementById('place');
    if (!element) throw new Error('The page has no #place.');
    element.style.width = '900px';
    element.style.margin = '0';
    for (const root of document.querySelectorAll<HTMLElement>(selector)) {
      root.style.setProperty('--ww-text-size', '14px');
    }
  }, ownParts);
}

/** The addresses of the style sheets that each page has beside ours: the same ones for every widget. */
const addresses = new Map<string, readonly string[]>();

async function addressesOf(page: Page, widget: string, sheet: string) {
  const known = addresses.get(sheet);
  if (known) return known;
  const html = await (await page.request.get(`/styles/${sheet}/?widget=${widget}`)).text();
  const found = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.includes('wholesale_widgets'));
  expect(found, sheet).not.toEqual([]);
  addresses.set(sheet, found);
  return found;
}

/** Brings every style sheet, before ours and after ours, to be put on and off: none is on yet. */
async function bringSheets(page: Page, widget: string) {
  const all: [string, readonly string[]][] = [];
  for (const sheet of sheets) all.push([sheet, await addressesOf(page, widget, sheet)]);
  await page.evaluate(async (found) => {
    const link = (sheet: string, address: string) => {
      const made = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        media: 'not all',
        href: address,
      });
      made.dataset.sheet = sheet;
      return made;
    };
    const made = (position: string) =>
      found.flatMap(([sheet, hrefs]) => hrefs.map((href) => link(`${sheet} ${position}`, href)));
    const [first, last] = [made('first'), made('last')];
    const loaded = [...first, ...last].map(
      (each) =>
        new Promise((resolve, reject) => {
          each.addEventListener('load', resolve);
          each.addEventListener('error', () => reject(new Error(`${each.href} did not come.`)));
        }),
    );
    document.head.prepend(...first);
    document.head.append(...last);
    await Promise.all(loaded);
  }, all);
}

/** Has the page wear one style sheet, before or after ours, and no other. */
const wear = (page: Page, sheet: string) =>
  page.evaluate(async (name) => {
    const isWorn = ({ dataset }: HTMLElement) => dataset.sheet === name;
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')];
    for (const link of links) link.media = isWorn(link) ? 'all' : 'not all';
    const rules = links.filter(isWorn).flatMap(({ sheet: worn }) => [...(worn?.cssRules ?? [])]);
    if (rules.length === 0) throw new Error(`${name} has no rules.`);
    await new Promise(requestAnimationFrame);
  }, sheet);

for (const { screen } of widgets) {
  const { name } = screen;
  test(`keeps size, colour and font of every part under every style sheet: ${name}`, async ({
    page,
    signIn,
  }) => {
    await signIn(await userOf(name));
    await openScreen(page, screen);
    const reference = await partsOf(page, ownParts);
    expect(reference.length).toBeGreaterThan(20);
    await bringSheets(page, name);
    for (const position of ['first', 'last']) {
      for (const sheet of sheets) {
        await wear(page, `${sheet} ${position}`);
        const found = unlike(reference, await partsOf(page, ownParts));
        expect.soft(found, `${sheet} ${position}`).toEqual([]);
      }
    }
  });
}
