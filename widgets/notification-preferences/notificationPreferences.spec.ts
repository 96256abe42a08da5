import {
  box,
  column,
  edit,
  invoiceDue,
  isGuarded,
  isOnAtServer,
  location,
  mainStreet,
  open,
  path,
  save,
  saved,
} from './page.parts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../test/browser/session';
import { takeShifts, watchShifts } from '../../test/browser/shifts';

const roles = {
  dispensary: {
    columns: ['Emails from Vendor', 'Emails From Team'],
    where: mainStreet,
    option: invoiceDue,
  },
  vendor: {
    columns: ['Emails from Customer', 'Emails From Team'],
    where: 'Salinas greenhouse',
    option: 'Order placed',
  },
};

for (const [as, { columns, where, option }] of Object.entries({
  ...roles,
  staff: roles.vendor,
  superuser: roles.vendor,
})) {
  test(`a ${as} chooses a location, changes a box, saves, is redirected and finds it kept`, async ({
    page,
  }) => {
    await open(page, { as });
    const first = columns[0] ?? '';
    for (const name of columns) await expect(column(page, name)).toBeVisible();
    await expect(location(page)).toHaveValue('_all');
    await location(page).selectOption(where);
    const wasOn = await box(page, option, first).isChecked();
    await box(page, option, first).setChecked(!wasOn);
    await page.getByRole('button', { name: `Save 1 change to ${where}` }).click();

    await page.waitForURL((url) => url.pathname === path && url.search === '');
    await expect(saved(page, where)).toHaveCount(1);
    await page.reload();
    await location(page).selectOption(where);
    await expect(box(page, option, first)).toBeChecked({ checked: !wasOn });
    await expect(saved(page, where)).toHaveCount(0);
  });
}

test('without a connection Save says so, keeps the choice, and works once there is one', async ({
  page,
  context,
  backend,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page);
  await edit(page);
  await context.setOffline(true);
  await save(page).click();
  // The read before the save did not come back, so nothing was sent.
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(page.getByRole('alert')).toContainText(
    `${mainStreet} are kept here, but not saved.`,
  );
  await expect(box(page)).not.toBeChecked();

  await context.setOffline(false);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(await isOnAtServer(backend)).toBe(false);
});

test.describe('a session that ends while choosing', () => {
  const signIn = 'Sign in in a new tab';

  test('costs nothing to who signs in again in another tab', async ({
    page,
    context,
    backend,
    watch,
  }) => {
    // The page's token is of the session that ended; the widget fetches the new one by itself.
    watch.allow(/403/);
    await open(page);
    await edit(page);
    const other = await context.newPage();
    await other.goto(`${path}?as=dispensary`);
    await other.getByRole('button', { name: 'Sign out' }).click();
    await other.waitForURL('**/accounts/login/');
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('Your session has ended.');
    await expect(box(page)).not.toBeChecked();

    const [login] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: signIn }).click(),
    ]);
    await login.getByLabel('User').selectOption('sam.obrien');
    await login.getByLabel('Password').fill('any');
    await login.getByRole('button', { name: 'Sign in' }).click();
    await login.waitForURL((url) => url.pathname === '/');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(await isOnAtServer(backend)).toBe(false);
  });
});

test('a reload with unsaved choices asks first, and offers to restore them after', async ({
  page,
}) => {
  await open(page);
  await edit(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(location(page)).toHaveValue('101');
  await expect(box(page)).not.toBeChecked();
  await expect(box(page)).toHaveAccessibleDescription('was on');
});

test('closing the page asks while something is unsaved, and only then', async ({ page }) => {
  await open(page);
  await edit(page);
  await expect.poll(() => isGuarded(page)).toBe(true);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await box(page).check();
  await expect.poll(() => isGuarded(page)).toBe(false);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
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

test('the short warning neither covers the failure nor moves it', async ({ page, backend }) => {
  await page.setViewportSize({ width: 320, height: 900 });
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
  const before = await failure.boundingBox();
  const over = await warning.boundingBox();
  expect(over?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
  await page.clock.resume();
  await expect(warning).toHaveCount(0);
  expect(await failure.boundingBox()).toEqual(before);
});

test('a label of two lines begins beside its box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page);
  await expect(box(page)).toBeVisible();
  const checks = await page.locator('.ww-columns .ww-check').evaluateAll((all) =>
    all.map((check) => {
      const [input, label] = [...check.children].map((part) => part.getBoundingClientRect());
      return { height: label?.height ?? 0, below: (label?.top ?? 0) - (input?.bottom ?? 0) };
    }),
  );
  expect(Math.max(...checks.map(({ height }) => height))).toBeGreaterThan(48);
  for (const { below } of checks) expect(below).toBeLessThan(0);
});
