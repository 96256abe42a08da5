import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ShopSettings } from './shop';
import { expect, mounts, test } from './test';

type Storage = NonNullable<ShopSettings['STORAGE']>;
type Embed = NonNullable<ShopSettings['EMBED']>;

/** The ways to embed that work under each storage; of the others `test_checks.py` says what works. */
const embeds: Record<Storage, Embed[]> = {
  plain: ['module', 'classic', 'loader'],
  manifest: ['module', 'classic', 'loader'],
  modules: ['module', 'classic', 'loader'],
  whitenoise: ['module', 'classic', 'loader'],
  hashed: ['classic'],
  'hashed-modules': ['module', 'classic'],
};

/** Every static file that the page asked for, with the status of the answer. */
function filesOf(page: Page) {
  const files: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    if (path.startsWith('/static/')) files.push({ path, status: response.status() });
  });
  return files;
}

/** The files whose integrity the page's tags promise, each with what the server sends for it. */
async function promises(page: Page) {
  const tags = await page.locator('[integrity]').evaluateAll((found) =>
    found.map((tag) => ({
      path: tag.getAttribute('src') ?? tag.getAttribute('href') ?? '',
      integrity: tag.getAttribute('integrity'),
    })),
  );
  return Promise.all(
    tags.map(async ({ path, integrity }) => {
      // Not the page's own copy: the test tool decodes the text of those.
      const body = await (await page.request.get(path)).body();
      const digest = createHash('sha384').update(body).digest('base64');
      return { path, integrity, sent: `sha384-${digest}` };
    }),
  );
}

for (const [storage, ways] of Object.entries(embeds) as [Storage, Embed[]][]) {
  test.describe(storage, () => {
    test.use({ settings: { STORAGE: storage, EMBED: ways[0], DEBUG: '0' } });

    for (const embed of ways) {
      test(`${embed} brings every file once, whole, and mounts each host once`, async ({
        page,
        signIn,
      }) => {
        await signIn('dispensary');
        const files = filesOf(page);
        await page.goto(`/everything/?embed=${embed}`);
        const expected = (await mounts(page)).map(() => 1);
        expect(expected.length).toBeGreaterThan(1);
        await expect.poll(() => mounts(page)).toEqual(expected);
        // The menu that anyone may open asks for the age before all else of the page.
        await page.getByRole('button', { name: /^Yes/ }).click();
        // A dialog brings a lazy chunk, which no tag names.
        await page
          .getByRole('button', { name: /^Copy these choices/ })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();

        expect(files.filter(({ status }) => status !== 200)).toEqual([]);
        const ours = files.map(({ path }) => path).filter((path) => path.includes('/wholesale_'));
        expect(ours.filter((path, index) => ours.indexOf(path) !== index)).toEqual([]);

        const tags = await promises(page);
        expect(tags.length).toBeGreaterThan(1);
        for (const { path, integrity, sent } of tags) {
          expect(integrity, path).toBe(sent);
          expect(ours).toContain(path);
        }
      });
    }
  });
}
