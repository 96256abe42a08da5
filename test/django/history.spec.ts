import type { Page } from '@playwright/test';
import { keepingPages } from '../browser/chromium';
import { changePage } from '../browser/pageSource';
import {
  allChoices,
  box,
  column,
  edit,
  editAndSave,
  open,
  path,
  posts,
  save,
} from '../browser/preferencesPage';
import { expect, mounts, test } from './test';

test.use({ settings: { DEBUG: '0' }, launchOptions: keepingPages() });

test.beforeEach(async ({ signIn }) => signIn('dispensary'));

/** Whether the browser brought the page out of its cache of whole pages. */
const isKeptWhole = (page: Page) => page.locator('html').getAttribute('data-kept');

for (const policy of ['as Django sends it', 'without no-store']) {
  test(`Back after a save shows what was saved, and no save that hangs (page ${policy})`, async ({
    page,
    backend,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.kept = String(persisted);
      });
    });
    const mayBeKept = policy === 'without no-store';
    if (mayBeKept) {
      await page.route(`**${path}*`, async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch({ maxRedirects: 0 });
        const headers = { ...response.headers(), 'cache-control': 'max-age=0' };
        return route.fulfill({ response, headers });
      });
    }
    await open(page);
    await editAndSave(page);
    const saved = await allChoices(backend);
    for (const go of ['back', 'forward'] as const) {
      await page.evaluate((where) => {
        delete document.documentElement.dataset.kept;
        history[where]();
      }, go);
      await expect.poll(() => isKeptWhole(page)).toMatch(mayBeKept ? 'true' : /true|false/);
      await expect(column(page)).toBeVisible();
      expect(await mounts(page)).toEqual([1]);
      expect(await page.evaluate(() => document.contentType)).toBe('text/html');
      await expect(page.getByText('Saving…')).toHaveCount(0);
    }
    expect(await allChoices(backend)).toEqual(saved);
    expect(await posts(backend)).toHaveLength(1);
  });
}

test('an address without its slash, which Django redirects: no save is claimed and nothing is lost', async ({
  page,
  backend,
}) => {
  await changePage(page, path, (html) =>
    html.replace(`page&quot;: &quot;${path}`, (found) => found.slice(0, -1)),
  );
  const redirects: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 301) redirects.push(response.request().method());
  });
  await open(page);
  await edit(page);
  const before = await allChoices(backend);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('not saved');
  await expect(box(page)).not.toBeChecked();
  expect(redirects).toContain('POST');
  expect(await posts(backend)).toEqual([]);
  expect(await allChoices(backend)).toEqual(before);
});
