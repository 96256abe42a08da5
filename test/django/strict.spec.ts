import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { roles } from '../../fixtures/backend/users';
import { expect, mounts, test } from './test';

const { widgets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
  widgets: Record<string, unknown>;
};

const embeds = ['module', 'classic', 'loader'];

// Each test stands alone, so that they share out what is left of the time at the end of a run.
test.describe.configure({ mode: 'parallel' });

/** Signs in as the first role that may see the page at `address`. */
async function signInFor(
  page: Page,
  signIn: (role: (typeof roles)[number]) => Promise<void>,
  address: string,
): Promise<void> {
  for (const role of roles) {
    await signIn(role);
    if ((await page.request.get(address)).ok()) return;
  }
  throw new Error(`No role may open ${address}.`);
}

for (const widget of Object.keys(widgets)) {
  test(`nonce, strict-dynamic and Trusted Types have nothing to refuse: ${widget} by ${embeds.join(', ')}`, async ({
    page,
    signIn,
    watch,
  }) => {
    const address = `/strict/${widget}/`;
    await signInFor(page, signIn, address);
    for (const embed of embeds) {
      const response = await page.goto(`${address}?embed=${embed}`);
      const policy = response?.headers()['content-security-policy'];
      expect(policy).toContain("'strict-dynamic'");
      expect(policy).toContain("'nonce-");
      expect(policy).toContain("require-trusted-types-for 'script'");
      await expect.poll(() => mounts(page)).toEqual([1]);
      await expect(page.locator('.ww-skeleton')).toHaveCount(0);
      expect(watch.found(), embed).toEqual([]);
      // A button that asks more brings a lazy chunk and a portal.
      const asks = page.locator('.ww').getByRole('button', { name: /…$/, disabled: false });
      if ((await asks.count()) === 0) continue;
      await asks.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
  });
}
