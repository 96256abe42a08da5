import type { Page } from '@playwright/test';
import { expect, type Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import { pick, type Claim, type FaultyScreen, type Write } from '../../test/faults/screen';
import { addButton, field } from './page';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Northern Lights, 3.5 g: other cases in each turn than in the one before. */
const variantId = 611;
const casesOf = (turn: number) => pick(turn, [2, 3]);

type Order = Record<'variantId' | 'quantity', number>;
const inCart = async (backend: Backend) =>
  (await backend.state<{ cart: { orders: Order[] } }>()).cart.orders
    .filter((order) => order.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const queued = '/product-details/?as=dispensary&scenario=batch-queues';

/** In the one mode and in the other. */
const adding: Write = {
  kind: 'write',
  isOnce: true,
  readsBefore: 1,
  edit: async (page, turn) => {
    await expect(field(page)).toBeVisible();
    await field(page).fill(String(casesOf(turn)));
    await field(page).press('Enter');
  },
  send: async (page) => {
    await pressFirst(button(page, 'Retry'));
    // Nobody knows of it: it is looked up, and sent by no one.
    if (await pressFirst(button(page, 'Check the cart'))) return;
    await addButton(page).click();
  },
  claim: async (page, turn): Promise<Claim> => {
    const says = (await page.getByRole('alert').allTextContents()).join(' ');
    if (says.includes('was not added')) return 'not saved';
    if (says !== '') return 'unknown';
    const said = page.getByText(new RegExp(`^Added ${String(casesOf(turn))} cases of`));
    return (await said.count()) > 0 ? 'saved' : 'nothing';
  },
  isTyped: async (page, turn) => (await field(page).inputValue()) === String(casesOf(turn)),
  effects: async (backend, turn) => (await inCart(backend)) / casesOf(turn),
};

const productDetails: FaultyScreen = {
  name: 'product-details',
  address: '/product-details/?as=dispensary',
  savesAtOnce: true,
  work: { write: 'S3', read: 'S15' },
  calls: {
    S24: { kind: 'read', shown: field },
    S25: { kind: 'read', address: queued, shown: field },
    S32: {
      kind: 'read',
      shown: (page) => page.getByText('α-Bisabolol'),
      says: (page) => page.getByText(/^The names of the terpenes/),
    },
    S3: adding,
    S4: { ...adding, address: queued },
  },
};

export default productDetails;
