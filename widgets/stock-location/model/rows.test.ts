import { listAddress } from '@shared/lists/listQuery';
import { readLocations } from './answers';
import { listSpec, rowsOf } from './rows';

const all = readLocations([
  { id: 1, name: 'Vault 10', batches: 1, people: 9 },
  { id: 2, name: 'Vault 9', batches: 2, people: 8, address: 'Piner Rd' },
  { id: 3, name: 'Annex', batches: 3, people: 7, license: 'CDPH-12' },
  { id: 4, name: 'Old store', isActive: false },
]);

it.each([
  ['', [3, 2, 1]],
  ['status=inactive', [4]],
  ['status=all', [3, 4, 2, 1]],
  ['status=nonsense', [3, 2, 1]],
  ['filter-text=piner+vault', [2]],
  ['filter-text=cdph', [3]],
  ['order-by=-batches', [3, 2, 1]],
  ['order-by=people', [3, 2, 1]],
])('shows by "%s" the locations %j', (text, ids) => {
  const found = rowsOf(all, listAddress(listSpec).read(text));
  expect(found.map(({ id }) => id)).toEqual(ids);
});
