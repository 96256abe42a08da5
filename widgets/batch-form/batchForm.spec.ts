import type { Locator, Page } from '@playwright/test';
import type { Batch } from '../../shared/contract/batches';
import { focus, moveTo } from '../../test/browser/focus';
import { expect, test, type Backend } from '../../test/browser/test';

const path = '/batch-form/?as=vendor&csp=strict';
const upload = '/dashboard/vendor/7/batches/412/certificates/';
const pdf = Buffer.from('%PDF-1.4 results');

const batchOf = async (backend: Backend) => {
  const { batches } = await backend.state<{ batches: { batches: Batch[] } }>();
  const batch = batches.batches.find(({ id }) => id === 412);
  if (!batch) throw new Error('The server has no batch 412.');
  return batch;
};

test('is filled in and saved by keyboard alone, with the focus always in sight', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(path);
  await page.getByLabel('Batch reference').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0012');
  const hidden = await moveTo(page, 'THC (delta-9)');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('22.5');
  hidden.push(...(await moveTo(page, 'Pull number')));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1e5');
  hidden.push(...(await moveTo(page, /^Save 3 changes/)));
  expect(hidden).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Batch updated.')).toBeVisible();
  expect(await batchOf(backend)).toMatchObject({ batchRef: '0012', thc_delta9: '22.5000' });
  expect((await batchOf(backend)).batchVariants[0]?.pullNumber).toBe('1e5');
});

