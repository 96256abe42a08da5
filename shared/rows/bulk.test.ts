import { bulkChanges, type Bulk } from './bulk';
import { editsOf } from './editsOf';
import { facts, kind, row, type TestFields, type TestRow } from './kind.testkit';

type BulkOf = Bulk<keyof TestFields>;

it.each<[BulkOf, string | undefined, string | null]>([
  [{ field: 'price', way: 'set', value: '13' }, '13.00', null],
  [{ field: 'price', way: 'set', value: '12.5' }, undefined, null],
  [{ field: 'price', way: 'set', value: '' }, undefined, null],
  [{ field: 'price', way: 'set', value: 'x' }, 'x', 'Enter an amount.'],
  [{ field: 'price', way: 'raise-percent', value: '5' }, '13.13', null],
  [{ field: 'price', way: 'lower-percent', value: '20' }, '10.00', null],
  [{ field: 'price', way: 'raise', value: '0.01' }, '12.51', null],
  [{ field: 'price', way: 'raise', value: '' }, undefined, null],
  [{ field: 'price', way: 'lower', value: '.25' }, '12.25', null],
  [{ field: 'price', way: 'lower', value: '12.51' }, '-0.01', 'Enter 0 or more.'],
  [{ field: 'price', way: 'lower', value: '-1' }, '13.50', null],
  [{ field: 'price', way: 'round', value: '99' }, '12.99', null],
  [{ field: 'price', way: 'copy', value: 'cost' }, undefined, null],
  [{ field: 'cost', way: 'copy', value: 'price' }, '12.50', null],
  [{ field: 'cost', way: 'raise-percent', value: '5' }, undefined, null],
  [{ field: 'minimum', way: 'raise-percent', value: '50' }, '5', null],
  [{ field: 'minimum', way: 'lower', value: '3' }, '0', 'Enter 1 or more.'],
  [{ field: 'minimum', way: 'set', value: '0' }, '0', 'Enter 1 or more.'],
  [{ field: 'status', way: 'set', value: 'archived' }, 'archived', null],
  [{ field: 'tags', way: 'add', value: 'new, Best' }, 'New, Seasonal, Best', null],
  [{ field: 'tags', way: 'remove', value: 'NEW' }, 'Seasonal', null],
  [{ field: 'tags', way: 'set', value: '' }, '', null],
  [{ field: 'tags', way: 'set', value: 'Seasonal, New' }, undefined, null],
])('%j makes %j of it', (bulk, to, problem) => {
  const changes = bulkChanges(bulk, [row], facts);
  expect(changes.map((change) => change.to)).toEqual(to === undefined ? [] : [to]);
  expect(changes[0]?.problem ?? null).toBe(problem);
});

it('works each of many rows out by its own value', () => {
  const prices = ['100.00', '0.10', '', '100.00'];
  const rows = prices.map((price, id) => ({ ...row, id, price }));
  const changes = bulkChanges({ field: 'price', way: 'raise-percent', value: '10' }, rows, facts);
  expect(changes.map(({ row: { id }, from, to }) => [id, from, to])).toEqual([
    [0, '100.00', '110.00'],
    [1, '0.10', '0.11'],
    [3, '100.00', '110.00'],
  ]);
  const copied = bulkChanges(
    { field: 'price', way: 'copy', value: 'cost' },
    [row, { ...row, id: 3, cost: '11.50' }, { ...row, id: 4, cost: '12.50' }],
    facts,
  );
  expect(copied.map(({ row: { id }, to }) => [id, to])).toEqual([[3, '11.50']]);
});

it('makes one change of all that becomes of a row, so that its draft keeps what the server has', () => {
  const seen = { ...row, price: '999.00' };
  const drafts = kind.withEdits(kind.none, [{ record: row, edits: { price: '999.00' } }]);
  const changes = editsOf<TestRow, TestFields>([
    { row: seen, name: 'price', to: '12.50' },
    { row: seen, name: 'minimum', to: '7' },
  ]);
  expect([...kind.withEdits(drafts, changes).values()]).toMatchObject([
    { base: { price: '12.50', minimum: '3' }, edits: { minimum: '7' } },
  ]);
});

it('warns of each row by its own cost, also where their prices are the same', () => {
  const rows = [
    { ...row, cost: '6' },
    { ...row, id: 3, cost: '4' },
  ];
  const changes = bulkChanges({ field: 'price', way: 'set', value: '5' }, rows, facts, (change) =>
    Number(change.to) < Number(change.row.cost) ? 'Below cost' : null,
  );
  expect(changes.map(({ warning }) => warning)).toEqual(['Below cost', null]);
});
