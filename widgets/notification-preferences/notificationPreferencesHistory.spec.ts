import { keepingPages } from '../../test/browser/chromium';
import { expect, test } from '../../test/browser/test';
import { allChoices, column, editAndSave, open, path, posts } from './page.parts';

test.use({ launchOptions: keepingPages() });

for (const isStored of [true, false]) {
  test(`Back after a save shows the page, with nothing raw and nothing stuck (${isStored ? 'page kept whole' : 'page loaded again'})`, async ({
    page,
    backend,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    if (!isStored) {
      await page.route(`**${path}*`, async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const headers = { ...response.headers(), 'cache-control': 'no-store' };
        return route.fulfill({ response, headers });
      });
    }
    await open(page);
    await editAndSave(page);
    const saved = await allChoices(backend);
    for (const go of ['back', 'forward'] as const) {
      // A page that comes out of the cache does not load, which goBack() would wait for.
      await page.evaluate((where) => history[where](), go);
      await expect(page.locator('html')).toHaveAttribute('data-persisted', String(isStored));
      await expect(column(page)).toBeVisible();
      await expect(page.getByText('Saving…')).toHaveCount(0);
      expect(await page.evaluate(() => document.contentType)).toBe('text/html');
    }
    expect(await allChoices(backend)).toEqual(saved);
    expect(await posts(backend)).toHaveLength(1);
  });
}
