import type { Page } from '@playwright/test';
import { said, says } from '../../shared/rows/rowsBench.testkit';
import type { BenchedScreen } from '../../test/bench/benchedScreen';
import { paste } from './page';

// Found by selectors: a search by role goes over the whole page, and would be measured as well.
const grid = '.ww-prices [role=grid]';
const firstName = `${grid} [data-cell="0:0"]`;
const firstPrice = `${grid} [data-cell="0:1"]`;
const firstTo = '.ww-paged-table [role=cell]:nth-child(3)';
const search = (page: Page) => page.locator('.ww-prices input[type=search]');
const percent = (page: Page) => page.locator('.ww-bulk input');

/** How often a step was done before on its page: rounds are counted over both. */
const turn = (round: number) => Math.ceil(round / 2);

/** Each shows a window full on both pages, and the other one's first row in neither. */
const words = [
  ['i', 'Wedding Cake 3.5 g'],
  ['u', 'Blue Dream 3.5 g'],
] as const;

const lookFor = async (page: Page, text: string, first: string) => {
  await search(page).fill(text);
  const isThere = says(page, firstName, first);
  await search(page).press('Enter');
  await isThere;
};

/** Opens what changes all rows at once. */
const openBulk = async (page: Page) => {
  await lookFor(page, '', 'Blue Dream 3.5 g');
  await page.getByRole('button', { name: 'Change many' }).click();
  await page.getByLabel('Change', { exact: true }).selectOption({ label: 'Raise by %' });
  await percent(page).waitFor();
};

/** Types by how much all prices rise, another number each time, and sees what becomes of the first. */
const raiseAll = async (page: Page, round: number) => {
  if ((await percent(page).count()) === 0) await openBulk(page);
  const before = await said(page, firstTo);
  await percent(page).fill(String(3 + (turn(round) % 7)));
  await says(page, firstTo, before, false);
};

/** A column of 2,000 prices, others each time. */
const column = (round: number) =>
  Array.from({ length: 2000 }, (_, row) => `${300 + (turn(round) % 7)}.${10 + (row % 90)}`).join(
    '\n',
  );

const inventoryPricing: BenchedScreen = {
  widget: 'inventory-pricing',
  small: '/inventory-pricing/?as=vendor&scenario=fifty',
  huge: '/inventory-pricing/?as=vendor&scenario=huge',
  atRest: async (page) => {
    await page.locator(firstPrice).waitFor();
    await page.waitForLoadState('networkidle');
  },
  steps: [
    {
      name: 'edit',
      run: async (page, round) => {
        await page.locator(firstPrice).focus();
        const price = `${401 + (turn(round) % 7)}.00`;
        await page.keyboard.type(price);
        const isThere = says(page, firstPrice, price);
        await page.keyboard.press('Enter');
        await isThere;
      },
    },
    {
      name: 'filter',
      run: async (page, round) => {
        const [text, first] = words[turn(round) % 2] ?? words[0];
        await lookFor(page, text, first);
      },
    },
    { name: 'bulk preview', run: raiseAll },
    {
      name: 'bulk change',
      run: async (page, round) => {
        await raiseAll(page, round);
        const before = await said(page, firstPrice);
        const isThere = says(page, firstPrice, before, false);
        await percent(page).press('Enter');
        await isThere;
      },
    },
    {
      name: 'paste of 2,000 rows',
      run: async (page, round) => {
        if ((await percent(page).count()) > 0) {
          await page.keyboard.press('Escape');
        }
        await page.locator(firstPrice).focus();
        const isThere = says(page, firstPrice, `${300 + (turn(round) % 7)}.10`);
        await paste(page, column(round));
        await isThere;
      },
    },
    {
      name: 'order',
      run: async (page) => {
        const before = await said(page, firstName);
        await page.locator(`${grid} [role=columnheader] button`).first().click();
        await says(page, firstName, before, false);
      },
    },
  ],
};

export default inventoryPricing;
