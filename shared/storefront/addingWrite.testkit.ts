import type { Locator, Page } from '@playwright/test';
import type { Backend } from '../../test/browser/test';
import { pressFirst } from '../../test/faults/press';
import type { Claim, Write } from '../../test/faults/screen';
import { newsOfWrites } from './heart.testkit';

interface Order {
  quantity: number;
  variantId: number;
  offer: { name: string } | null;
}

interface AddingWrite extends Pick<Write, 'edit' | 'isTyped' | 'readsBefore'> {
  /** Tells the orders of what is added from others of the cart. */
  isOf: (order: Order) => boolean;
  /** How many cases in each turn. */
  casesOf: (turn: number) => number;
  /** The button that adds them. */
  button: (page: Page) => Locator;
  /** What is said once they are added. */
  added: (turn: number) => string | RegExp;
}

/** S3 or S4 under every fault: cases of an offer, which are not added twice. */
export const addingWrite = ({ isOf, casesOf, button, added, ...write }: AddingWrite): Write => ({
  ...write,
  kind: 'write',
  isOnce: true,
  send: async (page) => {
    // What is known to be old asks for a "Retry" of its own.
    await pressFirst(page.getByRole('button', { name: 'Retry' }));
    // Nobody knows of it: it is looked up, and sent by no one.
    if (await pressFirst(page.getByRole('button', { name: 'Check the cart' }))) return;
    await button(page).click();
  },
  claim: async (page, turn): Promise<Claim> => {
    const says = await newsOfWrites(page);
    if (says.includes('was not added')) return 'not saved';
    if (says !== '') return 'unknown';
    return (await page.getByText(added(turn)).count()) > 0 ? 'saved' : 'nothing';
  },
  effects: async (backend: Backend, turn) => {
    const { cart } = await backend.state<{ cart: { orders: Order[] } }>();
    const cases = cart.orders.filter(isOf).reduce((sum, { quantity }) => sum + quantity, 0);
    return cases / casesOf(turn);
  },
});
