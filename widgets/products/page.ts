import type { Page } from '@playwright/test';
import type { VendorProduct } from '../../shared/contract/products';
import { rowsPage } from '../../shared/rows/rowsPage.testkit';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Backend } from '../../test/browser/test';
import { button } from '../../test/support/steps';

const path = '/dashboard/vendor/7/products/';
const name = 'Acapulco Gold cartridge';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const price = (page: Page) => field(page, `Price a case of ${name}`);

export const rows = rowsPage({
  address: '/products/',
  read: path,
  write: { method: 'PATCH', path },
  isThere: async (page, scenario) => {
    await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
    // What changes products comes after the list.
    if (scenario !== 'read-only') {
      await expect(page.locator('.ww-field-cell').first()).toBeVisible();
    }
  },
  type: (page, amount) => price(page).fill(amount),
  price: (page) => price(page).inputValue(),
  first: {
    query: '?filter-text=Acapulco+Gold+cartridge&page=1&per-page=1',
    list: 'products',
    sentAs: 'products',
  },
  words: {
    changed: '1 product changed',
    save: /^Save [\d,]+ product/,
    saved: 'Saved 1 product.',
    loading: 'Loading the products…',
    none: 'You have no products yet.',
    notFound: 'No product fits.',
  },
});
const { chooseFile, open, edit, send, states } = rows;

/** The price as the server has it. */
export const stored = async (backend: Backend) => {
  const { products: state } = await backend.state<{ products: { products: VendorProduct[] } }>();
  return state.products.find((product) => product.name === name)?.price;
};

const select = async (visit: Visit, scenario?: string) => {
  await open(visit, scenario);
  await visit.page.getByRole('checkbox', { name: /^Select all/ }).check();
  await expect(button(visit.page, /^Edit \d+ products?$/)).toBeVisible();
};

const raise = async (visit: Visit, scenario?: string) => {
  await select(visit, scenario);
  await button(visit.page, /^Edit \d+ products?$/).click();
  await field(visit.page, 'Change').selectOption({ label: 'Raise by %' });
  await field(visit.page, 'Per cent').fill('7.5');
  await expect(visit.page.getByText(/^\d+ products? changes?\./)).toBeVisible();
};

const products: BrowserScreen = {
  name: 'products',
  shown: 'Acapulco Gold cartridge',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/products/', 'vendor');
    await keys.to(page.getByRole('searchbox'));
    await keys.type('Acapulco Gold cartridge');
    await keys.press('Enter');
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await keys.to(price(page));
    await keys.press('Control+A');
    await keys.type('445');
    await keys.use(button(page, /^Save [\d,]+ product/));
    await expect(page.getByText('Saved 1 product.')).toBeVisible();
    expect(await stored(backend)).toBe('445.00');
  },
  kinds: {
    ...states,
    error: {
      ...states.error,
      'a search failed': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
        await visit.page.getByRole('searchbox').fill('gelato');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      ...states.filled,
      'filtered by a status': async (visit) => {
        await open(visit);
        await button(visit.page, 'Status').first().click();
        await visit.page.getByLabel('Archived', { exact: true }).check();
        await expect(button(visit.page, /^Remove the filter Status/)).toBeVisible();
      },
      'some selected': (visit) => select(visit),
    },
    modal: {
      'many at once': (visit) => raise(visit),
      'many with hostile names': (visit) => raise(visit, 'hostile'),
      'a file': async (visit) => {
        await chooseFile(
          visit,
          'id,Status,Price a case,Tags\n2,Draft,450,Sale\n9999,Sold,cheap,\n',
        );
        await expect(visit.page.getByRole('dialog').getByText(/values change/)).toBeVisible();
      },
      'all that is not saved': async (visit) => {
        await edit(visit);
        await button(visit.page, 'Review').click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
    },
    'field errors': {
      'an amount that is none': async (visit) => {
        await open(visit);
        await price(visit.page).fill('twelve');
        await send(visit);
        await expect(visit.page.getByText(/^1 product cannot be saved yet/)).toBeVisible();
      },
      'refused by the server': async (visit) => {
        await open(visit);
        await price(visit.page).fill('200000');
        await send(visit);
        await expect(visit.page.getByText('A case costs at most $100,000.00.')).toBeVisible();
      },
    },
  },
};

export default products;
