import type { Locator, Page } from '@playwright/test';
import type { Brand } from '../../shared/contract/vendorBrands';
import { opener, statesOf } from '../../test/browser/screen';
import { expect, test, type Backend } from '../../test/browser/test';
import vendorBrands from './page';

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

const boxOf = async (found: Locator) => {
  const box = await found.boundingBox();
  if (!box) throw new Error(`${String(found)} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const meetColleague = new Map(statesOf(vendorBrands, 'error')).get('the same name as a colleague');

test('shows what two people wrote side by side, and the former name nowhere', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await meetColleague?.({ page, backend, open: opener(page) });
  const dialog = page.getByRole('dialog', { name: /^Edit/ });
  const choice = dialog.getByRole('group', { name: 'Choose for Name' });
  const [label, yours, theirs] = await Promise.all(
    ['Name', 'Yours', 'Theirs'].map((text) => boxOf(choice.getByText(text, { exact: true }))),
  );
  if (!label || !yours || !theirs) throw new Error('A side is missing.');
  expect(yours.y).toBeGreaterThanOrEqual(label.bottom);
  expect(theirs.y).toBe(yours.y);
  expect(theirs.x).toBeGreaterThan(yours.right);
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Blue Meridian');
  await expect(choice).toHaveText(/^NameYoursBlue Meridian.*TheirsFar Meridian/);
});

/** What stands below or beside one another, and how far apart, in pixels. */
const gapsOf = (parent: Locator) =>
  parent.evaluate((element) => {
    const boxes = [...element.children].map((child) => child.getBoundingClientRect());
    return boxes
      .slice(1)
      .map((box, index) =>
        Math.max(box.top - (boxes[index]?.bottom ?? 0), box.left - (boxes[index]?.right ?? 0)),
      );
  });

test('asks before a picture that was chosen goes by Escape', async ({ page }) => {
  await openWide(page);
  await page.keyboard.press('Escape');
  await button(page, 'Keep editing').click();
  await expect(page.getByRole('img', { name: 'The logo as it will be' })).toBeVisible();
});

test('keeps the parts of the logo’s dialog apart', async ({ page }) => {
  await openWide(page);
  const work = page.locator('.ww-logo-work');
  for (const parent of [work, work.locator('.ww-crop'), work.locator('.ww-crop-sliders')]) {
    const gaps = await gapsOf(parent);
    expect(gaps).not.toEqual([]);
    expect(Math.min(...gaps), String(parent)).toBeGreaterThanOrEqual(8);
  }
  const picture = await boxOf(work.locator('.ww-logo-now > :first-child'));
  const says = await work.locator('.ww-logo-now').evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line.lastChild ?? line);
    return range.getBoundingClientRect().left;
  });
  expect(says - picture.right).toBeGreaterThanOrEqual(8);
});

test('cuts no menu off by what stands around it, nor by the window', async ({ page }) => {
  await page.goto('/vendor-brands/?as=vendor');
  const actions = button(page, /^Actions for/).last();
  await expect(actions).toBeVisible();
  // As low as a short dialog, in which, while it is moved in, nothing is fixed to the window either.
  await page.addStyleTag({
    content: '[data-widget] { height: 160px; overflow: auto; transform: translateX(0); }',
  });
  for (const height of [900, 240]) {
    await page.setViewportSize({ width: 1440, height });
    await actions.scrollIntoViewIfNeeded();
    await actions.click();
    const menu = page.getByRole('menu');
    const entries = menu.getByRole('menuitem');
    await expect(entries).not.toHaveCount(0);
    for (const entry of await entries.all()) {
      const { x, y, width, height: high } = await boxOf(entry);
      const isOnTop = await entry.evaluate(
        (element, [left, top]) => element.contains(document.elementFromPoint(left ?? 0, top ?? 0)),
        [x + width / 2, y + high / 2],
      );
      expect(isOnTop, `${await entry.innerText()} at ${height}`).toBe(true);
      await expect(entry).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Escape');
  }
});
