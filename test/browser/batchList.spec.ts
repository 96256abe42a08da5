import type { Page } from '@playwright/test';
import type { StoredBatch } from '../../fixtures/backend/data/storedBatches';
import { focus, moveTo } from './focus';
import { expect, test, type Backend } from './session';

const path = '/batch-list/?as=vendor&csp=strict';

const batches = async (backend: Backend) =>
  (await backend.state<{ batches: { batches: StoredBatch[] } }>()).batches.batches;

const shown = (page: Page, count: string) => page.getByText(`${count} shown`);

/** As a spreadsheet on Windows saves it. */
const file = {
  name: 'autumn.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    '\uFEFFReference;Stock location;Harvested;Expires;THC %\r\n' +
      '0012;Main vault;2026-09-01;2027-09-01;21,4\r\n' +
      '1e5;Nowhere;;;\r\n' +
      'EV-1;Main vault;;soon;\r\n',
  ),
};

test('is filtered, downloaded and uploaded by keyboard alone, with the focus always in sight', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  // Before the page: asked for later, a busy page may meet the key before it hears of this.
  const chooser = page.waitForEvent('filechooser');
  await page.goto(path);
  await page.getByRole('link', { name: 'New batch' }).focus();
  const hidden = await moveTo(page, 'Reference or product');
  await page.keyboard.type('0014');
  await expect(shown(page, '1 batch')).toBeVisible();

  hidden.push(...(await moveTo(page, 'Download template', 'Shift+Tab')));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('batches.csv');

  hidden.push(...(await moveTo(page, 'Upload batches')));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('A CSV file in the form of the template')).toBeFocused();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(file);
  await expect(page.getByText('2 rows can be saved.')).toBeVisible();
  hidden.push(...(await moveTo(page, 'Save 2 batches')));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Upload batches' });
  await expect(dialog).toContainText('Saved 1 batch.');
  await expect(dialog).toContainText('Row 3: Stock location: There is no such stock location.');
  hidden.push(...(await moveTo(page, 'Close')));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(await focus(page)).toEqual({ name: 'Upload batches', problems: [] });
  expect(hidden).toEqual([]);
  expect((await batches(backend)).map(({ batchRef }) => batchRef)).toContain('0012');
});

test('moves what was selected by keyboard', async ({ page, backend }) => {
  await page.goto(path);
  await page.getByRole('checkbox', { name: 'Select EV-2609-0012' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Move 1 selected batch to').focus();
  await page.keyboard.type('Cold');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Moved 1 batch to Cold storage/)).toBeVisible();
  expect((await batches(backend)).find(({ id }) => id === 412)?.stockLocationId).toBe(62);
});

test('leads to the form of a batch and to a copy of it', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'EV-2601-0013', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Batch EV-2601-0013' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Copy EV-2602-0014' }).click();
  await expect(page.getByRole('heading', { name: 'Copy of batch EV-2602-0014' })).toBeVisible();
  await expect(page.getByLabel('Batch reference')).toHaveValue('');
});

test('draws a bounded part of 2,000 batches, and finds any of them', async ({ page }) => {
  await page.goto(`${path}&scenario=huge`);
  await expect(shown(page, '2,000 batches')).toBeVisible();
  const nodes = () => page.locator('[data-widget] *').count();
  expect(await nodes()).toBeLessThan(2500);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = page.locator('[aria-rowindex="2001"]');
  await expect(last).toBeVisible();
  expect(await nodes()).toBeLessThan(2500);
  await page.getByRole('searchbox').fill('-1987');
  await expect(shown(page, '1 batch')).toBeVisible();
  await expect(
    page
      .getByRole('table')
      .getByRole('link', { name: /-1987$/ })
      .first(),
  ).toBeVisible();
});
