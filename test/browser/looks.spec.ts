import type { Locator, Page } from '@playwright/test';
import { widgetNames } from '../../shared/build/widgets';
import { box, copyButton, edit, location, mainStreet, open, path, save } from './preferencesPage';
import { drawn } from './layout';
import { strangeLooks } from './language';
import { takeFirstFormats, watchFirstFormats } from './firstFormats';
import { slowDown, takeShifts, untilLoaded, watchShifts } from './shifts';
import { expect, test } from './session';

/** Where an element stands, in CSS pixels, once it is there. */
async function bounds(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element is not on the page.');
  return found;
}

/** A picture of an element with what surrounds it, where outlines are drawn. */
async function picture(page: Page, element: Locator): Promise<Buffer> {
  const { x, y, width, height } = await bounds(element);
  return page.screenshot({ clip: { x: x - 6, y: y - 6, width: width + 12, height: height + 12 } });
}

test('with forced colors the focus and the ticks can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await location(page).selectOption(mainStreet);
  await expect(box(page)).toBeChecked();
  const ticked = await picture(page, box(page));
  await edit(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(ticked.equals(await picture(page, box(page))), 'ticked looks like empty').toBe(false);

  for (const control of [location(page), box(page), save(page), copyButton(page)]) {
    const before = await picture(page, control);
    // By a key, so that the browser takes it for a person who needs to see it.
    await control.focus();
    await page.keyboard.press('Shift');
    expect(before.equals(await picture(page, control)), 'focused looks like before').toBe(false);
    const style = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(style).not.toBe('none');
    await control.blur();
  }
});

/** Holds back what the page reads, until the answered function is called. */
async function holdReads(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isRead = (url: URL) => url.searchParams.has('form');
  await page.route(isRead, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

test('nothing jumps on the way to another location', async ({ page }) => {
  await watchShifts(page);
  await open(page);
  await expect(box(page)).toBeVisible();
  const release = await holdReads(page);
  await location(page).selectOption(mainStreet);
  await expect(page.locator('.ww-skeleton')).toBeVisible();
  release();
  await expect(box(page)).toBeVisible();
  expect(await takeShifts(page)).toEqual([]);
});

test('the short warning goes without moving the failure under it', async ({ page, backend }) => {
  await backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
  const release = await holdReads(page);
  await page.clock.install();
  await open(page);
  await expect(page.locator('.ww-skeleton').first()).toBeVisible();
  // It is shown for a second: the clock stands still until it was looked at.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  release();
  const warning = page.locator('.ww-flash');
  await expect(warning).toBeVisible();
  const failure = page.getByRole('alert');
  const before = await bounds(failure);
  await page.clock.resume();
  await expect(warning).toHaveCount(0);
  expect(await bounds(failure)).toEqual(before);
});

// So long that whatever stands in for an answer is drawn.
const latency = 250;

for (const widget of widgetNames()) {
  for (const scenario of ['default', 'huge']) {
    test(`nothing jumps while it loads slowly: ${widget}, ${scenario}`, async ({ page }) => {
      await watchShifts(page);
      await watchFirstFormats(page);
      await slowDown(page, latency);
      await page.goto(`/${widget}/?scenario=${scenario}`);
      await untilLoaded(page);
      expect(await takeShifts(page)).toEqual([]);
      expect(await takeFirstFormats(page), 'made before the first content').toEqual([]);
    });
  }
}

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

test('the columns to choose from leave the buttons beside theirs where they are', async ({
  page,
}) => {
  await page.goto('/order-create/?as=vendor&scenario=two-items');
  const undo = page.getByRole('button', { name: 'Undo edit' });
  await expect(undo).toBeVisible();
  const before = await undo.boundingBox();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'List price' })).toBeVisible();
  expect(await undo.boundingBox()).toEqual(before);
});

test('the first item of an order stands near the top of a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/order-create/?as=vendor');
  const item = page.getByText('Acapulco Gold 3.5 g', { exact: true });
  await expect(item).toBeVisible();
  const top = (await page.locator('[data-widget]').boundingBox())?.y ?? NaN;
  expect(((await item.boundingBox())?.y ?? NaN) - top).toBeLessThanOrEqual(420);
});

