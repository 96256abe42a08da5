import type { Locator, Page } from '@playwright/test';
import type { BrandPageAnswer } from '../../shared/contract/brandPage';
import { pictureFile } from '../../test/faults/pictures';
import { expect, test, type Backend } from '../../test/browser/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tile = (page: Page, number: number) =>
  page.getByRole('listitem', { name: new RegExp(`^Tile ${String(number)}:`) });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The tile is not on the page.');
  return box;
};

test('moves a tile by dragging it, and leaves it when Escape is pressed', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/brand-page/?as=vendor');
  const handle = button(page, /^Move tile 1: drag/);
  const drag = async () => {
    // Tiles are apart: the one that it is dropped on says where it goes.
    const target = await boxOf(tile(page, 3).locator('[data-place]'));
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(target.x + 20, target.y + 4);
    await page.mouse.move(target.x + 20, target.y + target.height - 4);
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(tile(page, 1)).toContainText('Grown under the sun');

  await drag();
  await page.mouse.up();
  await expect(tile(page, 3)).toContainText('Grown under the sun');
  await expect(tile(page, 3).getByText('Moved')).toBeVisible();
  await expect(page.getByText('Moved', { exact: true })).toHaveCount(1);
  await button(page, 'Save 1 change').click();
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
  const { tiles } = (await backend.state<{ brandPage: Pick<BrandPageAnswer, 'tiles'> }>())
    .brandPage;
  expect(tiles.slice(0, 4).map(({ id }) => id)).toEqual([502, 503, 501, 504]);
  await expect(page.getByText('Moved', { exact: true })).toHaveCount(0);
});

test('what takes pictures is drawn as one area', async ({ page }) => {
  await page.goto('/brand-page/?as=vendor');
  await button(page, /Edit Hero/).click();
  const choose = button(page, 'Choose another picture');
  await expect(choose).toBeVisible();
  const [area, inside] = [await boxOf(page.locator('.ww-drop')), await boxOf(choose)];
  await expect(page.locator('.ww-drop')).toHaveCSS('border-style', 'dashed');
  expect(inside.x - area.x, 'the button stands clear of the edge').toBeGreaterThanOrEqual(12);
});

test('the words of a menu stand clear of their icons', async ({ page }) => {
  await page.goto('/brand-page/?as=vendor');
  await button(page, /^Actions for/)
    .first()
    .click();
  const entries = page.getByRole('menuitem');
  await expect(entries).toHaveCount(2);
  for (const entry of await entries.all()) {
    const [icon, word] = [await boxOf(entry.locator('svg')), await boxOf(entry.locator('span'))];
    expect(word.x - (icon.x + icon.width)).toBeGreaterThanOrEqual(4);
  }
});

const pictures = '/dashboard/vendor/7/brand-page/pictures/';

const writes = async (backend: Backend) =>
  (await backend.log()).filter(({ method }) => method !== 'GET');

test('canvas, panel and heads of tiles have their measures, and tiles are added between two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1720, height: 1000 });
  await page.goto('/brand-page/?as=vendor');
  await button(page, /Edit Hero/).click();
  await expect(page.getByRole('region', { name: 'Hero', exact: true })).toBeVisible();
  const canvas = await boxOf(page.locator('.ww-page-canvas'));
  const side = await boxOf(page.locator('.ww-page-side'));
  expect(canvas.width).toBeLessThanOrEqual(960);
  expect(side.width).toBe(320);
  expect(side.x, 'the panel stands beside the canvas').toBeGreaterThan(canvas.x + canvas.width);
  for (const head of await page.locator('.ww-page-head').all()) {
    expect((await boxOf(head)).height).toBe(32);
  }
  const first = await boxOf(tile(page, 1).locator('[data-place]'));
  const between = await boxOf(button(page, /^Add tile after Hero/));
  const second = await boxOf(tile(page, 2).locator('[data-place]'));
  expect(between.y).toBeGreaterThanOrEqual(first.y + first.height);
  expect(between.y + between.height).toBeLessThanOrEqual(second.y);
});

