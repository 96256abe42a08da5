import { createHash } from 'node:crypto';
import { test as unserved, type Page } from '@playwright/test';
import { check, type ShopSettings } from './shop';
import { expect, mounts, test } from './test';

type Storage = NonNullable<ShopSettings['STORAGE']>;
type Embed = NonNullable<ShopSettings['EMBED']>;

const embeds: Embed[] = ['module', 'classic', 'loader'];
/** What cannot work, and the way to embed that does. */
const refused: Partial<Record<Storage, Partial<Record<Embed, string>>>> = {
  hashed: { module: '"classic"', loader: '"classic"' },
  'hashed-modules': { loader: '"module" or "classic"' },
};
const storages: Storage[] = [
  'plain',
  'manifest',
  'modules',
  'whitenoise',
  'hashed',
  'hashed-modules',
];

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

for (const storage of storages) {
  const ways = embeds.filter((embed) => !refused[storage]?.[embed]);

  for (const [embed, works] of Object.entries(refused[storage] ?? {})) {
    unserved(`${storage}: ${embed} is refused, and the check names what works`, () => {
      const { ok, says } = check({ STORAGE: storage, EMBED: embed as Embed, DEBUG: '0' });
      expect(ok).toBe(false);
      expect(says).toContain(`Set WHOLESALE_WIDGETS["EMBED"] to ${works}`);
    });
  }

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
