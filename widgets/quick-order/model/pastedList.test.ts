import { readCount } from '@shared/format/readNumber';
import type { Listed } from './answers';
import { createCatalog } from './catalog';
import {
  afterWrite,
  planOf,
  problemOf,
  rowsOfText,
  withoutDoubles,
  type Known,
  type ListRow,
} from './pastedList';

const variant = (id: number, packageSize: string, more: object = {}) => ({
  variantId: id,
  packageSizeId: 500 + id,
  packageSize,
  batch: null,
  sku: `EV-${String(id)}`,
  caseSize: 8,
  price: '10.00',
  pricePerEach: null,
  available: 9,
  minimum: 1,
  increment: 1,
  is_saleable: true,
  ...more,
});
const product = (id: number, name: string, variants: ReturnType<typeof variant>[]) => ({
  productId: id,
  name,
  brand: 'Evergreen',
  category: '',
  strain: null,
  phenotype: null,
  thc: null,
  terpenes: [],
  tags: [],
  image: null,
  variants,
});
const listed: Listed = {
  products: [
    product(1, 'Blue Dream flower', [variant(11, '3.5 g'), variant(12, '7 g')]),
    product(2, 'Gelato 33', [variant(21, '1 g', { minimum: 4, increment: 2 })]),
    product(3, 'Gelato', [variant(31, '1 g', { available: null })]),
    product(4, 'Lots', [variant(41, '1 g', { batch: 'A' }), variant(42, '1 g', { batch: 'B' })]),
    product(5, 'Cañon, "gold"', [variant(51, '1 g')]),
    product(6, 'Numbered', [variant(61, '1 g', { sku: '10061' })]),
    product(7, 'Gone', [variant(71, '1 g', { is_saleable: false })]),
  ],
  count: 7,
  orders: [],
  filters: null,
  isQueued: false,
  isGrouped: false,
  allowsOver: false,
  seller: '',
  locations: [],
  canOrder: true,
};
const catalog = createCatalog(listed);
const read = (text: string, locale = 'en') =>
  rowsOfText(text, catalog, readCount(locale)).map(({ offer, quantity, fits, text: said }) => [
    offer ?? (fits.length > 0 ? fits : said),
    quantity,
  ]);

describe('a line of a list', () => {
  it.each([
    ['by tab', 'EV-11\t12', 'variant 11', '12'],
    ['by comma', 'EV-11,12', 'variant 11', '12'],
    ['by semicolon', 'ev-11 ; 12', 'variant 11', '12'],
    ['by spaces', '  EV-11   12 ', 'variant 11', '12'],
    ['with its quantity first', '12 EV-11', 'variant 11', '12'],
    ['with thousands behind a space', 'EV-11 1,200', 'variant 11', '1200'],
    ['with a SKU that ends where a comma separates', 'EV-11,200', 'variant 11', '200'],
    ['of a SKU of digits', '10061 5', 'variant 61', '5'],
    ['of a SKU of digits behind its quantity', '5;10061', 'variant 61', '5'],
    ['by name and package size', 'Blue Dream flower, 7 g, 3', 'variant 12', '3'],
    ['by name and package size, blanks between', 'blue dream  FLOWER 7 g 3', 'variant 12', '3'],
    ['by a name that is one product', 'Gelato 5', 'variant 31', '5'],
    ['by a name that ends in a number', 'Gelato 33 5', 'variant 21', '5'],
    ['without a quantity, its name ending in a number', 'Gelato 33', 'variant 21', ''],
    ['with SKU, name and quantity', 'EV-12;Blue Dream flower;2', 'variant 12', '2'],
    ['with commas in quotation marks', '"Cañon, ""gold""",2', 'variant 51', '2'],
    ['of nothing that is sold', 'Nothing;2', 'Nothing', '2'],
  ])('is read %s', (_, line, name, quantity) => {
    expect(read(line)).toEqual([[name, quantity]]);
  });

  it('is read in the page’s locale', () => {
    expect(read('EV-11;1.200', 'de')).toEqual([['variant 11', '1200']]);
  });

  it('may be that of several products, of which none is taken', () => {
    expect(read('Blue Dream flower;2\nLots 1 g;3')).toEqual([
      [['variant 11', 'variant 12'], '2'],
      [['variant 41', 'variant 42'], '3'],
    ]);
  });

  it('may be a heading, which says where the quantity stands', () => {
    expect(read('SKU,Cases,Price\nEV-11,12,384.00\n\nEV-12,1,10.00')).toEqual([
      ['variant 11', '12'],
      ['variant 12', '1'],
    ]);
    expect(read('SKU Name\nEV-11 12')).toEqual([['variant 11', '12']]);
    expect(read('Name your poison\nEV-11 12')[0]).toEqual(['Name your poison', '']);
  });
});

