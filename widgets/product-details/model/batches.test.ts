import { sortRows } from '@shared/lists/localRows';
import { batchOrder, comparedBatches } from './batches';
import { readProduct } from './product';

const batch = (reference: string, facts: Record<string, unknown> = {}) => ({ reference, ...facts });
const rowsOf = (batches: unknown[]) =>
  comparedBatches(
    readProduct(
      { id: 1, offers: batches.map((each, index) => ({ variantId: index + 1, batches: [each] })) },
      's',
      'variant',
    ).offers,
  );
const order = (batches: unknown[], by: string) =>
  sortRows(rowsOf(batches), by, batchOrder).map((row) => row.batch.reference);

it.each([
  ['thc', 'ACB'],
  ['-thc', 'CAB'],
  ['cbd', 'CAB'],
  ['terpenes', 'CAB'],
  ['testedOn', 'BAC'],
  ['-expiresOn', 'ABC'],
  ['-batch', 'CBA'],
])('orders by %s, and puts what is not told last: %s', (by, expected) => {
  const batches = [
    batch('A', {
      thc: '9.5',
      cbd: '2',
      lab_results_date: '2026-05-02',
      expiration_date: '2027-01-01',
      terpenes: [
        { terpeneTypeId: 1, percentage: '0.5' },
        { terpeneTypeId: 2, percentage: '0.9' },
        { terpeneTypeId: 3, percentage: 'much' },
      ],
    }),
    batch('B', { lab_results_date: '2025-12-31' }),
    batch('C', { thc: '21', cbd: '0.5', terpenes: [{ terpeneTypeId: 1, percentage: '1.2' }] }),
  ];
  expect(order(batches, by).join('')).toBe(expected);
  // The strongest terpene of each comes first, and what is no share is none.
  expect(rowsOf(batches)[0]?.batch.terpenes.map(({ typeId }) => typeId)).toEqual(['2', '1']);
});
