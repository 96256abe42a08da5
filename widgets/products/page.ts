import type { Page } from '@playwright/test';
import type { VendorProduct } from '../../shared/contract/products';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';
import { button } from '../../test/steps';

const path = '/dashboard/vendor/7/products/';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const price = (page: Page, name = 'Acapulco Gold cartridge') =>
  field(page, `Price a case of ${name}`);
const save = (page: Page) => button(page, /^Save [\d,]+ product/);

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/products/', { as: 'vendor', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  const { page } = visit;
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  // What changes products comes after the list.
  if (scenario !== 'read-only') {
    await expect(page.locator('.ww-field-cell').first()).toBeVisible();
  }
};

const edit = async (visit: Visit) => {
  await open(visit);
  await price(visit.page).fill('445');
  await expect(visit.page.getByText('1 product changed')).toBeVisible();
};

const saveInto = async (visit: Visit, fault: 'status-500' | 'login-redirect' | 'refused-400') => {
  await edit(visit);
  await visit.backend.arm({ method: 'PATCH', path, fault });
  await save(visit.page).click();
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

/** Somebody else's change of the same price, after it was read here. */
const changeElsewhere = (page: Page) =>
  page.evaluate(async (address) => {
    const [, token = ''] = /csrftoken=([^;]*)/.exec(document.cookie) ?? [];
    const read = await fetch(`${address}?filter-text=Acapulco+Gold+cartridge&page=1&per-page=1`);
    const { products } = (await read.json()) as { products: { id: number }[] };
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token },
      body: JSON.stringify({ products: [{ id: products[0]?.id, price: '410.00' }] }),
    });
    // What is not read is never at its end.
    await answer.text();
  }, path);

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
    await keys.use(save(page));
    await expect(page.getByText('Saved 1 product.')).toBeVisible();
    const { products: state } = await backend.state<{ products: { products: VendorProduct[] } }>();
    expect(state.products.find(({ name }) => name === 'Acapulco Gold cartridge')?.price).toBe(
      '445.00',
    );
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await visit.backend.arm({ method: 'GET', path, fault: 'hang' });
        await goTo(visit);
        await expect(visit.page.getByText('Loading the products…')).toBeAttached();
      },
    },
    empty: {
      'no products yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('You have no products yet.')).toBeVisible();
      },
      'no product fits': async (visit) => {
        await open(visit);
        await visit.page.getByRole('searchbox').fill('no such product');
        await expect(visit.page.getByText('No product fits.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'a search failed': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path, fault: 'forbidden-403' });
        await visit.page.getByRole('searchbox').fill('gelato');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
      'a save failed': async (visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'a table': (visit) => open(visit),
      'filtered by a status': async (visit) => {
        await open(visit);
        await button(visit.page, 'Status').first().click();
        await visit.page.getByLabel('Archived', { exact: true }).check();
        await expect(button(visit.page, /^Remove the filter Status/)).toBeVisible();
      },
      'some selected': (visit) => select(visit),
      'very many': (visit) => open(visit, 'huge'),
      'names that break screens': (visit) => open(visit, 'hostile'),
      changed: edit,
      saved: async (visit) => {
        await edit(visit);
        await save(visit.page).click();
        await expect(visit.page.getByText('Saved 1 product.')).toBeVisible();
      },
      'changed elsewhere': async (visit) => {
        await edit(visit);
        await changeElsewhere(visit.page);
        await save(visit.page).click();
        await expect(button(visit.page, 'Keep yours')).toBeVisible();
      },
      'an earlier draft': async (visit) => {
        await edit(visit);
        await visit.page.reload();
        await expect(button(visit.page, 'Restore')).toBeVisible();
      },
    },
    modal: {
      'many at once': (visit) => raise(visit),
      'many with hostile names': (visit) => raise(visit, 'hostile'),
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
        await save(visit.page).click();
        await expect(visit.page.getByText(/^1 product cannot be saved yet/)).toBeVisible();
      },
      'refused by the server': async (visit) => {
        await open(visit);
        await price(visit.page).fill('200000');
        await save(visit.page).click();
        await expect(visit.page.getByText('A case costs at most $100,000.00.')).toBeVisible();
      },
    },
    'session ended': {
      'while it saves': async (visit) => {
        await saveInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': {
      'a user who may only look': (visit) => open(visit, 'read-only'),
    },
  },
};

export default products;
