import type { Page } from '@playwright/test';
import type { StoredBatch } from '../../fixtures/backend/data/storedBatches';
import { focus, moveTo } from '../../test/browser/focus';
import { expect, test, type Backend } from '../../test/browser/session';

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
  const hidden = await moveTo(page, 'Search batches');
  await page.keyboard.type('0014');
  await expect(shown(page, '1 batch')).toBeVisible();

  hidden.push(...(await moveTo(page, 'Download template', 'Shift+Tab')));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('batches.csv');

  hidden.push(...(await moveTo(page, 'Upload batches')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeFocused();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(file);
  await expect(page.getByText('2 rows can be saved.')).toBeVisible();
  hidden.push(...(await moveTo(page, 'Save 2 batches')));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Upload batches' });
  await expect(dialog).toContainText('Saved 1 batch.');
  await expect(dialog).toContainText('Row 3, Stock location: There is no such stock location.');
  hidden.push(...(await moveTo(page, 'Back to the batches')));
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

test('draws a page of 2,000 batches, and finds any of them', async ({ page }) => {
  await page.goto(`${path}&scenario=huge`);
  await expect(page.getByText('1–25 of 2,000')).toBeVisible();
  await page.getByLabel('Rows per page').selectOption('100');
  await expect(page.getByText('1–100 of 2,000')).toBeVisible();
  expect(await page.locator('[data-widget] *').count()).toBeLessThan(2500);
  await page.getByRole('button', { name: 'Last page: 20' }).click();
  await expect(page.locator('[aria-rowindex="2001"]')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1–100 of 2,000')).toBeVisible();
  await page.getByRole('searchbox').fill('-1987');
  await expect(shown(page, '1 batch')).toBeAttached();
  const found = page.getByRole('table').getByRole('link', { name: /-1987$/ });
  await expect(found.first()).toBeVisible();
});

/** Where the text of each cell of a row begins and ends, in pixels. */
const edges = (page: Page, row: number) =>
  page
    .locator(`[aria-rowindex="${row}"] > :is([role=columnheader], [role=cell])`)
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector('button > span') ?? cell);
        const { left, right } = range.getBoundingClientRect();
        const isEnd = getComputedStyle(cell).textAlign === 'end';
        return { isEnd, at: isEnd ? right : left };
      }),
    );

test('has its heads over its cells, 16 rows in 900 px, and its first row near the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${path}&scenario=huge`);
  await expect(page.locator('[aria-rowindex="2"]')).toBeVisible();
  const [heads, cells] = [await edges(page, 1), await edges(page, 2)];
  // Not the boxes, nor what has a sign instead of words.
  const textual = heads.slice(1, -1).map((head, index) => [head.at, cells[index + 1]?.at ?? 0]);
  expect(textual).toHaveLength(6);
  for (const [head = 0, cell = 0] of textual) expect(Math.abs(head - cell)).toBeLessThanOrEqual(1);

  const top = (await page.locator('[data-widget]').boundingBox())?.y ?? 0;
  const first = (await page.locator('[aria-rowindex="2"]').boundingBox())?.y ?? 0;
  expect(first - top).toBeLessThanOrEqual(160);
  const heights = await page
    .locator('[role=table] [role=row]:not([aria-rowindex="1"])')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([40]));
  const inSight = await page
    .locator('[role=table] [role=row]:not([aria-rowindex="1"])')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= 900).length);
  expect(inSight).toBeGreaterThanOrEqual(16);
});

for (const dir of ['ltr', 'rtl']) {
  test(`the arrow of a refused choice stays whole, ${dir}`, async ({ page }) => {
    await page.goto(`/batch-list/?as=vendor&scenario=default&dir=${dir}`);
    await page.getByRole('checkbox', { name: 'Select all 12 shown' }).check();
    const choice = page.getByLabel('Move 12 selected batches to');
    const arrow = () =>
      choice.evaluate((element) => {
        const { direction, backgroundImage, backgroundPosition, backgroundSize, padding } =
          getComputedStyle(element);
        return { direction, backgroundImage, backgroundPosition, backgroundSize, padding };
      });
    const before = await arrow();
    expect(before.direction).toBe(dir);
    await page.getByRole('button', { name: 'Move 12 batches' }).click();
    await expect(choice).toHaveClass(/is-invalid/);
    expect(await arrow()).toEqual(before);
  });
}
