import type { Page } from '@playwright/test';
import { expect, test as base } from '../browser/test';
import type { Role } from '../../fixtures/backend/users';
import { Shop, START_LIMIT, type ShopSettings } from './shop';

/** Shops by their settings, of which one runs at a time: a file asks for one after the other. */
class Shops {
  private key = '';
  private shop: Shop | undefined;

  async open(settings: ShopSettings): Promise<Shop> {
    const key = JSON.stringify(settings);
    if (this.shop && this.key === key) return this.shop;
    await this.close();
    const backend = `http://127.0.0.1:${process.env.PORT ?? '4173'}`;
    this.shop = await Shop.start(settings, backend);
    this.key = key;
    return this.shop;
  }

  async close(): Promise<void> {
    await this.shop?.stop();
    this.shop = undefined;
  }
}

interface ShopFixtures {
  settings: ShopSettings;
  shop: Shop;
  /** Signs in, in the page's browser. The page that is open does not learn of it. */
  signIn: (role: Role) => Promise<void>;
  signOut: () => Promise<void>;
}

/** The tests' `page` and `backend` are those of a Django shop with `settings`. */
export const test = base.extend<ShopFixtures, { shops: Shops }>({
  settings: [{}, { option: true }],
  shops: [
    // oxlint-disable-next-line no-empty-pattern -- how the test tool writes a fixture that needs nothing
    async ({}, provide) => {
      const shops = new Shops();
      await provide(shops);
      await shops.close();
    },
    { scope: 'worker' },
  ],
  // A shop's first test waits for it, which is no part of that test's own time.
  shop: [
    async ({ shops, settings }, provide) => provide(await shops.open(settings)),
    { timeout: START_LIMIT },
  ],
  baseURL: ({ shop }, provide) => provide(shop.origin),
  signIn: async ({ context, shop: { below } }, provide) =>
    provide(async (role) => {
      const next = `${below}/accounts/login/`;
      const response = await context.request.get(`${below}/accounts/as/${role}/?next=${next}`);
      expect(response.ok()).toBe(true);
    }),
  signOut: async ({ context, shop: { below } }, provide) =>
    provide(async () => {
      const page = await context.newPage();
      await page.goto(`${below}/accounts/login/`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.close();
    }),
});

/** The hosts of the page, and how often each of them is mounted. */
export const mounts = (page: Page) =>
  page
    .locator('[data-widget]')
    .evaluateAll((hosts) => hosts.map((host) => host.querySelectorAll(':scope > .ww').length));

export { expect };
