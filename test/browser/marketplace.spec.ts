import { expect, test } from './test';

test('a product of the list opens in a drawer beside it, is added, and gives the focus back', async ({
  page,
  backend,
}) => {
  await page.goto('/marketplace/');
  await page.getByRole('link', { name: 'Storefront', exact: true }).first().click();
  await expect(page).toHaveURL(/\/marketplace\/storefront\//);
  const address = page.url();
  const article = page.getByRole('article').first();
  const link = article.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name })).toBeVisible();
  await drawer.getByRole('button', { name: /^Add \d+ cases? to cart$/ }).click();
  await expect(drawer.getByText(/^Added \d+ cases? of/)).toBeVisible();
  const adds = (await backend.log()).filter(({ path }) => path.endsWith('/products/add/'));
  expect(adds).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(page.url()).toBe(address);
});

test('links of a screen lead to what they name', async ({ page }) => {
  await page.goto('/seller-discovery/?as=dispensary');
  const seller = page.getByRole('link', { name: 'Blue Heron Extracts & Edibles' }).first();
  await seller.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue Heron Extracts & Edibles');
  const product = page.getByRole('link', { name: 'Vanilla bean caramels' }).first();
  await product.click();
  await expect(page).toHaveURL(/\/product-details\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vanilla bean caramels');
});

test('a missing variant is made in a dialog beside the prices, which then have it', async ({
  page,
  backend,
}) => {
  await page.goto('/marketplace/prices/?as=vendor');
  const missing = page.getByRole('button', { name: '2 missing variants' });
  await missing.click();
  await page.getByRole('link', { name: 'Create variant of Blue Dream flower, 5 g' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create variants of Blue Dream flower' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: '1 g', exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Tin', exact: true }).click();
  await dialog.getByRole('gridcell').nth(2).click();
  await page.keyboard.type('12.50');
  await page.keyboard.press('Enter');
  const reads = async () =>
    (await backend.log()).filter(({ path }) => path.endsWith('/inventory/prices/')).length;
  const before = await reads();
  await dialog.getByRole('button', { name: 'Create 1 variant' }).click();
  await expect(page.getByText('Created 1 variant.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(missing).toBeFocused();
  await expect.poll(reads).toBeGreaterThan(before);
  expect(new URL(page.url()).pathname).toBe('/marketplace/prices/');
});
