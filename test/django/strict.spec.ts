import { widgetNames } from '../../shared/build/widgets';
import { expect, mounts, test } from './test';
import { userOf } from './users';

const embeds = ['module', 'classic', 'loader'];

// Each test stands alone, so that they share out what is left of the time at the end of a run.
test.describe.configure({ mode: 'parallel' });

for (const widget of widgetNames()) {
  test(`nonce, strict-dynamic and Trusted Types have nothing to refuse: ${widget} by ${embeds.join(', ')}`, async ({
    page,
    signIn,
    watch,
  }) => {
    await signIn(await userOf(widget));
    for (const embed of embeds) {
      const response = await page.goto(`/strict/${widget}/?embed=${embed}`);
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