it('is of any batch of a package size where these are one, and of its own row where the cart has one', () => {
  const lots = [variant(41, '1 g', { batch: 'A' }), variant(42, '1 g', { batch: 'B' })].map(
    (each) => ({ ...each, packageSizeId: 9 }),
  );
  const grouped = { ...listed, isGrouped: true, products: [product(4, 'Lots', lots)] };
  const keys = (...ordered: string[]) =>
    createCatalog(grouped, new Set(ordered))
      .exact(['EV-42'])
      .map(({ ref }) => ref.key);
  expect(keys()).toEqual(['variant 41']);
  expect(keys('variant 42')).toEqual(['variant 42']);
});

it('offers what is called nearly so, the nearest first', () => {
  const keys = (text: string) => catalog.similar(text).map(({ ref }) => ref.key);
  expect(keys('Blue Dreem flower 7g')[0]).toBe('variant 12');
  expect(keys('EV-1l')[0]).toMatch(/^variant 1/);
  expect(keys('dream')).toEqual(['variant 11', 'variant 12']);
  expect(keys('no such thing')).toEqual([]);
});

const rows = (text: string) => withoutDoubles(rowsOfText(text, catalog, readCount('en')));
const known: Known = {
  catalog,
  locationIds: [101, 102],
  casesAt: (offer, id) => (offer === 'variant 11' && id === 101 ? 4 : 0),
  left: ({ choice }) => choice.available,
};
const first = (text: string): ListRow => {
  const [row] = rows(text);
  if (!row) throw new Error('There is no line.');
  return row;
};

it('makes one of lines that ask for the same, and says of which', () => {
  const [blue, none, ...rest] = rows('EV-11 2\nNothing;1\nBlue Dream flower, 3.5 g;3\nnothing;2');
  expect(rest).toEqual([]);
  expect(blue).toMatchObject({ offer: 'variant 11', quantity: '5', sums: ['2', '3'] });
  expect(none).toMatchObject({ offer: null, quantity: '3', sums: ['1', '2'] });
  expect(rows('EV-11\nEV-11 2')).toHaveLength(2);
});

it.each([
  ['EV-11 6', null, null],
  ['EV-11 7', /^Only 6 of 7 cases are available/, 6],
  ['EV-31 7000', null, null],
  ['EV-21 3', /^Order at least 4, in steps of 2/, 4],
  ['EV-21 7', /^Order at least 4, in steps of 2/, 6],
  ['EV-71 3', /not sold/, null],
  ['EV-11 0', /Enter at least 1 case/, null],
  ['EV-11', /Enter at least 1 case/, null],
  ['Lots 3', /^Several products/, null],
  ['Nothing;3', /^No product/, null],
])('%s is ready, or says why it is not', (line, says, set) => {
  const problem = problemOf(first(line), known);
  if (says === null) expect(problem).toBeNull();
  else expect(problem).toEqual({ says: expect.stringMatching(says) as string, set });
});

it('writes each cell that is not so already, and keeps the cells that were not taken', () => {
  const list = rows('EV-11 4\nEV-12 1');
  const plan = planOf(list, known);
  expect(plan).toMatchObject({ cases: 10, replaced: 0, same: 1 });
  expect(plan.edits.map(({ edit }) => [edit.offer.key, ...edit.locationIds])).toEqual([
    ['variant 11', 102],
    ['variant 12', 101],
    ['variant 12', 102],
  ]);
  const [taken, left, refused] = plan.edits.map((each, at) => ({
    ...each,
    status: (['taken', 'left', 'refused'] as const)[at] ?? 'left',
    refused: at === 2 ? { says: 'Sold out.', left: 0 } : null,
  }));
  if (!taken || !left || !refused) throw new Error('There are three.');
  const after = afterWrite(list, [taken, left, refused], known.locationIds);
  expect(after).toMatchObject([{ offer: 'variant 12', at: null, refused: { says: 'Sold out.' } }]);
  const done = { ...left, status: 'taken' as const };
  expect(afterWrite(list, [taken, done, refused], known.locationIds)).toMatchObject([
    { at: [102] },
  ]);
});
