import { widgets } from '../widgets';
import { expect, test } from './test';
import { usersOf } from './users';

const sites = [
  { name: 'below a mount point', settings: { MOUNT: '/b2b' } },
  { name: 'in i18n_patterns', settings: { BY_LANGUAGE: '1' } },
] as const;

/** What stands beside a shop: files, and the controls of the tests. */
const beside = /^\/(static|__fixtures)\//;

for (const { name: site, settings } of sites) {
  test.describe(`a shop ${site}`, () => {
    test.use({ settings });

    for (const { name, screen } of widgets) {
      const { shown, asks, opensBy, write } = screen;
      test(`${name} calls nothing elsewhere, and what it writes arrives`, async ({
        page,
        backend,
        shop,
        signIn,
      }) => {
        const calls: string[] = [];
        const failed: string[] = [];
        page.on('response', (response) => {
          const { origin, pathname } = new URL(response.url());
          const isCall = ['fetch', 'xhr'].includes(response.request().resourceType());
          if (!isCall || origin !== shop.origin || beside.test(pathname)) return;
          calls.push(pathname);
          if (response.status() >= 400) failed.push(`${String(response.status())} ${pathname}`);
        });
        const open = (scenario: string) => page.goto(`${shop.below}/${name}/?scenario=${scenario}`);
        const { user } = await usersOf(name);
        await signIn(user);
        await open('default');
        if (asks) await page.getByRole('button', { name: asks }).click();
        if (opensBy) await page.getByRole('button', { name: opensBy }).click();
        await expect(page.getByText(shown).first()).toBeVisible();
        if (write) {
          await open(write.scenario ?? 'default');
          await write.edit(page);
          const { length } = await backend.log();
          await write.save(page);
          const writes = async () =>
            (await backend.log()).slice(length).filter(({ method }) => method !== 'GET');
          await expect.poll(writes).not.toEqual([]);
        }
        await expect(page.locator('.ww').getByRole('alert')).toHaveCount(0);
        expect(failed).toEqual([]);
        expect(calls.filter((path) => !path.startsWith(`${shop.below}/`))).toEqual([]);
        expect(calls.length).toBeGreaterThan(0);
      });
    }
  });
}
