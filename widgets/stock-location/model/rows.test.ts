import type { ListedLocation } from '@shared/contract/stockLocation';
import { listAddress } from '@shared/lists/listQuery';
import { listSpec, rowsOf, statusOf } from './rows';

const place = (id: number, name: string, more: Partial<ListedLocation> = {}): ListedLocation => ({
  id,
  name,
  address: '',
  license: '',
  isShippedFrom: false,
  isActive: true,
  batches: id,
  people: 10 - id,
  ...more,
});

const all = [
  place(1, 'Vault 10'),
  place(2, 'Vault 9', { address: 'Piner Rd' }),
  place(3, 'Annex', { license: 'CDPH-12' }),
  place(4, 'Old store', { isActive: false }),
];

const query = (text: string) => listAddress(listSpec).read(text);
const idsOf = (text: string) => rowsOf(all, query(text)).map(({ id }) => id);

it.each([
  ['', [3, 2, 1]],
  ['status=inactive', [4]],
  ['status=all', [3, 4, 2, 1]],
  ['status=nonsense', [3, 2, 1]],
  ['filter-text=vault', [2, 1]],
  ['filter-text=piner+vault', [2]],
  ['filter-text=cdph', [3]],
  ['order-by=-batches', [3, 2, 1]],
  ['order-by=people', [3, 2, 1]],
])('shows by "%s" the locations %j', (text, ids) => {
  expect(idsOf(text)).toEqual(ids);
});

it('knows which of them are looked at', () => {
  expect(statusOf(query(''))).toBe('active');
  expect(statusOf(query('status=all'))).toBe('all');
});