test('brings the focus to each field that was refused, never under the save bar', async ({
  page,
  watch,
}) => {
  watch.allow((problem) => problem.includes('400'));
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${path}&scenario=field-errors`);
  await page.getByRole('button', { name: 'Save batch' }).click();
  await expect(page.getByLabel('Batch reference')).toBeFocused();
  const lines = page.getByRole('alert').getByRole('button');
  const problems: string[] = [];
  for (const line of await lines.all()) {
    await line.press('Enter');
    await expect(page.locator('[aria-invalid]:focus')).toHaveCount(1);
    problems.push(...(await focus(page)).problems);
  }
  expect(await lines.count()).toBe(6);
  expect(problems).toEqual([]);
});

test('sends no day that is typed in part as none, and says where it is', async ({
  page,
  backend,
  axe,
}) => {
  await page.goto(path);
  const day = page.getByLabel('Expiration date');
  await day.fill('2027-03-14');
  await day.focus();
  // Clears the part that the focus is in; the browser calls what is left empty.
  await page.keyboard.press('Backspace');
  await expect(day).toHaveValue('');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/Complete the date or clear it\./);
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  expect(await axe('[data-widget]')).toEqual([]);
  expect((await backend.log()).filter(({ method }) => method === 'PATCH')).toEqual([]);

  await day.fill('2027-03-15');
  await expect(day).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Batch updated.')).toBeVisible();
  expect((await batchOf(backend)).expirationDate).toBe('2027-03-15');
});

test.describe('certificates', () => {
  const choose = (page: Page, ...names: string[]) =>
    page
      .getByLabel('Choose certificates')
      .setInputFiles(names.map((name) => ({ name, mimeType: 'application/pdf', buffer: pdf })));

  test('are uploaded, analysed and compared', async ({ page, backend, watch }) => {
    // The browser's own wish for the tab of the file.
    watch.allow((problem) => problem.includes('/favicon.ico'));
    await page.goto(path);
    await choose(page, 'first.pdf', 'second.pdf');
    for (const name of ['first.pdf', 'second.pdf']) {
      await expect(
        page.getByRole('button', { name: new RegExp(`^Compare \\d differences?: ${name}$`) }),
      ).toBeVisible();
    }
    expect(
      (await batchOf(backend)).coas
        .map(({ name }) => name)
        .slice(2)
        .sort(),
    ).toEqual(['first.pdf', 'second.pdf']);
    await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^first\.pdf/ }).click(),
    ]);
    // Not every Chromium can show the file; each asks for it.
    const isAsked = async () =>
      (await backend.log()).some(({ path: asked }) => asked.endsWith('/file/'));
    await expect.poll(isAsked).toBe(true);
  });

  test('are cancelled one by one', async ({ page, backend }) => {
    await page.goto(path);
    await expect(page.getByLabel('Batch reference')).toBeVisible();
    await backend.arm({ method: 'POST', path: upload, fault: 'hang' });
    await choose(page, 'slow.pdf');
    await expect(page.getByRole('progressbar', { name: 'Uploading slow.pdf' })).toBeVisible();
    await expect
      .poll(async () => (await backend.log()).some((entry) => entry.fault === 'hang'))
      .toBe(true);
    await backend.arm({ method: 'POST', path: upload, fault: 'held' });
    await choose(page, 'other.pdf');
    await expect(page.getByRole('progressbar', { name: 'Uploading other.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the upload of slow.pdf' }).click();
    await expect(page.getByText('slow.pdf')).toHaveCount(0);
    await backend.isHeld();
    await backend.release();
    await expect(page.getByRole('link', { name: /^other\.pdf/ })).toBeVisible();
    expect((await batchOf(backend)).coas.map(({ name }) => name).slice(2)).toEqual(['other.pdf']);
  });

  test('that are too large say so, stay, and are tried again', async ({ page, watch }) => {
    watch.allow((problem) => problem.includes('413'));
    await page.goto(path);
    await page.getByLabel('Choose certificates').setInputFiles({
      name: 'large.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([pdf, Buffer.alloc(5_000_001)]),
    });
    const row = page.getByRole('listitem', { name: 'large.pdf' });
    await expect(row.getByRole('alert')).toContainText('The file is too large for the server.');
    await row.getByRole('button', { name: 'Retry upload' }).click();
    await expect(row.getByRole('alert')).toContainText('The file is too large for the server.');
    await row.getByRole('button', { name: 'Dismiss large.pdf' }).click();
    await expect(page.getByText('large.pdf')).toHaveCount(0);
  });

  test('that did not arrive are tried again alone', async ({ page, backend }) => {
    await page.goto(path);
    await expect(page.getByLabel('Batch reference')).toBeVisible();
    await backend.arm({ method: 'POST', path: upload, fault: 'status-503' });
    await choose(page, 'once.pdf');
    await page.getByRole('button', { name: 'Retry upload' }).click();
    await expect(page.getByRole('link', { name: /^once\.pdf/ })).toBeVisible();
    expect((await batchOf(backend)).coas).toHaveLength(3);
  });

  test('of another kind are not sent', async ({ page, backend }) => {
    await page.goto(path);
    await page.getByLabel('Choose certificates').setInputFiles({
      name: 'setup.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ not a certificate'),
    });
    await expect(page.getByRole('alert')).toContainText('This file is not what its name says.');
    expect((await backend.log()).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('that were on their way are named after a reload', async ({ page, backend }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(path);
    await expect(page.getByLabel('Batch reference')).toBeVisible();
    await backend.arm({ method: 'POST', path: upload, fault: 'status-503' });
    await choose(page, 'lost.pdf');
    await expect(page.getByRole('button', { name: 'Retry upload' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Choose these files again: lost.pdf.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(/Choose them again: lost\.pdf\./)).toBeVisible();
  });
});

for (const timezoneId of [
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Pacific/Auckland',
]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`a chosen day is the day that is saved (${timezoneId})`, async ({ page, backend }) => {
      await page.goto(path);
      for (const day of ['2027-03-14', '2028-02-29', '2027-12-31']) {
        await page.getByLabel('Expiration date').fill(day);
        await page.getByRole('button', { name: /^Save/ }).click();
        await expect(page.getByText('Batch updated.')).toBeVisible();
        expect((await batchOf(backend)).expirationDate).toBe(day);
        await page.reload();
        await expect(page.getByLabel('Expiration date')).toHaveValue(day);
      }
    });
  });
}

test('draws a bounded part of 300 variants, and reaches a refused one far below', async ({
  page,
  watch,
}) => {
  watch.allow((problem) => problem.includes('400'));
  await page.goto(`${path}&scenario=huge`);
  const rows = page.locator('.ww-variant[role=group]');
  await page.getByRole('heading', { name: 'Variants' }).scrollIntoViewIfNeeded();
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(100);
  await page.getByRole('heading', { name: 'Fresh frozen' }).scrollIntoViewIfNeeded();
  const far = page
    .getByRole('region', { name: 'Fresh frozen' })
    .getByRole('textbox', { name: 'Case size' })
    .first();
  await far.fill('0');
  await page.getByLabel('Batch reference').focus();
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(far).toBeFocused();
  expect(await rows.count()).toBeLessThan(100);
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
