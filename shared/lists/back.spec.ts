import type { Page } from '@playwright/test';
import { keepingPages } from '../../test/browser/chromium';
import { slowDown, takeShifts, watchShifts } from '../../test/browser/shifts';
import { expect, test } from '../../test/browser/test';
import { numbers } from '../../test/support/cartWalk';

test.use({ launchOptions: keepingPages() });

const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

/** The screens with cards that grow by "Show more", what is searched for there, and how many walks each is put to. */
const screens = [
  { name: 'seller-storefront', text: 'flower', found: /^1,\d+ products found$/, walks: 20 },
  { name: 'seller-discovery', text: 'farm', found: /^\d+ sellers found$/, walks: 6 },
];

const cards = (page: Page) => page.getByRole('article');
const shown = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ shown$/);
const listOf = (name: string) => `/${name}/?as=dispensary&scenario=huge`;

async function showMore(page: Page, pages: number) {
  await expect(cards(page).first()).toBeVisible();
  for (let more = 2; more <= pages; more += 1) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(shown(page)).toHaveText(new RegExp(`^${String(24 * more)} of`));
  }
}

/** Any page will do behind a card. The list itself, if it is not kept whole, is drawn anew after Back. */
const routePages = (page: Page, list: string, isKept: boolean) =>
  page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    if (new URL(request.url()).pathname !== list) {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Another</h1>' });
    }
    if (isKept) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'cache-control': 'no-store' },
    });
  });

/** The names of the cards of which the link is in the window. */
const inSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')].flatMap((card) => {
      const { top = -1, bottom = 0 } = card.querySelector('a')?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight ? (card.ariaLabel ?? []) : [];
    }),
  );

const scrollToPart = (page: Page, part: number) =>
  page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);

/** Remembers where the link stands that is pressed next: what is drawn near it may still move it until then. */
const noteTop = (page: Page) =>
  page.evaluate(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link) sessionStorage.setItem('top', String(link.getBoundingClientRect().top));
    };
    document.addEventListener('click', note, { capture: true, once: true });
  });

for (const { name: screen, text, found, walks } of screens) {
  for (let seed = 20_261_126; seed < 20_261_126 + walks; seed += 1) {
    const isKept = seed % 2 === 0;
    test(`${screen}: Back leads to the card that was left, where it stood (${isKept ? 'page kept whole' : 'drawn anew'}, seed ${String(seed)})`, async ({
      page,
    }) => {
      const below = numbers(seed);
      await routePages(page, `/${screen}/`, isKept);
      await page.setViewportSize(windows[below(3)] ?? { width: 1440, height: 900 });
      await page.goto(listOf(screen));
      await expect(cards(page).first()).toBeVisible();
      if (below(2) === 0) {
        await page.getByRole('searchbox').fill(text);
        await expect(page.getByText(found)).toBeAttached();
      }
      await showMore(page, 1 + below(5));
      await scrollToPart(page, below(100) / 100);
      await expect.poll(() => inSight(page)).not.toHaveLength(0);
      const names = await inSight(page);
      const name = names[below(names.length)] ?? '';
      const link = page.getByRole('article', { name, exact: true }).getByRole('link', { name });
      await noteTop(page);
      const says = await shown(page).textContent();
      await link.click();
      await expect(page.getByRole('heading', { name: 'Another' })).toBeVisible();
      // A page that comes out of the cache does not load, which goBack() would wait for.
      await page.evaluate(() => history.back());
      await expect(link).toBeFocused();
      await expect(shown(page)).toHaveText(says ?? '');
      const top = Number(await page.evaluate(() => sessionStorage.getItem('top')));
      expect(Math.abs(((await link.boundingBox())?.y ?? NaN) - top)).toBeLessThan(2);
    });
  }

  test(`${screen}: of 480 cards at most 60 stand beyond what is near, and slow pictures move none`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto(listOf(screen));
    await showMore(page, 20);
    await slowDown(page, 250);
    await takeShifts(page);
    for (const part of [1, 0.7, 0.5, 0.2, 0]) {
      await scrollToPart(page, part);
      await expect.poll(() => inSight(page)).not.toHaveLength(0);
      await expect.poll(() => cards(page).evaluateAll(countBeyond)).toBeLessThanOrEqual(60);
    }
    await page.waitForLoadState('networkidle');
    expect(await takeShifts(page)).toEqual([]);
  });
}

/** Those further from the window than one is drawn for being near: `NearWindow` says how far that is. */
function countBeyond(all: Element[]): number {
  return all.filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom < -300 || top > innerHeight + 300;
  }).length;
}
