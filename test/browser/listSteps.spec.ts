import type { Page } from '@playwright/test';
import { widgets } from '../support/widgets';
import { sourceOf } from './source';
import { expect, test } from './session';

/** Whether a search of the screen stands in the page's address. */
const isSearched = (name: string) => {
  const source = sourceOf(name);
  return (
    /\buse(StateInUrl|ListQuery)\(/.test(source) &&
    /<(SearchField|ListFilters)\b|type="search"/.test(source)
  );
};

const chooseFilter = async (page: Page) => {
  await page.locator('.ww-filter > button').first().click();
  await page.locator('.ww-filter-panel input:not([type=search])').last().check();
  await page.keyboard.press('Escape');
};

for (const { name, screen, faulty } of widgets.filter((each) => isSearched(each.name))) {
  const { asks, narrows = chooseFilter, longList = faulty.address } = screen;
  for (const isAtOnce of [true, false]) {
    const when = isAtOnce ? 'at once' : 'once it is in the address';
    test(`${name}: Back from a search that was typed ${when} leads to the filter chosen before it`, async ({
      page,
    }) => {
      await page.goto(longList);
      if (asks) await page.getByRole('button', { name: asks }).click();
      const field = page.locator('.ww input[type=search]:visible').first();
      await expect(field).toBeVisible();
      const written = () => new URL(page.url()).search;
      const start = written();
      await narrows(page);
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
