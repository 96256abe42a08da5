import type { Page } from '@playwright/test';
import type { PricedVariant } from '../../shared/contract/inventoryPricing';
import { rowsPage } from '../../shared/rows/rowsPage.testkit';
import { openStrictly, type BrowserScreen } from '../../test/browser/screen';
import { expect, type Backend } from '../../test/browser/test';
import { button } from '../../test/support/steps';

const inventory = '/dashboard/vendor/7/inventory/';
const list = `${inventory}prices/`;

/** The list price of the first row, which is the second cell of it. */
export const price = (page: Page) => page.getByRole('gridcell').first();

/** Writes over that price. */
export const type = async (page: Page, text: string) => {
  await price(page).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

export const rows = rowsPage({
  address: '/inventory-pricing/',
  read: list,
  write: { method: 'POST', path: `${inventory}update-batches/` },
  isThere: (page) => expect(page.getByRole('grid')).toBeVisible(),
  type,
  price: async (page) => (await price(page).textContent()) ?? '',
  first: { list: 'variants', sentAs: 'prices' },
  words: {
    changed: '1 row changed',
    save: /^Save \d+ rows?$/,
    saved: 'Saved 1 row.',
    loading: 'Loading the prices…',
    none: 'You have no variants yet.',
    notFound: 'No variant fits.',
  },
});
const { open, edit, chooseFile, send, save, changeElsewhere, states } = rows;

/** That price as the server has it. */
export const stored = async (backend: Backend) => {
  const { inventoryPricing: state } = await backend.state<{
    inventoryPricing: { variants: PricedVariant[] };
  }>();
  return state.variants[0]?.price;
};

/** Pastes a block of a spreadsheet where the focus is. */
export const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const data = new DataTransfer();
    data.setData('text/plain', block);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

const pasteAtPrice = async (page: Page, text: string) => {
  await price(page).click();
  await paste(page, text);
};

const inventoryPricing: BrowserScreen = {
  name: 'inventory-pricing',
  shown: 'Blue Dream 3.5 g',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/inventory-pricing/', 'vendor');
    await expect(page.getByRole('grid')).toBeVisible();
    // Into the grid: its first cell takes the focus, the price is beside it.
    await keys.to(page.getByRole('rowheader').first());
    await keys.press('ArrowRight');
    await keys.type('=450');
    await keys.press('Enter');
    await keys.press('ArrowUp');
    await keys.type('+10%');
    await keys.press('Enter');
    await keys.use(button(page, 'Save 1 row'));
    await expect(page.getByText('Saved 1 row.')).toBeVisible();
    expect(await stored(backend)).toBe('495.00');
  },
  kinds: {
    ...states,
    error: {
      ...states.error,
      'a block that did not fit': async (visit) => {
        await open(visit);
        await pasteAtPrice(visit.page, 'many\t5\n1\t2');
        await expect(visit.page.getByText(/cell was left out/)).toBeVisible();
      },
    },
    filled: {
      ...states.filled,
      'what sells below its cost': async (visit) => {
        await open(visit);
        await button(visit.page, 'Show').first().click();
        await visit.page.getByLabel('Below cost', { exact: true }).check();
        await expect(button(visit.page, /^Remove the filter Show/)).toBeVisible();
      },
      'the former value of a changed cell': async (visit) => {
        await edit(visit);
        await visit.page.keyboard.press('ArrowUp');
        await expect(price(visit.page)).toBeFocused();
      },
      pasted: async (visit) => {
        await open(visit);
        await pasteAtPrice(visit.page, '450\t430\n460\t440\n1');
        await expect(visit.page.getByText('5 cells pasted.')).toBeVisible();
      },
      'overtaken by a colleague': async (visit) => {
        await save(visit);
        await changeElsewhere(visit.page);
        await button(visit.page, 'Take back the last save').click();
        await expect(visit.page.getByText('Nothing can be taken back.')).toBeVisible();
      },
    },
    modal: {
      'many at once': async (visit) => {
        await open(visit);
        await button(visit.page, 'Change many').click();
        const dialog = visit.page.getByRole('dialog');
        await dialog.getByLabel('Change', { exact: true }).selectOption('Lower by %');
        await dialog.getByLabel('Per cent').fill('39');
        await expect(dialog.getByText('Below cost').first()).toBeVisible();
      },
      'a file': async (visit) => {
        await chooseFile(visit, 'id,List price,Step\n11,200,2\n100001,cheap,\n9,1,1\n');
        await expect(visit.page.getByRole('dialog').getByText('Below cost').first()).toBeVisible();
      },
      'missing variants': async (visit) => {
        await open(visit);
        await button(visit.page, '2 missing variants').click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
    },
    'field errors': {
      'an amount that is none': async (visit) => {
        await open(visit);
        await type(visit.page, 'twelve');
        await expect(visit.page.getByText('Enter an amount.')).toBeVisible();
      },
      'refused by the server': async (visit) => {
        await open(visit);
        await pasteAtPrice(visit.page, '450\n200000');
        await send(visit);
        await expect(visit.page.getByText(/A case costs at most/)).toBeVisible();
      },
    },
  },
};

export default inventoryPricing;
