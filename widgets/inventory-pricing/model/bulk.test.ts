import { roundedToEnding } from '@shared/format/amounts';
import { bulkChanges, waysOf, type Bulk } from './bulk';
import { row } from './rows.testkit';

it.each<[Bulk, string | undefined, boolean?]>([
  [{ field: 'price', way: 'set', value: '13' }, '13.00'],
  [{ field: 'price', way: 'set', value: '12.50' }, undefined],
  [{ field: 'price', way: 'raise-percent', value: '5' }, '13.13'],
  [{ field: 'price', way: 'lower-percent', value: '20' }, '10.00', true],
  [{ field: 'price', way: 'lower', value: '.25' }, '12.25'],
  [{ field: 'price', way: 'round', value: '99' }, '12.99'],
  [{ field: 'price', way: 'copy', value: 'tier0' }, '12.00'],
  [{ field: 'price', way: 'copy', value: 'tier1' }, undefined],
  [{ field: 'tier1', way: 'raise-percent', value: '5' }, undefined],
  [{ field: 'tier1', way: 'copy', value: 'price' }, '12.50'],
  [{ field: 'cost', way: 'set', value: '12.51' }, '12.51', true],
  [{ field: 'minimum', way: 'raise-percent', value: '50' }, '5'],
  [{ field: 'price', way: 'raise', value: '' }, undefined],
])('%j makes %s of it', (bulk, to, isBelowCost = false) => {
  const [change] = bulkChanges(bulk, [row], 2);
  expect(change?.to).toBe(to);
  if (change) expect(change).toMatchObject({ problem: null, isBelowCost });
});

it('says what cannot be saved', () => {
  expect(bulkChanges({ field: 'price', way: 'lower', value: '20' }, [row], 2)).toMatchObject([
    { problem: 'Enter 0 or more.' },
  ]);
  expect(bulkChanges({ field: 'step', way: 'lower', value: '1' }, [row], 2)).toMatchObject([
    { problem: 'Enter 1 or more.' },
  ]);
  expect(waysOf('step')).not.toContain('round');
});

it.each([
  ['12.48', 99, '11.99'],
  ['12.49', 99, '12.99'],
  ['12.50', 99, '12.99'],
  ['12.25', 50, '12.50'],
  ['12.01', 50, '12.50'],
  ['11.99', 50, '11.50'],
  ['12.50', 0, '13.00'],
  ['0.10', 99, '0.99'],
  ['0.004', 0, '0.00'],
  ['12.4999', 0, '12.00'],
])('rounds %s to the nearest that ends in %s: %s', (price, ending, nearest) => {
  expect(roundedToEnding(price, ending)).toBe(nearest);
});

it('looks at each row of a price by its own cost, its own tier and its own value', () => {
  const rows = [
    row,
    { ...row, id: 2, cost: '13.10', tier0: '11.50' },
    { ...row, id: 3, price: '13.00' },
  ];
  const raised = bulkChanges({ field: 'price', way: 'raise-percent', value: '4' }, rows, 2);
  expect(raised.map(({ to, isBelowCost }) => [to, isBelowCost])).toEqual([
    ['13.00', false],
    ['13.00', true],
    ['13.52', false],
  ]);
  const copied = bulkChanges({ field: 'price', way: 'copy', value: 'tier0' }, rows, 2);
  expect(copied.map(({ to }) => to)).toEqual(['12.00', '11.50', '12.00']);
  const set = bulkChanges({ field: 'price', way: 'set', value: '13' }, rows, 2);
  expect(set.map(({ row: { id } }) => id)).toEqual([1, 2]);
});
