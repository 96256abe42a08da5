import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../test/browser/session';

const path = '/rules-editor/?as=vendor&csp=strict';

interface State {
  rules: { rules: { quantity: { id: number; minimum: number; note: string | null }[] } };
}

const rule = (page: Page, name: RegExp) => page.getByRole('listitem', { name });
const press = (page: Page, name: string | RegExp, key = 'Enter') =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).press(key);
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function open(page: Page, scenario = 'default') {
  await page.goto(`${path}&scenario=${scenario}`);
  await expect(page.getByText(/^(No|[\d,]+) rules?|There are no rules/).first()).toBeVisible();
}

test('fills in the long form of a rule, tiers and all, at 320 px', async ({ page, axe }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page);
  await page.getByRole('tab', { name: /^Pricing/ }).click();
  await press(page, 'Edit rule 2');
  await press(page, 'All fields…');
  const dialog = page.getByRole('dialog', { name: 'Edit rule' });
  await dialog.getByLabel('Tier 2 to, empty for no end').fill('19');
  await expect(dialog.getByText(/overlap/)).toHaveCount(0);
  expect(await axe('[data-ww-portal]')).toEqual([]);
  expect(await width(page)).toBeLessThanOrEqual(320);
  await dialog.getByRole('button', { name: 'Update rule' }).press('Enter');
  await expect(rule(page, /^Rule 2:.*10–19: \$366/)).toBeFocused();
});

