import { readStates } from '../../test/browser/readStates';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect } from '../../test/browser/test';

const head = '/storefront2/seller-nav-data/:slug/';
const adding = '/shop/:slug/products/add/';
const product = 'Acapulco Gold cartridge';

const { goTo, states } = readStates({
  address: '/seller-storefront/',
  as: 'dispensary',
  read: { method: 'GET', path: '/storefront2/seller-storefront/evergreen-valley/' },
  loading: 'Loading the products…',
});

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('article').first()).toBeVisible();
  await expect(visit.page.getByRole('heading').first()).not.toHaveText('Storefront');
};

/** Those that a field finds; the cards have lists of their own. */
const optionsOf = ({ page }: Pick<Visit, 'page'>, list: string) =>
  page.getByRole('listbox', { name: list }).getByRole('option');

/** As a customer: by the dialog, as nobody could know the address. */
const preview = async ({ open: openPage, page }: Visit) => {
  await openPage('/seller-storefront/', { as: 'vendor', scenario: 'default' });
  await page.getByRole('button', { name: 'Preview as a customer' }).click();
  await page.getByRole('combobox', { name: 'Customer' }).fill('green lotus oak');
  await expect(optionsOf({ page }, 'Customers')).toHaveCount(1);
  await optionsOf({ page }, 'Customers').click();
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeVisible();
};

/** Chooses the first products of the list. */
const compare = async (visit: Visit, count: number) => {
  await open(visit);
  const boxes = visit.page.getByRole('checkbox', { name: /^Compare / });
  for (let index = 0; index < count; index += 1) await boxes.nth(index).click();
};

const search = ({ page }: Pick<Visit, 'page'>) => page.getByRole('searchbox');
const add = ({ page }: Pick<Visit, 'page'>) => page.getByRole('button', { name: `Add ${product}` });

const sellerStorefront: BrowserScreen = {
  name: 'seller-storefront',
  shown: product,
  task: async ({ page, keys }) => {
    await openStrictly(page, '/seller-storefront/', 'dispensary');
    await keys.to(search({ page }));
    await keys.type('acapulco gold cartridge');
    await expect(page.getByText('1 product found')).toBeAttached();
    await keys.use(add({ page }));
    await expect(page.getByText(`Added 1 case of ${product} to your cart.`)).toBeAttached();
  },
  kinds: {
    loading: states.loading,
    empty: {
      'no products yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('There are no products yet.')).toBeVisible();
      },
      'no product fits': async (visit) => {
        await open(visit);
        await search(visit).fill('no such product');
        await expect(visit.page.getByText('No product fits.')).toBeVisible();
      },
    },
    error: {
      ...states.error,
      'without its head': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: head, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(visit.page.getByRole('article').first()).toBeVisible();
        await expect(visit.page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
      'not added': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'POST', path: adding, fault: 'refused-400' });
        await add(visit).click();
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'as it is': open,
      'in the cart': async (visit) => {
        await open(visit);
        await add(visit).click();
        await expect(visit.page.getByText('In cart · 1')).toBeVisible();
      },
      'as a table': async (visit) => {
        await goTo(visit, 'table');
        await expect(visit.page.getByText('$890.01').first()).toBeVisible();
      },
      'choices of the further filters': async (visit) => {
        await open(visit);
        await visit.page.getByRole('button', { name: 'More filters' }).click();
        await visit.page.getByRole('checkbox', { name: /^Indica/ }).check();
        await expect(visit.page.getByRole('button', { name: /^Remove the filter/ })).toBeVisible();
      },
      'timed banners': async (visit) => {
        await open(visit, 'banners');
        await expect(visit.page.getByText('Delivery this week')).toBeVisible();
      },
      'one more than can be compared': async (visit) => {
        await compare(visit, 5);
        await expect(visit.page.getByText(/can be compared at once/)).toBeVisible();
      },
      'taking no orders': async (visit) => {
        await open(visit, 'closed');
        await expect(visit.page.getByText('Not taking orders')).toBeVisible();
      },
      'batches that the seller chooses': (visit) => open(visit, 'batch-queues'),
      'very many': (visit) => open(visit, 'huge'),
      'names that break screens': (visit) => open(visit, 'hostile'),
      'as a customer sees it': async (visit) => {
        await preview(visit);
        await visit.page.getByRole('combobox', { name: 'Location' }).click();
        await optionsOf(visit, 'Locations').last().click();
        await visit.page.getByRole('button', { name: 'Start preview' }).click();
        await expect(visit.page.getByText(/^Preview as Green Lotus Oakland, /)).toBeVisible();
      },
    },
    modal: {
      'choosing a customer': preview,
      'products side by side': async (visit) => {
        await compare(visit, 4);
        await visit.page.getByRole('button', { name: 'Compare', exact: true }).click();
        await expect(visit.page.getByRole('rowheader', { name: 'Expires' })).toBeVisible();
      },
    },
    'field errors': {
      'cases that are no number': async (visit) => {
        await open(visit);
        const field = visit.page.getByRole('textbox', { name: `Cases of ${product}` });
        await field.fill('some');
        await field.press('Enter');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      },
    },
    'session ended': states['session ended'],
    'read-only': { 'nothing to order': (visit) => open(visit, 'read-only') },
  },
};

export default sellerStorefront;
