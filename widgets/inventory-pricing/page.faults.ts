import type { Page } from '@playwright/test';
import type { PricedVariant } from '../../shared/contract/inventoryPricing';
import { pressFirst } from '../../test/faults/press';
import { pick, type FaultyScreen } from '../../test/faults/screen';
import { bringBack, button, claimOf } from '../../test/steps';

/** The list price of the first row, which is the second cell of it. */
const price = (page: Page) => page.getByRole('gridcell').first();

/** Another price in each turn than in the one before, and than at first. */
const priceOf = (turn: number) => pick(turn, ['445.00', '451.50']);

const inventoryPricing: FaultyScreen = {
  name: 'inventory-pricing',
  address: '/inventory-pricing/?as=vendor',
  work: { write: 'I1', read: 'I14' },
  calls: {
    I14: { kind: 'read', shown: price },
    I1: {
      kind: 'write',
      readsBefore: 1,
      edit: async (page, turn) => {
        await bringBack(page);
        await price(page).click();
        await page.keyboard.type(priceOf(turn));
        await page.keyboard.press('Enter');
      },
      send: (page) => button(page, 'Save 1 row').click(),
      claim: (page) => claimOf(page, 'Saved 1 row.', 'Nothing was saved.'),
      isTyped: async (page, turn) => {
        await bringBack(page);
        return ((await price(page).textContent()) ?? '').includes(priceOf(turn));
      },
      effects: async (backend, turn) => {
        const { inventoryPricing: state } = await backend.state<{
          inventoryPricing: { variants: PricedVariant[] };
        }>();
        return state.variants[0]?.price === priceOf(turn) ? 1 : 0;
      },
      // A save that was found by a reload has nothing to dismiss.
      next: async (page) => {
        await pressFirst(button(page, 'Dismiss'));
      },
    },
  },
};

export default inventoryPricing;