test('filters, adds, edits, reorders and saves by keyboard alone', async ({ page, backend }) => {
  await open(page);
  await page.getByRole('tab', { name: /^Quantity/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('gummies');
  await expect(page.getByText(/^1 of 8 rules/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');

  await press(page, 'Add rule');
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByLabel('Category').focus();
  await page.keyboard.type('Vapes');
  await dialog.getByLabel('Minimum (cases)').focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Escape');
  await expect(rule(page, /^Rule 9: Vapes: at least 5 cases/)).toBeFocused();

  await press(page, 'Edit rule 1');
  await expect(page.getByLabel('Minimum (cases)')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit rule 1', exact: true })).toBeFocused();

  const handle = (number: number) =>
    page.getByRole('button', { name: `Move rule ${number}: drag, or press the arrow keys` });
  await handle(3).press('ArrowUp');
  await expect(page.getByText('Moved to position 2 of 9.')).toBeAttached();
  await expect(handle(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByText('Moved to position 9 of 9.')).toBeAttached();
  await expect(handle(9)).toBeFocused();

  await press(page, 'Position 8: move to another position');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Position 1: move to another position' }),
  ).toBeFocused();

  await press(page, /^Save 3 changes/);
  await expect(page.getByText('Saved: 1 rule changed, 1 added, 1 moved.')).toBeVisible();
  const { quantity } = (await backend.state<State>()).rules.rules;
  expect(quantity.map(({ id }) => id)).toEqual([
    50_001, 1001, 1002, 1004, 1005, 1006, 1007, 1008, 1003,
  ]);
  expect(quantity[1]?.minimum).toBe(6);
});

test('moves a rule by dragging it, and leaves it when Escape is pressed', async ({ page }) => {
  await open(page);
  const handle = page.getByRole('button', { name: /^Move rule 1: drag/ });
  const target = await rule(page, /^Rule 3:/).boundingBox();
  if (!target) throw new Error('Rule 3 is not on the page.');
  const drag = async () => {
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(target.x + 20, target.y + 4);
    await page.mouse.move(target.x + 20, target.y + target.height - 4);
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await drag();
  await page.mouse.up();
  await expect(rule(page, /^Rule 3: Medical, Flower/)).toBeVisible();
  await expect(page.getByText('1 rule moved')).toBeVisible();
});

test('gives the rules as a file, and takes it back without a change', async ({ page, backend }) => {
  await open(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('quantity-rules.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Crème Brûlée rosin gummies 🍮');

  const choose = async (content: string) => {
    await page.getByRole('button', { name: 'Import CSV…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import rules: Quantity' });
    const buffer = Buffer.from(content);
    await dialog
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'rules.csv', mimeType: 'text/csv', buffer });
    await dialog.getByLabel(/^Replace/).check();
    await expect(dialog.getByText('8 valid rows', { exact: true })).toBeVisible();
    return dialog;
  };
  const same = await choose(text);
  await expect(same.getByText(/^This file changes nothing/)).toBeVisible();
  await expect(same.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await same.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  const other = await choose(text.replace('Vault is small', 'Vault is full'));
  await other.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText('1 rule changed')).toBeVisible();
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('Saved: 1 rule changed.')).toBeVisible();
  const { quantity } = (await backend.state<State>()).rules.rules;
  expect(quantity[2]?.note).toBe('Vault is full');
});

test('sends nothing for rules that were opened and left as they are', async ({ page, backend }) => {
  await open(page);
  await press(page, 'Edit rule 1');
  await press(page, 'All fields…');
  await page.getByRole('dialog').getByRole('button', { name: 'Update rule' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect((await backend.log()).filter(({ method }) => method === 'POST')).toEqual([]);
});

test('is as long as what the filter left of 5,000 rules', async ({ page }) => {
  await open(page, 'huge');
  await page.getByLabel('Find in the rules').fill('haze');
  await expect(page.getByText(/^625 of 5,000 rules/)).toBeVisible();
  // A rule takes 69 px or so; below and above the list is less than a window.
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(length).toBeLessThan(625 * 69 + 1000);
});

test('draws a bounded part of 5,000 rules wherever it is scrolled to, and announces a move', async ({
  page,
}) => {
  await open(page, 'huge');
  const rows = page.getByRole('listitem', { name: /^Rule/ });
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  for (const part of [0.5, 0.9, 0]) {
    await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), part);
    // What is there is what is seen: nothing of it is left out in the middle of the window.
    await expect
      .poll(() =>
        page.evaluate(() =>
          Boolean(document.elementFromPoint(innerWidth / 2, innerHeight - 40)?.closest('li')),
        ),
      )
      .toBe(true);
    expect(await rows.count()).toBeLessThan(100);
    // Between two frames, rows that leave the window stand beside those that come.
    await expect.poll(() => page.locator('*').count()).toBeLessThan(1100);
  }
  await press(page, 'Move rule 2: drag, or press the arrow keys', 'End');
  await expect(page.getByText('Moved to position 5000 of 5000.')).toBeAttached();
  await expect(
    page.getByRole('button', { name: 'Move rule 5000: drag, or press the arrow keys' }),
  ).toBeFocused();
  expect(await rows.count()).toBeLessThan(150);
});

test('says in sight of where one is in a long list why nothing was saved, and stays there', async ({
  page,
  backend,
  watch,
}) => {
  watch.allow(/status of 4\d\d/);
  await open(page, 'fifty');
  await press(page, 'Edit rule 20');
  await page.getByLabel('Minimum (cases)').fill('6');
  await press(page, 'Done');
  await expect(page.getByText('1 rule changed')).toBeVisible();
  await expect(page.getByLabel('Minimum (cases)')).toHaveCount(0);
  await backend.arm({ method: 'POST', path: '/dashboard/vendor/7/rules/', fault: 'forbidden-403' });
  const save = page.getByRole('button', { name: /^Save 1 change/ });
  await save.focus();
  const before = await rule(page, /^Rule 20:/).boundingBox();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(save).toBeFocused();
  const after = await rule(page, /^Rule 20:/).boundingBox();
  // Less than the height of a row.
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(80);
});

// The style of both values is that of every form in which two people changed a field.
test('shows what a colleague saved beside what was typed', async ({ page, watch }) => {
  watch.allow(/status of 409/);
  await open(page, 'conflict');
  await press(page, 'Edit rule 1');
  await page.getByLabel('Minimum (cases)').fill('6');
  await press(page, /^Save/);
  const conflict = page.getByRole('group', { name: 'Conflict' });
  const boxOf = (name: string) => conflict.getByText(name, { exact: true }).boundingBox();
  const [yours, theirs] = [await boxOf('Yours'), await boxOf('Theirs')];
  expect(theirs?.y).toBe(yours?.y);
  expect(theirs?.x).toBeGreaterThan(yours?.x ?? NaN);
});
