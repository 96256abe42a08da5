import type { Page } from '@playwright/test';
import type { VendorProduct } from '../../shared/contract/products';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen } from '../../test/faults/screen';
import { bringBack, button, claimOf } from '../../test/steps';

const name = 'Acapulco Gold cartridge';
const price = (page: Page) => page.getByLabel(`Price a case of ${name}`, { exact: true });

/** Another price in each turn than in the one before, and than at first. */
const priceOf = (turn: number) => pick(turn, ['445.00', '451.50']);

const products: FaultyScreen = {
  name: 'products',
  address: '/products/?as=vendor',
  work: { write: 'P1', read: 'P2' },
  calls: {
    P2: { kind: 'read', shown: price },
    P1: {
      kind: 'write',
      readsBefore: 1,
      edit: async (page, turn) => {
        await bringBack(page);
        await price(page).fill(priceOf(turn));
      },
      send: (page) => button(page, /^Save 1 product$/).click(),
      claim: (page) => claimOf(page, 'Saved 1 product.', 'Nothing was saved.'),
      isTyped: async (page, turn) => {
        await bringBack(page);
        return (await price(page).inputValue()) === priceOf(turn);
      },
      effects: async (backend, turn) => {
        const { products: state } = await backend.state<{
          products: { products: VendorProduct[] };
        }>();
        return state.products.filter((each) => each.name === name && each.price === priceOf(turn))
          .length;
      },
      // A save that was found by a reload has nothing to dismiss.
      next: async (page) => {
        await pressFirst(button(page, 'Dismiss'));
      },
    },
  },
};

export default products;
