import { daysOfPeriod } from '@shared/dashboards/periods';
import { listAddress } from '@shared/lists/listQuery';
import { comparisonOf, dayIn, isNarrowed, listSpec, periodOf, spanOf } from './query';

const address = listAddress(listSpec);

it('ends a period today, over the ends of months and years', () => {
  expect(daysOfPeriod('7', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(daysOfPeriod('365', '2024-12-31')).toEqual({ from: '2024-01-02', to: '2024-12-31' });
});

it('takes from the address what can be chosen, and else the usual', () => {
  const chosen = address.read('period=90&compare=year&day=2026-05-03');
  expect([periodOf(chosen), comparisonOf(chosen), dayIn(chosen)]).toEqual([
    '90',
    'year',
    '2026-05-03',
  ]);
  const nonsense = address.read('period=1e9&compare=god&day=2026-02-30');
  expect([periodOf(nonsense), comparisonOf(nonsense), dayIn(nonsense)]).toEqual([
    '30',
    'before',
    null,
  ]);
});

it('lists the orders of a day that was chosen, and calls that narrow', () => {
  const query = address.read('day=2026-05-03');
  expect(spanOf(query, '2026-05-04')).toEqual({ from: '2026-05-03', to: '2026-05-03' });
  expect(isNarrowed(query)).toBe(true);
  expect(isNarrowed(address.read('period=90&compare=none'))).toBe(false);
});
