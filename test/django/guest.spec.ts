import type { Page } from '@playwright/test';
import { changePage } from '../browser/pageSource';
import { column, copyButton } from '../../widgets/notification-preferences/page.parts';
import { differences, stylesOf, type Styles } from './computed';
import { sheets } from './sheets';
import { expect, test } from './test';

const ourTags = /<(link|script)[^>]*wholesale_widgets[^>]*>(<\/script>)?/g;

// Each test stands alone, so that they share out the workers.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ signIn }) => signIn('dispensary'));

/** The page's gallery of ordinary elements before anything of ours has come. */
async function stylesBefore(page: Page, path: string): Promise<Styles> {
  await changePage(page, path, (html) => html.replace(ourTags, ''));
  await page.goto(path);
  await expect(page.locator('#gallery')).toBeVisible();
  const before = await stylesOf(page, '#gallery');
  await page.unroute(() => true);
  await page.unrouteAll();
  return before;
}

for (const sheet of sheets) {
  test(`changes no computed style of a page with ${sheet}: mounted, with a dialog open, unmounted`, async ({
    page,
  }) => {
    const path = `/styles/${sheet}/`;
    const before = await stylesBefore(page, path);
    expect(Object.keys(before).length).toBeGreaterThan(150);

    await page.goto(path);
    await expect(column(page)).toBeVisible();
    expect(differences(before, await stylesOf(page, '#gallery'))).toEqual([]);

    await copyButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The page behind a dialog does not scroll; that is the dialog's one mark on it.
    const behind = differences(before, await stylesOf(page, '#gallery'));
    expect(behind.filter((line) => !line.startsWith('body overflow'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.evaluate(() => window.WholesaleWidgets.unmount());
    await expect(page.locator('.ww')).toHaveCount(0);
    expect(differences(before, await stylesOf(page, '#gallery'))).toEqual([]);
  });
}
