import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFaults } from '../../fixtures/backend/faults';
import { numbers } from '../../test/support/cartWalk';
import { settle, startClock, stopClock, untilPasses } from '../../test/support/clock';
import { addPath, casesField, open, type Opened } from './page.testkit';

afterEach(startClock);

/** By package size the stock has an end: there are fewer turns. */
const modes = [
  { scenario: 'over-ordering', path: addPath, id: 611, turns: 10 },
  {
    scenario: 'batch-queues',
    path: '/shop/evergreen-valley/cart/package_size/651',
    id: 611,
    turns: 7,
  },
];

type Order = Record<'variantId' | 'quantity', number>;
const casesOf = async ({ backend }: Opened, id: number) =>
  (await backend.state<{ cart: { orders: Order[] } }>()).cart.orders
    .filter(({ variantId }) => variantId === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** What the screen says of what was sent last; nothing while it is on its way. */
function claimed(cases: number): 'added' | 'not added' | 'unknown' {
  const alert = screen.queryByRole('alert')?.textContent ?? '';
  if (alert.includes('was not added')) return 'not added';
  if (alert.includes('don’t know')) return 'unknown';
  if (screen.queryByText(new RegExp(`^Added ${String(cases)} cases? of`))) return 'added';
  throw new Error('Nothing is said yet.');
}

describe.each(modes)('adding, $scenario', ({ scenario, path, id, turns }) => {
  it.each(readFaults)(
    'claims under %s what the cart has, and adds nothing twice',
    async (fault) => {
      const random = numbers(readFaults.indexOf(fault) + 1);
      const opened = await open({ scenario, config: (given) => ({ ...given, timeout: 2 }) });
      const field = await casesField();
      await stopClock();
      const user = userEvent.setup({ delay: null });
      for (let turn = 0; turn < turns; turn += 1) {
        const cases = 1 + random(2);
        await user.clear(field);
        await user.type(field, `${String(cases)}{Enter}`);
        const before = await casesOf(opened, id);
        const isFaulty = random(4) > 0;
        if (isFaulty) await opened.backend.failNext('POST', path, fault, 1, [500, 5000][random(2)]);
        const button = await untilPasses(() =>
          screen.getByRole('button', {
            name: `Add ${String(cases)} ${cases === 1 ? 'case' : 'cases'} to cart`,
          }),
        );
        // However often it is pressed.
        for (let press = random(3); press >= 0; press -= 1) await user.click(button);
        let claim = await untilPasses(() => claimed(cases));
        while (claim === 'unknown') {
          await user.click(screen.getByText('Check the cart'));
          claim = await untilPasses(() => claimed(cases));
        }
        await settle();
        expect([turn, claim, (await casesOf(opened, id)) - before]).toEqual([
          turn,
          claim,
          claim === 'added' ? cases : 0,
        ]);
        if (!isFaulty) expect(claim).toBe('added');
        const dismiss = screen.queryAllByText(/^(Dismiss|×)$/)[0];
        if (dismiss) await user.click(dismiss);
        await opened.backend.disarm();
      }
    },
  );
});
