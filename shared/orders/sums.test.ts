import type { OrderTotals } from '../contract/orderingShapes';
import { minimumText } from './sums';

const money = (amount: string | null) => `$${String(amount)}`;

it.each([
  ['500.00', '100.00', null, 'Minimum of $100.00 reached'],
  ['50.00', '100.00', '50.00', 'Add $50.00 more to reach the minimum of $100.00.'],
  ['50.00', '100.00', null, 'Minimum of $100.00 not reached'],
  // By the server's own reckoning.
  ['100.00', '100.00', '8.25', 'Add $8.25 more to reach the minimum of $100.00.'],
  ['100.00', '100.00', '0.00', 'Minimum of $100.00 reached'],
])(
  'of %s with a minimum of %s, of which %s is missing: %s',
  (totalPrice, orderMinimum, missing, says) => {
    const totals = { totalPrice, orderMinimum, missing } as unknown as OrderTotals;
    expect(minimumText(totals, money as never)).toBe(says);
  },
);
