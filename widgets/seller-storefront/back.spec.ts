import type { Page } from '@playwright/test';
import { keepingPages } from '../../test/browser/chromium';
import { expect, test } from '../../test/browser/test';
import { slowDown, takeShifts, watchShifts } from '../../test/browser/shifts';
import { numbers } from '../../test/cartWalk';

test.use({ launchOptions: keepingPages() });

const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];
const walks = Array.from({ length: 20 }, (_, index) => 20_261_126 + index);

const cards = (page: Page) => page.getByRole('article');
const shown = (page: Page) => page.getByText(/^[\d,]+ of [\d,]+ shown$/);

/** The page is not kept whole: after Back it is drawn anew. */
const forget = (page: Page) =>
  page.route('**/seller-storefront/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
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

/** Remembers where the link stands that is pressed next: what is drawn near it may still move it until then. */
const noteTop = (page: Page) =>
  page.evaluate(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link) sessionStorage.setItem('top', String(link.getBoundingClientRect().top));
    };
    document.addEventListener('click', note, { capture: true, once: true });
  });

for (const seed of walks) {
  const isKept = seed % 2 === 0;
  test(`Back from a product leads to its card, where it stood (${isKept ? 'page kept whole' : 'drawn anew'}, seed ${String(seed)})`, async ({
    page,
  }) => {
    const below = numbers(seed);
    if (!isKept) await forget(page);
    // Any page will do.
    await page.route('**/product-details/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>A product</h1>' }),
    );
    await page.setViewportSize(windows[below(3)] ?? { width: 1440, height: 900 });
    await page.goto('/seller-storefront/?as=dispensary&scenario=huge');
    await expect(cards(page).first()).toBeVisible();
    if (below(2) === 0) {
      await page.getByRole('searchbox').fill('flower');
      await expect(page.getByText(/^1,\d+ products found$/)).toBeAttached();
    }
    const pages = 1 + below(5);
    for (let more = 2; more <= pages; more += 1) {
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(shown(page)).toHaveText(new RegExp(`^${String(24 * more)} of`));
    }
    const far = below(100) / 100;
    await page.evaluate((part) => {
      scrollTo(0, part * document.documentElement.scrollHeight);
    }, far);
    await expect.poll(() => inSight(page)).not.toHaveLength(0);
    const names = await inSight(page);
    const name = names[below(names.length)] ?? '';
    const link = page.getByRole('article', { name, exact: true }).getByRole('link', { name });
    await noteTop(page);
    const says = await shown(page).textContent();
    await link.click();
    await page.waitForURL('**/product-details/**');
    await expect(page.getByRole('heading', { name: 'A product' })).toBeVisible();
    // A page that comes out of the cache does not load, which goBack() would wait for.
    await page.evaluate(() => history.back());
    await expect(link).toBeFocused();
    await expect(shown(page)).toHaveText(says ?? '');
    const top = Number(await page.evaluate(() => sessionStorage.getItem('top')));
    expect(Math.abs(((await link.boundingBox())?.y ?? NaN) - top)).toBeLessThan(2);
  });
}

test('of 480 cards at most 60 stand beyond what is near, and slow pictures move none', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/seller-storefront/?as=dispensary&scenario=huge');
  for (let more = 2; more <= 20; more += 1) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(shown(page)).toHaveText(new RegExp(`^${String(24 * more)} of`));
  }
  await slowDown(page, 250);
  await takeShifts(page);
  for (const part of [1, 0.7, 0.5, 0.2, 0]) {
    await page.evaluate((to) => scrollTo(0, to * document.documentElement.scrollHeight), part);
    await expect.poll(() => inSight(page)).not.toHaveLength(0);
    await expect.poll(() => cards(page).evaluateAll(countBeyond)).toBeLessThanOrEqual(60);
  }
  await page.waitForLoadState('networkidle');
  expect(await takeShifts(page)).toEqual([]);
});

/** Those further from the window than one is drawn for being near: `NearWindow` says how far that is. */
const countBeyond = (all: Element[]) =>
  all.filter((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom < -300 || top > innerHeight + 300;
  }).length;
