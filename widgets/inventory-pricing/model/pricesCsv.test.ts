import { formatCsv, parseCsv } from '@shared/csv/csv';
import { fileFields } from '../components/priceColumns';
import { readPriceFile } from './priceFile';
import { pricesCsv } from './pricesCsv';
import { row as gelato } from './rows.testkit';

const row = { ...gelato, name: 'Gelato, "live"', category: 'Concentrates', batchRef: '=EV-1' };
const rows = [row, { ...row, id: 2, price: '1250.00' }];
const fieldsIn = (locale: string) => fileFields({ locale, currency: 'USD', tiers: [10] });
const read = (text: string, locale = 'en-US') =>
  readPriceFile(parseCsv(text), rows, fieldsIn(locale), locale);

it.each(['en-US', 'de-DE', 'hi-IN', 'ar-EG'])(
  'reads what it has written as no change, and is found again by the id (%s)',
  (locale) => {
    const text = formatCsv(pricesCsv(rows, fieldsIn(locale)));
    expect(read(text, locale)).toEqual({ problem: '', changes: [], errors: [], ignored: [] });
    expect(read(text.replace('12.50', '13.5'), locale).changes).toMatchObject([
      { row: { id: 1 }, name: 'price', from: '12.50', to: '13.50', warning: null },
    ]);
  },
);

it('reads numbers as a spreadsheet of the locale writes them', () => {
  expect(read('id;List price\n2;1.251,75', 'de-DE').changes).toMatchObject([{ to: '1251.75' }]);
});

it('empties a tier or a cost by an empty cell, and leaves what has no column', () => {
  const { changes } = read('id,tier0,Cost\n1,,12.51');
  expect(changes).toMatchObject([
    { name: 'tier0', to: '' },
    { name: 'cost', to: '12.51', warning: 'Below cost' },
  ]);
  expect(read('id,Cost\n1,').changes).toMatchObject([{ name: 'cost', to: '' }]);
});

it('leaves out what cannot be used, and says so by row and column', () => {
  const { changes, errors, ignored } = read(
    'id,List price,Step,Colour\n1,cheap,0,red\n9,1,1,\n2,7,1,\n2,8,1,\n1,1,1,1,1',
  );
  expect(changes).toMatchObject([{ row: { id: 2 }, to: '7.00', warning: 'Below cost' }]);
  expect(ignored).toEqual(['Colour']);
  expect(errors.map(({ row: at, column }) => `${String(at)} ${column}`)).toEqual([
    '2 List price',
    '2 Step',
    '3 ',
    '5 ',
    '6 ',
  ]);
});

it.each([
  ['Variant,List price\nGelato,1', /no column “id”/],
  ['id,List price,price\n1,1,2', /More than one column/],
  ['id,List price\n1,"2', /quotation marks in row 2/],
])('uses nothing of %j', (text, problem) => {
  const file = read(text);
  expect(file.changes).toEqual([]);
  expect(file.problem).toMatch(problem);
});
