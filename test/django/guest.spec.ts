import type { Page } from '@playwright/test';
import { changePage } from '../browser/pageSource';
import { column, copyButton } from '../browser/preferencesPage';
import { differences, stylesOf, type Styles } from './computed';
import { partsOf, unlike } from './parts';
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

/** The widget's screen, its dialog, and a sheet of every part that screens are made of, at one width. */
async function openParts(page: Page, sheet: string) {
  await page.goto(`/styles/${sheet}/?parts=on`);
  await expect(column(page)).toBeVisible();
  await page.evaluate(() => {
    for (const name of ['place', 'parts']) {
      const box = document.getElementById(name);
      if (!box) throw new Error(`The page has no #${name}.`);
      box.style.width = '900px';
      box.style.margin = '0';
    }
    // Pages of another root size have texts of another size. Here all count from one.
    for (const root of document.querySelectorAll<HTMLElement>('.ww')) {
      root.style.setProperty('--ww-text-size', '14px');
    }
  });
  await copyButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => {
    document
      .querySelector<HTMLElement>('[data-ww-portal]')
      ?.style.setProperty('--ww-text-size', '14px');
  });
  return partsOf(page, '#place > [data-widget] > .ww, #parts, [data-ww-portal]');
}

test('keeps size, colour and font of its own parts under every style sheet', async ({ page }) => {
  const reference = await openParts(page, 'none');
  expect(reference.length).toBeGreaterThan(100);
  for (const sheet of sheets) {
    expect.soft(unlike(reference, await openParts(page, sheet)), sheet).toEqual([]);
  }
});