test('previews at 1280 and at 375 beside the editor, and writes nothing', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/brand-page/?as=vendor');
  await button(page, 'Preview').click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const frame = preview.locator('.ww-page-frame');
  await expect(frame).toHaveCSS('width', '1280px');
  await button(page, /Edit Hero/).click();
  await page.getByRole('textbox', { name: /^Heading/ }).fill('Grown in the rain');
  await expect(preview.getByText('Grown in the rain')).toBeVisible();
  await button(page, 'Phone, 375 px').click();
  await expect(frame).toHaveCSS('width', '375px');
  await expect(preview.getByText('Grown in the rain')).toBeVisible();
  const canvas = await boxOf(page.locator('.ww-page-canvas'));
  expect((await boxOf(preview)).x).toBeGreaterThanOrEqual(canvas.x + canvas.width);
  expect(await writes(backend)).toEqual([]);
});

test.describe('a picture', () => {
  const openHero = async (page: Page) => {
    await page.goto('/brand-page/?as=vendor');
    await button(page, /Edit Hero/).click();
    await expect(button(page, 'Choose another picture')).toBeVisible();
  };
  const choose = (page: Page, name = 'farm.png') =>
    page.getByLabel('Choose another picture').setInputFiles(pictureFile(name));
  const shown = (page: Page) => tile(page, 1).locator('img').first();
  const pictureSaved = async (backend: Backend) =>
    (await backend.state<{ brandPage: Pick<BrandPageAnswer, 'tiles'> }>()).brandPage.tiles[0]
      ?.fields;

  test('shows how far it is, goes on while another tile is edited, and is saved with its words', async ({
    page,
    backend,
  }) => {
    await openHero(page);
    const before = (await shown(page).getAttribute('src')) ?? '';
    await backend.arm({ method: 'POST', path: pictures, fault: 'held' });
    await choose(page);
    await backend.isHeld();
    await expect(page.getByRole('progressbar', { name: 'Uploading farm.png' })).toBeVisible();
    await expect(shown(page)).toHaveAttribute('src', before);
    await button(page, /Edit Text “Our story”/).click();
    await backend.release();
    await expect(shown(page)).not.toHaveAttribute('src', before);
    await button(page, /Edit Hero/).click();
    await page.getByRole('textbox', { name: /^Alternative text/ }).fill('The farm at dawn');
    await button(page, 'Save 1 change').click();
    await expect(page.getByText('Your changes were saved.')).toBeVisible();
    expect(await pictureSaved(backend)).toMatchObject({
      picture: new URL((await shown(page).getAttribute('src')) ?? '').pathname,
      alt: 'The farm at dawn',
    });
  });

  test('is cancelled, and the tile keeps the one that it has', async ({ page, backend }) => {
    await openHero(page);
    const before = (await shown(page).getAttribute('src')) ?? '';
    await backend.arm({ method: 'POST', path: pictures, fault: 'hang' });
    await choose(page);
    await expect.poll(async () => (await writes(backend)).length).toBe(1);
    await button(page, 'Cancel the upload').click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(shown(page)).toHaveAttribute('src', before);
    await expect(page.getByText(/unsaved change/)).toHaveCount(0);
  });

  test('that did not arrive is sent again, and is named after a reload', async ({
    page,
    backend,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await openHero(page);
    await page.getByRole('textbox', { name: /^Subheading/ }).fill('Rain');
    await backend.arm({ method: 'POST', path: pictures, fault: 'forbidden-403', times: 2 });
    await choose(page);
    await expect(page.getByRole('alert')).toContainText('farm.png was not uploaded.');
    await page.reload();
    await expect(page.getByText(/Pictures must be chosen again: .*farm\.png/)).toBeVisible();
    await button(page, 'Restore').first().click();
    await button(page, /Edit Hero/).click();
    await choose(page);
    await expect(page.getByRole('alert')).toContainText('farm.png was not uploaded.');
    const before = (await shown(page).getAttribute('src')) ?? '';
    await button(page, 'Retry upload').click();
    await expect(shown(page)).not.toHaveAttribute('src', before);
  });

  test('needs words for people who do not see it', async ({ page, backend }) => {
    await openHero(page);
    await page.getByRole('textbox', { name: /^Alternative text/ }).fill('');
    await button(page, 'Save 1 change').click();
    await expect(page.getByText(/^Say what the picture shows/).first()).toBeVisible();
    expect(await writes(backend)).toEqual([]);
  });
});
