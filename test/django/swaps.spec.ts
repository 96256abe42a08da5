import type { Page } from '@playwright/test';
import {
  box,
  column,
  edit,
  isOnAtServer,
  posts,
  save,
  saved,
  title,
} from '../../widgets/notification-preferences/page.parts';
import { expect, mounts, test } from './test';

const fallback = 'Your notification preferences are loading.';

// Each test stands alone, so that they share out what is left of the time at the end of a run.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ signIn }) => signIn('dispensary'));

/** Every host of the page mounted once, with a screen that answers. */
async function expectMountedOnce(page: Page, hosts = 1) {
  await expect(column(page)).toHaveCount(hosts);
  await expect(title(page)).toHaveCount(hosts);
  await expect(page.getByText(fallback)).toHaveCount(0);
  expect(await mounts(page)).toEqual(Array.from({ length: hosts }, () => 1));
}

/** Nothing of a screen that is gone still listens or stands at the end of the page. */
async function expectGone(page: Page) {
  await expect(title(page)).toHaveCount(0);
  await expect(page.locator('.ww')).toHaveCount(0);
  expect(
    await page.evaluate(() =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    ),
  ).toBe(true);
}

for (const embed of ['module', 'classic', 'loader']) {
  test.describe(`htmx with ${embed}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/htmx/?embed=${embed}`);
      await expectMountedOnce(page);
    });

    test('a swap mounts the new host once, though its fragment prints the script again', async ({
      page,
      backend,
    }) => {
      await edit(page);
      for (let swaps = 0; swaps < 2; swaps++) {
        await page.getByRole('button', { name: 'Swap', exact: true }).click();
        // What was unsaved in the host that went is offered in the one that came.
        await page.getByRole('button', { name: 'Restore' }).click();
        await expectMountedOnce(page);
      }
      await expect(box(page)).not.toBeChecked();
      await save(page).click();
      await expect(saved(page)).toBeVisible();
      expect(await posts(backend)).toHaveLength(1);
      expect(await isOnAtServer(backend)).toBe(false);
    });

    test('an out-of-band swap mounts its host once, beside the other', async ({ page }) => {
      const swapped = page.locator('#elsewhere [data-widget]');
      for (let swaps = 0; swaps < 2; swaps++) {
        await swapped.evaluateAll((hosts) => hosts.forEach((host) => host.classList.add('old')));
        await page.getByRole('button', { name: 'Swap out of band' }).click();
        await expect(page.getByText('Swapped out of band.')).toBeVisible();
        await expect(page.locator('.old')).toHaveCount(0);
        await expectMountedOnce(page, 2);
      }
    });

    test('Back brings the page out of the history with a screen that works', async ({
      page,
      backend,
    }) => {
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
      await expectGone(page);
      await page.goBack();
      await expectMountedOnce(page);
      await edit(page);
      await save(page).click();
      await expect(saved(page)).toBeVisible();
      expect(await isOnAtServer(backend)).toBe(false);
    });
  });
}

for (const embed of ['module', 'classic', 'loader']) {
  test(`Turbo with ${embed}: a visit, Back and forward again mount each host once and leave nothing`, async ({
    page,
    backend,
  }) => {
    await page.goto(`/turbo/?embed=${embed}`);
    await expectMountedOnce(page);
    await edit(page);
    await page.getByRole('link', { name: 'Second page' }).click();
    await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
    await expectGone(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectMountedOnce(page);
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
    await expectGone(page);
    await page.getByRole('link', { name: 'First page' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectMountedOnce(page);
    await expect(box(page)).not.toBeChecked();
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(await isOnAtServer(backend)).toBe(false);
    expect(await posts(backend)).toHaveLength(1);
  });
}
