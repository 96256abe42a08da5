import type { Page } from '@playwright/test';
import { addingWrite } from '../../shared/storefront/addingWrite.testkit';
import { heartOf } from '../../shared/storefront/heart.testkit';
import { expect } from '../../test/browser/test';
import type { FaultyScreen } from '../../test/faults/screen';

const seller = 'Evergreen Valley Farms';
const product = 'Acapulco Gold cartridge';
const asVendor = '/seller-storefront/?as=vendor';

/** The form of S31 that names a customer is the one that is tried. */
const asCustomer = `${asVendor}&seller-storefront.view=${encodeURIComponent('customer=6&location=10061')}`;

const add = (page: Page) => page.getByRole('button', { name: `Add ${product}` });
const customers = (page: Page) => page.getByRole('combobox', { name: 'Customer' });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Customers' }).getByRole('option');

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
    S35: heartOf(seller),
    S3: addingWrite({
      isOf: ({ offer }) => offer?.name.startsWith(product) === true,
      casesOf: () => 1,
      button: add,
      added: () => `Added 1 case of ${product} to your cart.`,
      edit: (page) => expect(add(page)).toBeVisible(),
      isTyped: async (page) => (await add(page).count()) > 0,
    }),
  },
};

export default sellerStorefront;
