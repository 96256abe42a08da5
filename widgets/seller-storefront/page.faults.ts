import type { Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import type { Claim, FaultyScreen } from '../../test/faults/screen';

const seller = 'Evergreen Valley Farms';
const product = 'Acapulco Gold cartridge';
const asVendor = '/seller-storefront/?as=vendor';

/** The form of S31 that names a customer is the one that is tried. */
const asCustomer = `${asVendor}&seller-storefront.view=${encodeURIComponent('customer=6&location=10061')}`;

const heart = (page: Page) => page.getByRole('button', { name: `Favorite: ${seller}` });
const add = (page: Page) => page.getByRole('button', { name: `Add ${product}` });
const customers = (page: Page) => page.getByRole('combobox', { name: 'Customer' });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Customers' }).getByRole('option');

/** What is said of a write: that the list is old is none of it. */
const news = (page: Page) => page.getByRole('alert').filter({ hasNotText: 'out of date' });

/** Added in the first turn, removed in the next, and so on. */
const isAdded = (turn: number) => turn % 2 === 0;

/** What the session has changed of the world, and the cart. */
interface State {
  world: { favorites: string[] };
  cart: { orders: { quantity: number; offer: { name: string } | null }[] };
}

const openDialog = (page: Page) =>
  page.getByRole('button', { name: 'Preview as a customer' }).click();
const close = (page: Page) => page.getByRole('button', { name: 'Close' }).click();

const sellerStorefront: FaultyScreen = {
  name: 'seller-storefront',
  address: '/seller-storefront/?as=dispensary',
  // A heart is sent as it is pressed.
  savesAtOnce: true,
  work: { write: 'S35', read: 'S30' },
  calls: {
    S30: { kind: 'read', shown: (page) => page.getByRole('heading', { name: seller }) },
    S31: {
      kind: 'read',
      address: asCustomer,
      shown: (page) => page.getByRole('link', { name: product }),
    },
    S33: {
      kind: 'read',
      address: asVendor,
      isAside: true,
      ask: async (page) => {
        await openDialog(page);
        await customers(page).click();
      },
      shown: (page) => options(page).first(),
      leave: close,
    },
    S34: {
      kind: 'read',
      address: asVendor,
      isAside: true,
      ask: async (page) => {
        await openDialog(page);
        await customers(page).click();
        await options(page).first().click();
      },
      shown: (page) => page.getByRole('combobox', { name: 'Location' }),
      leave: close,
    },
    S35: {
      kind: 'write',
      edit: (page) => expect(heart(page)).toBeVisible(),
      send: async (page) => {
        // What is known to be old asks for a "Retry" of its own.
        await pressFirst(page.getByRole('button', { name: 'Retry' }));
        if (await pressFirst(page.getByRole('button', { name: 'Try again' }))) return;
        await heart(page).click();
      },
      claim: async (page, turn): Promise<Claim> => {
        const says = (await news(page).allTextContents()).join(' ');
        const words = isAdded(turn) ? 'added to' : 'removed from';
        if (says.includes(`was not ${words}`)) return 'not saved';
        if (says !== '') return 'unknown';
        const said = page.getByText(`${seller} was ${words} your favorites.`);
        return (await said.count()) > 0 ? 'saved' : 'nothing';
      },
      isTyped: async (page) => (await page.getByRole('button', { name: 'Try again' }).count()) > 0,
      effects: async (backend: Backend, turn) => {
        const { world } = await backend.state<State>();
        return Number(world.favorites.includes('7') === isAdded(turn));
      },
    },
    S3: {
      kind: 'write',
      isOnce: true,
      edit: (page) => expect(add(page)).toBeVisible(),
      send: async (page) => {
        if (await pressFirst(page.getByRole('button', { name: 'Check the cart' }))) return;
        await add(page).click();
      },
      claim: async (page): Promise<Claim> => {
        const says = (await news(page).allTextContents()).join(' ');
        if (says.includes('was not added')) return 'not saved';
        if (says !== '') return 'unknown';
        const said = page.getByText(`1 case of ${product} was added to your cart.`);
        return (await said.count()) > 0 ? 'saved' : 'nothing';
      },
      isTyped: async (page) => (await add(page).count()) > 0,
      effects: async (backend: Backend) => {
        const { cart } = await backend.state<State>();
        return cart.orders
          .filter(({ offer }) => offer?.name.startsWith('Acapulco Gold cartridge'))
          .reduce((sum, { quantity }) => sum + quantity, 0);
      },
    },
  },
};

export default sellerStorefront;
