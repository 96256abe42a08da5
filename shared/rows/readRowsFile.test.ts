import { formatCsv, parseCsv } from '../csv/csv';
import { facts, fields, row as gelato, type TestFields, type TestRow } from './kind.testkit';
import { readRowsFile } from './readRowsFile';
import { rowsCsv, type FileColumn } from './rowsFile';

const labels: TestFields = {
  name: 'Name',
  status: 'Status',
  price: 'List price',
  cost: 'Cost',
  minimum: 'Minimum',
  tags: 'Tags',
};

const columns: FileColumn<TestRow>[] = [
  { name: 'stock', label: 'Stock', of: () => 3 },
  ...(Object.keys(labels) as (keyof TestFields)[]).map((name) => ({
    name,
    label: labels[name],
    of: (row: TestRow) =>
      fields[name].choices?.().find(({ id }) => id === row[name])?.name ?? row[name],
  })),
];

const rows = [
  { ...gelato, id: 1, name: '=Gelato, "live"', cost: '11.00', tags: 'New, "a, b"' },
  { ...gelato, price: '1250.00', status: 'sold', minimum: '0' },
];

const read = (text: string, locale = 'en-US') =>
  readRowsFile<TestRow, TestFields>(parseCsv(text), rows, {
    columns,
    facts: { ...facts, currency: 'USD', locale },
    notFound: (id) => `No row has the id “${id}”.`,
    warningOf: ({ name, to, after = gelato }) =>
      name !== 'minimum' && Number(to) < Number(after.cost) ? 'Below cost' : null,
  });

it.each(['en-US', 'de-DE', 'hi-IN', 'ar-EG'])(
  'reads what was written as no change, whatever the server has, and finds rows by their id (%s)',
  (locale) => {
    const text = formatCsv(rowsCsv(rows, columns));
    expect(text).toContain('id,Stock,Name,Status,List price,');
    expect(read(text, locale)).toEqual({ problem: '', changes: [], errors: [], ignored: [] });
    expect(read(text.replace('12.50', '13.5'), locale).changes).toMatchObject([
      { row: { id: 1 }, name: 'price', from: '12.50', to: '13.50', warning: null },
    ]);
  },
);

it('reads numbers as a spreadsheet of the locale writes them', () => {
  expect(read('id;List price\n2;1.251,75', 'de-DE').changes).toMatchObject([{ to: '1251.75' }]);
});

it('empties what may be empty by an empty cell, and leaves what has no column', () => {
  expect(read('id,tags,Cost\n1,,12.51').changes).toMatchObject([
    { name: 'cost', to: '12.51', warning: null },
    { name: 'tags', to: '' },
  ]);
  expect(read('id,Cost\n1,').changes).toMatchObject([{ name: 'cost', to: '' }]);
  const { changes, errors } = read('id,Name,Status,List price,Minimum\n1,,,,');
  expect(changes).toEqual([]);
  expect(errors.map(({ says }) => says)).toEqual([
    'Enter a name.',
    'Enter one of these: Active, Draft.',
    'Enter an amount.',
    'Enter a whole number.',
  ]);
});

it.each([
  ['Status', 'draft', 'draft'],
  ['Status', ' DRAFT ', 'draft'],
  ['Tags', '"b, a, A"', 'b, a'],
  ['Tags', '"""a, b"", New"', null],
  ['Tags', '"""x, y"""', '"x, y"'],
  ['Name', 'Runtz', 'Runtz'],
  ['Minimum', '3.00', null],
  ['Minimum', '"1,200"', '1200'],
])('reads a cell of %s by what the field holds: %s', (heading, cell, to) => {
  const { changes, errors } = read(`id,${heading}\n1,${cell}`);
  expect(errors).toEqual([]);
  expect(changes.map((change) => change.to)).toEqual(to === null ? [] : [to]);
});

it('leaves out what cannot be used, and says so by row and column', () => {
  const { changes, errors, ignored } = read(
    'id,List price,Minimum,Status,Colour\n1,cheap,0,,red\n9,1,1,Draft,\n2,7,1,Gone,\n2,8,1,,\n1,1,1,1,1,1',
  );
  expect(changes).toMatchObject([
    { row: { id: 2 }, name: 'price', to: '7.00', warning: null },
    { row: { id: 2 }, name: 'minimum', to: '1' },
  ]);
  expect(ignored).toEqual(['Colour']);
  expect(errors.map(({ row, column, says }) => `${row} ${column}: ${says}`)).toEqual([
    '2 Status: Enter one of these: Active, Draft.',
    '2 List price: Enter an amount.',
    '2 Minimum: Enter 1 or more.',
    '3 : No row has the id “9”.',
    '4 Status: Enter one of these: Active, Draft.',
    '5 : The id “2” stands in a row before this one, too.',
    expect.stringMatching(/^6 : There are more cells than headings/),
  ]);
});

it('warns of what all that a row changes leads to', () => {
  expect(read('id,List price,Cost\n1,12,12.01').changes.map(({ warning }) => warning)).toEqual([
    'Below cost',
    null,
  ]);
});

it.each([
  ['Stock,List price\n3,1', /no column “id”/],
  ['id,List price,price\n1,1,2', /More than one column/],
  ['id,List price\n1,"2', /quotation marks in row 2/],
])('uses nothing of %j', (text, problem) => {
  const file = read(text);
  expect(file.changes).toEqual([]);
  expect(file.problem).toMatch(problem);
});
