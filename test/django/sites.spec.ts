import { enter } from '../browser/embeds';
import { workOf } from '../faults/mainTask';
import { widgets } from '../support/widgets';
import { expect, test } from './test';
import { userOf } from './users';

const sites = [
  { name: 'below a mount point', settings: { MOUNT: '/b2b' } },
  { name: 'in i18n_patterns', settings: { BY_LANGUAGE: '1' } },
] as const;

/** What stands beside a shop: files, and the controls of the tests. */
const beside = /^\/(static|__fixtures)\//;

for (const { name: site, settings } of sites) {
  test.describe(`a shop ${site}`, () => {
    test.use({ settings });

    for (const widget of widgets) {
      const { name, screen, faulty } = widget;
      const [, write] = workOf(widget) ?? [];
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
        await signIn(await userOf(name));
        await page.goto(`${shop.below}/${name}/`);
        await enter(page, screen);
        if (write) {
          await page.goto(shop.below + (write.address ?? faulty.address));
          await write.edit(page, 0);
          const { length } = await backend.log();
          await write.send(page, 0);
          const writes = async () =>
            (await backend.log())
              .slice(length)
              .filter(({ method }) => method !== 'GET' || write.hasNoToken);
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
