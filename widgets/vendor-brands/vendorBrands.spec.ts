import type { Page } from '@playwright/test';
import type { Brand } from '../../shared/contract/vendorBrands';
import { expect, test, type Backend } from '../../test/browser/test';

const upload = '/dashboard/vendor/7/brands/logo/';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** In the list, over which the dialog lies. */
const logoIn = (page: Page, name: string) =>
  page.locator('.ww-brand').filter({ hasText: name }).locator('img');
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Uploading the logo' });

const meridian = async (backend: Backend) =>
  (await backend.state<{ vendorBrands: { brands: Brand[] } }>()).vendorBrands.brands.find(
    ({ name }) => name === 'Meridian',
  );
const uploads = async (backend: Backend) =>
  (await backend.log()).filter(({ path }) => path === upload);

/** A picture of two halves side by side, red and blue, as the browser writes it. */
const halves = async (page: Page, width: number, height: number) => {
  const address = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws nothing.');
      context.fillStyle = 'red';
      context.fillRect(0, 0, size.width / 2, size.height);
      context.fillStyle = 'blue';
      context.fillRect(size.width / 2, 0, size.width / 2, size.height);
      return canvas.toDataURL();
    },
    { width, height },
  );
  return Buffer.from(address.replace(/^.*,/, ''), 'base64');
};

const choose = (page: Page, buffer: Buffer, mimeType = 'image/png') =>
  page.getByLabel(/^Choose (a|another) picture$/).setInputFiles({
    name: 'logo.png',
    mimeType,
    buffer,
  });

const openLogo = async (page: Page, of = 'Meridian') => {
  await page.goto('/vendor-brands/?as=vendor');
  await button(page, `Actions for ${of}`).click();
  await page.getByRole('menuitem', { name: 'Change the logo' }).click();
  await expect(page.getByRole('dialog', { name: `Logo of ${of}` })).toBeVisible();
};

const openWide = async (page: Page, of?: string) => {
  await openLogo(page, of);
  await choose(page, await halves(page, 600, 300));
  await expect(page.getByRole('img', { name: 'The logo as it will be' })).toBeVisible();
};

/** The logo that the server has: its size, and the colours of its left and its right edge. */
const sentLogo = async (page: Page, backend: Backend) => {
  const address = (await meridian(backend))?.logo ?? '';
  return page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const { width, height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0);
    const colourAt = (x: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(x, 150, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return { width, height, edges: [colourAt(2), colourAt(width - 3)] };
  }, address);
};

const use = async (page: Page) => {
  await button(page, 'Use this logo').click();
  await expect(page.getByText('Changed the logo of Meridian.')).toBeVisible();
};

test('sends the square from the middle where nothing is moved', async ({ page, backend }) => {
  await openWide(page);
  await use(page);
  expect(await sentLogo(page, backend)).toEqual({
    width: 300,
    height: 300,
    edges: ['red', 'blue'],
  });
});

test('cuts a square by keys', async ({ page, backend }) => {
  await openWide(page);
  await page.getByRole('slider', { name: 'Left or right' }).focus();
  await page.keyboard.press('End');
  // Nothing is above or below the largest square.
  await expect(page.getByRole('slider', { name: 'Up or down' })).toBeDisabled();
  await use(page);
  expect(await sentLogo(page, backend)).toEqual({
    width: 300,
    height: 300,
    edges: ['blue', 'blue'],
  });
});

test('cuts a square by pointer', async ({ page, backend }) => {
  await openWide(page);
  const frame = await page.locator('.ww-crop canvas').boundingBox();
  if (!frame) throw new Error('There is no frame.');
  const [x, y] = [frame.x + 20, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + frame.width - 40, y, { steps: 4 });
  await page.mouse.up();
  await use(page);
  expect(await sentLogo(page, backend)).toEqual({
    width: 300,
    height: 300,
    edges: ['red', 'red'],
  });
});

test('shows the old logo until the new one is in, and how far that is', async ({
  page,
  backend,
}) => {
  await openWide(page, 'North Fork');
  const inList = logoIn(page, 'North Fork');
  const before = (await inList.getAttribute('src')) ?? '';
  await expect(page.getByRole('dialog').getByText('The logo as it is now')).toBeVisible();
  await backend.arm({ method: 'POST', path: upload, fault: 'held' });
  await button(page, 'Use this logo').click();
  await backend.isHeld();
  await expect(progress(page)).toBeVisible();
  await expect(inList).toHaveAttribute('src', before);
  await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', before);
  await backend.release();
  await expect(page.getByText('Changed the logo of North Fork.')).toBeVisible();
  await expect(inList).not.toHaveAttribute('src', before);
});

test('keeps the picture and its square when the upload is cancelled or refused', async ({
  page,
  backend,
}) => {
  await openWide(page);
  const { logo } = (await meridian(backend)) ?? {};
  await page.getByRole('slider', { name: 'Left or right' }).fill('1');
  await backend.arm({ method: 'POST', path: upload, fault: 'hang' });
  await button(page, 'Use this logo').click();
  await expect.poll(async () => (await uploads(backend)).length).toBe(1);
  await button(page, 'Cancel the upload').click();
  await expect(progress(page)).toHaveCount(0);

  await backend.arm({ method: 'POST', path: upload, fault: 'forbidden-403' });
  await button(page, 'Use this logo').click();
  await expect(page.getByRole('alert')).toContainText('The logo was not changed.');
  expect((await meridian(backend))?.logo).toBe(logo);
  await expect(page.getByRole('slider', { name: 'Left or right' })).toHaveValue('1');
  await use(page);
  expect((await sentLogo(page, backend)).edges).toEqual(['blue', 'blue']);
});

test('sends no file of another type, too large a one, or a picture too small or too large', async ({
  page,
  backend,
}) => {
  await openLogo(page);
  const small = await halves(page, 200, 100);
  const huge = await halves(page, 8200, 130);
  const says = page.getByRole('dialog').getByRole('alert');

  await choose(page, Buffer.from('%PDF-1.7'), 'application/pdf');
  await expect(says).toContainText('This is not a PNG, JPEG or WebP picture.');
  await choose(page, Buffer.concat([small, Buffer.alloc(5_000_001)]));
  await expect(says).toContainText('larger than 5 MB');
  await choose(page, Buffer.from('no picture at all'));
  await expect(says).toContainText('cannot be opened as a picture');
  await choose(page, small);
  await expect(says).toContainText('This picture is 200 × 100 pixels.');
  await choose(page, huge);
  await expect(says).toContainText('This picture is 8,200 × 130 pixels.');
  await expect(button(page, 'Use this logo')).toHaveCount(0);
  expect(await uploads(backend)).toEqual([]);
});
