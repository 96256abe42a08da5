import type { Page } from '@playwright/test';
import type { Backend } from '../../test/browser/test';
import type { FaultyScreen } from '../../test/faults/screen';
import { bringBack, button, claimOf } from '../../test/support/steps';

interface State {
  variantCreation: { created: { sku: string }[] };
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** One packaging a turn, which the product does not offer yet. */
const packaging = (turn: number) => `Bag ${String(turn)}`;
const skuOf = (turn: number) => `BDF-1G-BAG${String(turn)}`;

/** One variant of a packaging of its own is created; the price comes into its cell by keys. */
const variantCreation: FaultyScreen = {
  name: 'variant-creation',
  address: '/variant-creation/?as=vendor',
  work: { write: 'I2', read: 'I13' },
  calls: {
    I13: { kind: 'read', shown: (page) => box(page, '1 g') },
    I2: {
      kind: 'write',
      readsBefore: 1,
      edit: async (page, turn) => {
        await bringBack(page);
        if (!(await box(page, '1 g').isChecked())) await box(page, '1 g').click();
        if ((await box(page, packaging(turn)).count()) > 0) return;
        await page
          .getByRole('textbox', { name: 'Another value of Packaging' })
          .fill(packaging(turn));
        await button(page, 'Add to Packaging').click();
        await page.getByRole('gridcell').nth(2).click();
        await page.keyboard.type('12.50');
        await page.keyboard.press('Enter');
      },
      send: (page) => button(page, 'Create 1 variant').click(),
      claim: (page) => claimOf(page, 'Created 1 variant.', 'No variants were created.'),
      isTyped: async (page, turn) => {
        await bringBack(page);
        const found = box(page, packaging(turn));
        return (await found.count()) > 0 && (await found.isChecked());
      },
      effects: async (backend: Backend, turn) =>
        (await backend.state<State>()).variantCreation.created.filter(
          ({ sku }) => sku === skuOf(turn),
        ).length,
      next: async (page) => {
        const dismiss = button(page, 'Dismiss');
        if ((await dismiss.count()) > 0) await dismiss.first().click();
      },
    },
  },
};

export default variantCreation;
