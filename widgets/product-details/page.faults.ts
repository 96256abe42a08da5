import { addingWrite } from '../../shared/storefront/addingWrite.testkit';
import { expect } from '../../test/browser/test';
import { pick, type FaultyScreen } from '../../test/faults/screen';
import { addButton, field } from './page';

/** Other cases in each turn than in the one before. */
const casesOf = (turn: number) => pick(turn, [2, 3]);

const queued = '/product-details/?as=dispensary&scenario=batch-queues';

/** Northern Lights, 3.5 g: in the one mode and in the other. */
const adding = addingWrite({
  isOf: ({ variantId }) => variantId === 611,
  casesOf,
  button: addButton,
  added: (turn) => new RegExp(`^Added ${String(casesOf(turn))} cases of`),
  readsBefore: 1,
  edit: async (page, turn) => {
    await expect(field(page)).toBeVisible();
    await field(page).fill(String(casesOf(turn)));
    await field(page).press('Enter');
  },
  isTyped: async (page, turn) => (await field(page).inputValue()) === String(casesOf(turn)),
});

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