test('what is wrong with a quantity leaves the price beside it where it is', async ({ page }) => {
  await page.goto('/order-drawer/?as=vendor&scenario=two-items&order-drawer=open%3D1');
  const item = page.getByRole('listitem', { name: 'Acapulco Gold 3.5 g' });
  const price = item.getByRole('textbox', { name: /^Price/ });
  await expect(price).toBeVisible();
  const before = await price.boundingBox();
  await item.getByRole('textbox', { name: /^Cases/ }).fill('some');
  await page.keyboard.press('Enter');
  await expect(item.getByRole('alert')).toBeVisible();
  expect(await price.boundingBox()).toEqual(before);
});

const openCart = (page: Page) => page.getByRole('button', { name: /^Cart, \d+ item/ }).click();

test('what can be done about a failure stands together', async ({ page, backend }) => {
  await page.goto('/cart-preview/?as=dispensary');
  const cart = '/shop/:slug/cart/multi-cart/:token';
  await backend.arm({ method: 'GET', path: cart, fault: 'login-redirect' });
  await openCart(page);
  const alert = page.getByRole('dialog', { name: 'Your cart' }).getByRole('alert');
  const signIn = await bounds(alert.getByRole('link', { name: 'Sign in in a new tab' }));
  const retry = await bounds(alert.getByRole('button', { name: 'Retry' }));
  expect(retry.y).toBe(signIn.y);
  expect(retry.x - signIn.x - signIn.width).toBe(12);
});

test('a dialog says apart from its title that nothing can be changed, and ends in line', async ({
  page,
}) => {
  await page.goto('/cart-preview/?as=dispensary&scenario=read-only');
  await openCart(page);
  const dialog = page.getByRole('dialog', { name: 'Your cart' });
  const total = dialog.getByText(/^Total/);
  await expect(total).toBeVisible();
  const title = await bounds(dialog.getByRole('heading', { name: 'Your cart' }));
  const mark = await bounds(dialog.getByText('Read-only', { exact: true }));
  expect(mark.x - title.x - title.width).toBe(12);

  const list = await bounds(dialog.getByRole('list', { name: 'Latest lines' }));
  const view = await bounds(dialog.getByRole('link', { name: 'View cart' }));
  expect((await bounds(total)).x).toBe(list.x);
  expect(view.x + view.width).toBeCloseTo(list.x + list.width);
});

for (const [way, leave] of [
  ['the pointer', (button: Locator) => button.click()],
  ['the keyboard', (button: Locator) => button.press('Enter')],
] as const) {
  test(`a toast put away far down by ${way} leaves the focus in the screen and the page where it is`, async ({
    page,
  }) => {
    await page.goto('/batch-form/?as=vendor');
    await page.getByLabel('Batch reference').fill('EV-2609-0099');
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    const dismiss = page
      .getByRole('status')
      .filter({ hasText: 'Batch updated.' })
      .getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const title = page.locator('.ww-title');
    await expect(title).not.toBeInViewport();
    // It goes back to where it came from, and to the title where that is gone.
    const origin = await page.evaluateHandle(() => document.activeElement);
    const scrolled = await page.evaluate(() => scrollY);
    await leave(dismiss);
    await expect(dismiss).toHaveCount(0);
    const isInPlace = () =>
      page.evaluate((from) => {
        const focused = document.activeElement;
        const hadFocus = from !== document.body && from?.isConnected;
        return focused === (hadFocus ? from : document.querySelector('.ww-title'));
      }, origin);
    await expect.poll(isInPlace).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
}

/** As a finger sees the page: controls are larger, and the styles for it hold. */
async function touch(page: Page, isOn: boolean) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isOn, maxTouchPoints: 1 });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isOn);
  await drawn(page);
}

for (const widget of widgetNames()) {
  test(`speaks the language of all screens: ${widget}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${widget}/?scenario=default`);
    await untilLoaded(page);
    expect.soft(await strangeLooks(page), 'at 1440 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 900 });
    await drawn(page);
    expect.soft(await strangeLooks(page), 'at 360 px').toEqual([]);
    await touch(page, true);
    expect.soft(await strangeLooks(page), 'under a finger').toEqual([]);
    await touch(page, false);
  });
}
