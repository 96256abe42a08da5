import { finderOf, sortRows, type OrderOf } from './localRows';

interface Row {
  name: string;
  count: number | null;
}

const rows: Row[] = [
  { name: 'Vault 10', count: 2 },
  { name: 'Vault 9', count: null },
  { name: 'annex', count: 10 },
];

const orderOf: OrderOf<Row> = { name: ({ name }) => name, count: ({ count }) => count };

it.each([
  ['name', ['annex', 'Vault 9', 'Vault 10']],
  ['-name', ['Vault 10', 'Vault 9', 'annex']],
  ['count', ['Vault 10', 'annex', 'Vault 9']],
  ['-count', ['annex', 'Vault 10', 'Vault 9']],
  ['', ['Vault 10', 'Vault 9', 'annex']],
  ['toString', ['Vault 10', 'Vault 9', 'annex']],
])('puts in order by "%s" %j, and what is not known last', (orderBy, names) => {
  expect(sortRows(rows, orderBy, orderOf).map(({ name }) => name)).toEqual(names);
  expect(rows.map(({ name }) => name)).toEqual(['Vault 10', 'Vault 9', 'annex']);
});

it.each([
  ['', true],
  ['  ', true],
  ['piner vault', true],
  ['VAULT', true],
  ['vault annex', false],
])('finds by "%s": %s', (filterText, isFound) => {
  expect(finderOf(filterText)('Main Vault, 1 Piner Rd')).toBe(isFound);
});
