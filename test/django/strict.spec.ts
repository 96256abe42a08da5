import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { roles } from '../../fixtures/backend/users';
import { expect, mounts, test } from './test';

const { widgets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
  widgets: Record<string, unknown>;
};

/** Opens the widget's page under /strict/ as the first role that may see it. Answers the policy. */
async function openStrict(
  page: Page,
  signIn: (role: (typeof roles)[number]) => Promise<void>,
  address: string,
): Promise<string> {
  for (const role of roles) {
    await signIn(role);
    if (!(await page.request.get(address)).ok()) continue;
    const response = await page.goto(address);
    return response?.headers()['content-security-policy'] ?? '';
  }
  throw new Error(`No role may open ${address}.`);
}

for (const widget of Object.keys(widgets)) {
  for (const embed of ['module', 'classic', 'loader']) {
    test(`nonce, strict-dynamic and Trusted Types have nothing to refuse: ${widget}, ${embed}`, async ({
      page,
      signIn,
    }) => {
      const policy = await openStrict(page, signIn, `/strict/${widget}/?embed=${embed}`);
      expect(policy).toContain("'strict-dynamic'");
      expect(policy).toContain("'nonce-");
      expect(policy).toContain("require-trusted-types-for 'script'");
      await expect.poll(() => mounts(page)).toEqual([1]);
      await expect(page.locator('.ww-skeleton')).toHaveCount(0);
      // A button that asks more brings a lazy chunk and a portal.
      const asks = page.locator('.ww').getByRole('button', { name: /…$/, disabled: false });
      if ((await asks.count()) === 0) return;
      await asks.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }
}
