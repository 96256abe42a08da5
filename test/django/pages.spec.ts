import { widgetNames } from '../../shared/build/widgets';
import {
  edit,
  isOnAtServer,
  open,
  posts,
  save,
  saved,
} from '../../widgets/notification-preferences/page.parts';
import { expect, mounts, test } from './test';
import { userOf } from './users';

// What a change to any file can break on a page that Django renders, once for every widget.

for (const name of widgetNames()) {
  test(`${name} mounts once on its page`, async ({ page, signIn }) => {
    await signIn(await userOf(name));
    await page.goto(`/${name}/`);
    await expect.poll(() => mounts(page)).toEqual([1]);
    await expect(page.locator('.ww-skeleton')).toHaveCount(0);
  });
}

test('a save passes the CSRF middleware, once', async ({ page, backend, signIn }) => {
  await signIn('dispensary');
  await open(page);
  await edit(page);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await isOnAtServer(backend)).toBe(false);
  expect(await posts(backend)).toHaveLength(1);
});
