import { readStates } from '../../test/browser/readStates';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Fault } from '../../test/browser/test';

const add = '/shop/evergreen-valley/products/add/';
const product = 'Northern Lights flower';

const { goTo, states } = readStates({
  address: '/product-details/',
  as: 'dispensary',
  read: { method: 'GET', path: '/storefront2/product-details/evergreen-valley/61' },
  loading: 'Loading the product…',
});

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('table', { name: 'What can be ordered' })).toBeVisible();
};

type Page = Visit['page'];
export const field = (page: Page) => page.getByRole('textbox', { name: /^Cases of/ });
export const addButton = (page: Page) =>
  page.getByRole('button', { name: /^Add \d+ cases? to cart$/ });
const addCases = async (page: Page, cases: string) => {
  await field(page).fill(cases);
  await field(page).press('Enter');
  await addButton(page).click();
};

const addInto = async (visit: Visit, fault: Fault['fault']) => {
  await open(visit);
  await visit.backend.arm({ method: 'POST', path: add, fault });
  await addCases(visit.page, '3');
  await expect(visit.page.getByRole('alert')).toBeVisible();
};

const productDetails: BrowserScreen = {
  name: 'product-details',
  shown: product,
  task: async ({ page, keys }) => {
    await openStrictly(page, '/product-details/', 'dispensary');
    await keys.to(field(page));
    await keys.type('2');
    await keys.use(addButton(page));
    await expect(page.getByText(/^Added \d+ cases of/)).toBeVisible();
  },
  kinds: {
    loading: states.loading,
    empty: {
      'nothing to order': async (visit) => {
        await goTo(visit, 'empty');
        const says = 'There is nothing to order of this product.';
        await expect(visit.page.getByText(says)).toBeVisible();
      },
    },
    error: {
      ...states.error,
      'nothing was added': (visit) => addInto(visit, 'status-500'),
    },
    filled: {
      'as it is': open,
      'two locations, and added': async (visit) => {
        await open(visit);
        await visit.page.getByRole('checkbox', { name: /Ferry Terminal/ }).check();
        await addButton(visit.page).click();
        await expect(visit.page.getByText(/^Added 1 case of/)).toBeVisible();
      },
      'batches in order of their THC': async (visit) => {
        await open(visit);
        await visit.page.getByRole('button', { name: 'THC %' }).click();
        await visit.page.getByRole('button', { name: 'Choose EV-2405-0061' }).click();
        const name = 'Add 1 case of EV-2405-0061';
        await expect(visit.page.getByRole('button', { name })).toBeVisible();
      },
      'by package size': (visit) => open(visit, 'batch-queues'),
      'by steps and without a picture': (visit) => open(visit, 'by-steps'),
      'one size is sold out': (visit) => open(visit, 'sold-out'),
      'not for sale': (visit) => open(visit, 'not-for-sale'),
      'twenty locations': (visit) => open(visit, 'huge'),
      preview: (visit) => open(visit, 'preview'),
      'names that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: {
      'a picture at full size': async (visit) => {
        await open(visit);
        await visit.page.getByRole('button', { name: /^Show at full size/ }).click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
      'in a drawer': async (visit) => {
        await goTo(visit, 'in-a-drawer');
        const drawer = visit.page.getByRole('dialog', { name: product });
        // Where a person is when the page asks for it.
        await visit.page.getByRole('link').first().focus();
        // Whoever listens takes the event, and shows the product instead of its page.
        const isTaken = () =>
          visit.page.evaluate(() => {
            const detail = { slug: 'evergreen-valley', productId: 61 };
            const event = new CustomEvent('ww:product-wanted', { cancelable: true, detail });
            return !document.dispatchEvent(event);
          });
        await expect.poll(isTaken).toBe(true);
        await expect(drawer).toBeVisible();
        await expect(drawer.getByRole('table', { name: 'Batches' })).toBeAttached();
      },
    },
    'field errors': {
      'more than there is': async (visit) => {
        await open(visit);
        await addCases(visit.page, '90');
        await expect(visit.page.getByText('Only 20 of 90 cases are available.')).toBeVisible();
      },
    },
    'session ended': {
      ...states['session ended'],
      'while something is added': (visit) => addInto(visit, 'login-redirect'),
    },
    'read-only': { 'nothing can be added': (visit) => open(visit, 'read-only') },
  },
};

export default productDetails;
