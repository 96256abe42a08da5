import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { widgets } from '../widgets';
import { expect, test } from './session';

const folder = fileURLToPath(new URL('../../widgets/', import.meta.url));

const sourceOf = (name: string) =>
  readdirSync(`${folder}${name}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}${name}/${file}`, 'utf8'))
    .join('\n');

/** Whether a search of the screen stands in the page's address. */
const isSearched = (name: string) => {
  const source = sourceOf(name);
  return (
    /\buse(StateInUrl|ListQuery)\(/.test(source) &&
    /<(SearchField|ListFilters)\b|type="search"/.test(source)
  );
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sort = (page: Page) =>
  page.getByRole('combobox', { name: /^(Sort|Order)/ }).selectOption({ index: 1 });

/** Narrows or orders the list, where that is not done by a button with choices under it. */
const choices: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'accounting-integration': (page) => page.getByRole('button', { name: /^Linked/ }).click(),
  'stock-location': (page) => press(page, 'All'),
  'storefront-landing': (page) => page.getByRole('tab', { name: /^Sellers/ }).click(),
  'vendor-brands': (page) => press(page, 'Archived'),
  'order-create': (page) => page.getByRole('button', { name: /^Cases/ }).click(),
  'order-drawer': sort,
  'rules-editor': async (page) => {
    await press(page, 'Filter');
    await page.locator('fieldset select').first().selectOption({ index: 1 });
  },
};

const chooseFilter = async (page: Page) => {
  await page.locator('.ww-filter > button').first().click();
  await page.locator('.ww-filter-panel input:not([type=search])').last().check();
  await page.keyboard.press('Escape');
};

/** Where what is asked for has many rows. */
const addresses: Readonly<Record<string, string>> = {
  'order-create': '/order-create/?as=vendor&scenario=default',
  'order-drawer': '/order-drawer/?as=vendor&scenario=default&order-drawer=open%3D1',
};

for (const { name, screen, faulty } of widgets.filter((each) => isSearched(each.name))) {
  const { address } = faulty;
  for (const isAtOnce of [true, false]) {
    const when = isAtOnce ? 'at once' : 'once it is in the address';
    test(`${name}: Back from a search that was typed ${when} leads to the filter chosen before it`, async ({
      page,
    }) => {
      await page.goto(addresses[name] ?? address);
      const { asks } = screen;
      if (asks) await page.getByRole('button', { name: asks }).click();
      const field = page.locator('.ww input[type=search]:visible').first();
      await expect(field).toBeVisible();
      const written = () => new URL(page.url()).search;
      const start = written();
      await (choices[name] ?? chooseFilter)(page);
      if (!isAtOnce) await expect.poll(written).not.toBe(start);
      await field.pressSequentially('am');
      await expect.poll(written).toMatch(/am(?!p)/);
      await page.evaluate(() => history.back());
      await expect(field).toHaveValue('');
      const filtered = written();
      expect(filtered).not.toBe(start);
      await page.evaluate(() => history.back());
      await expect.poll(written).toBe(start);
      await page.evaluate(() => history.forward());
      await expect.poll(written).toBe(filtered);
    });
  }
}
