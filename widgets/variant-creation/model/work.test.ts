import type { VariantProduct } from '@shared/contract/variantCreation';
import { keyOf } from './combinations';
import {
  asSent,
  blankWork,
  doubledSkus,
  edited,
  isNew,
  mergeWork,
  rowsOf,
  tooMany,
  toggled,
  type Work,
} from './work';

const jar = [
  { optionId: 1, value: '1 g' },
  { optionId: 2, value: 'Jar' },
];

const product: VariantProduct = {
  id: 1,
  name: 'Blue Dream',
  options: [
    { id: 1, name: 'Size', values: ['1 g', '7 g'], isOpen: false },
    { id: 2, name: 'Pack', values: ['Jar', 'Tin'], isOpen: true },
  ],
  variants: [{ id: 5, values: jar, name: 'In a jar', sku: 'EV-5', price: '12.50', stock: 3 }],
  hasEditPermission: true,
};

const all: Work = {
  ...blankWork,
  chosen: [...jar, { optionId: 1, value: '7 g' }, { optionId: 2, value: 'Tin' }],
};
const keys = rowsOf(product, all).map(({ key }) => key);
const [, second = '', third = ''] = keys;

it('marks what the product has, and makes the others', () => {
  const rows = rowsOf(product, all);
  expect(rows.map(isNew)).toEqual([false, true, true, true]);
  expect(rows[0]).toMatchObject({ name: 'In a jar', sku: 'EV-5', price: '12.50', stock: '3' });
  expect(rows[1]).toMatchObject({ name: 'Blue Dream 1 g Tin', sku: 'BD-1G-TIN', price: '' });
});

it('writes over what the patterns make, and not over what the product has', () => {
  const edit = (rowKey: string, columnId: string, to: string) => ({
    rowKey,
    columnId,
    from: '',
    to,
  });
  const work = edited(product, all, [
    edit(second, 'price', '10.00'),
    edit(second, 'name', 'Tinned'),
    edit(keyOf(jar), 'name', 'Mine'),
    edit(second, 'toString', 'x'),
  ]);
  const rows = rowsOf(product, work);
  expect(rows[1]).toMatchObject({ name: 'Tinned', price: '10.00' });
  expect(rows[0]).toMatchObject({ name: 'In a jar' });
  const back = edited(product, work, [edit(second, 'name', 'Blue Dream 1 g Tin')]);
  expect(back.cells.map(({ name }) => name)).not.toContain('name:');
  // It follows the pattern again.
  const renamed = { ...back, patterns: { ...back.patterns, names: '{Pack} {product}' } };
  expect(rowsOf(product, renamed)[1]?.name).toBe('Tin Blue Dream');
});

it('keeps what was written where a value is taken back and chosen again', () => {
  const work = edited(product, all, [{ rowKey: second, columnId: 'price', from: '', to: '9.00' }]);
  const tin = { optionId: 2, value: 'Tin' };
  const again = toggled(toggled(work, tin, false), tin, true);
  expect(rowsOf(product, again).find(({ key }) => key === second)?.price).toBe('9.00');
});

it('leaves out what is not to be made', () => {
  const rows = rowsOf(product, { ...all, left: [third, keyOf(jar)] });
  expect(rows.filter(isNew).map(({ key }) => key)).not.toContain(third);
  expect(rows[0]).toMatchObject({ isLeft: false });
});

it('sends amounts as they are written, and nothing for what is empty', () => {
  const [, row] = rowsOf(product, all);
  if (!row) throw new Error('There is no row.');
  expect(asSent({ ...row, price: '12.50', stock: '0' })).toMatchObject({
    price: '12.50',
    stock: 0,
  });
  expect(asSent(row)).toMatchObject({ price: null, stock: null });
  expect(asSent({ ...row, name: '\u200b', sku: '\u2060' })).toMatchObject({ name: '', sku: '' });
});

it('draws no table of more combinations than anyone looks through', () => {
  const values = Array.from({ length: tooMany + 1 }, (_, index) => String(index));
  const many = { ...product, options: [{ id: 1, name: 'Size', values, isOpen: false }] };
  const chosen = values.map((value) => ({ optionId: 1, value }));
  expect(rowsOf(many, { ...blankWork, chosen })).toEqual([]);
  expect(rowsOf(many, { ...blankWork, chosen: chosen.slice(1) })).toHaveLength(tooMany);
});

it('finds SKUs that stand twice, also at a variant that the product has', () => {
  const edits = [
    { rowKey: second, columnId: 'sku', from: '', to: 'EV\u2060-\u00ad5' },
    { rowKey: third, columnId: 'sku', from: '', to: '' },
  ];
  const work = edited(product, { ...all, patterns: { names: null, skus: '{product}' } }, edits);
  expect(doubledSkus(product, rowsOf(product, work))).toEqual(new Set(['ev-5']));
});

it('makes one of two drafts, of which the later says more', () => {
  const earlier = { ...all, left: [second], patterns: { names: 'A', skus: 'A' } };
  const later = { ...blankWork, chosen: jar, patterns: { names: 'B', skus: null } };
  expect(mergeWork(earlier, later)).toMatchObject({
    patterns: { names: 'B', skus: 'A' },
    left: [second],
  });
  expect(mergeWork(earlier, later).chosen).toHaveLength(4);
});
