import { sortRows } from '@shared/lists/localRows';
import { batchOrder, comparedBatches } from './batches';
import { chosenOffer, readProduct, readTerpeneTypes } from './product';

const read = (answer: unknown, mode: 'variant' | 'batch-queues' = 'variant') =>
  readProduct('seller', mode)(answer);

it.each([null, 'ok', [], {}, { name: 'x' }])('takes %j for no product', (answer) => {
  expect(() => read(answer)).toThrow('names no product');
});

it('leaves out what nothing can name, tell apart or show', () => {
  const product = read({
    id: 1,
    images: [
      { url: 'javascript:alert(1)', alt: '', position: 1 },
      { url: '/b.png', alt: 'B', position: 3 },
      { url: '/a.png', alt: 'A', position: 2 },
    ],
    marketing_materials: [{ name: 'x', url: 'data:text/html,x', type: 'PDF', bytes: 1 }, 7],
    offers: [{ variantId: 5 }, { variantId: '5' }, { packageSizeId: 9 }, {}],
    locations: [{ id: 3 }, { name: 'nowhere' }],
  });
  expect(product.images.map(({ alt }) => alt)).toEqual(['A', 'B']);
  expect(product.materials).toEqual([]);
  expect(product.offers.map(({ id }) => id)).toEqual([5]);
  expect(product.locations).toEqual([{ id: 3, name: '3' }]);
  expect(product).toMatchObject({ name: '1', canAdd: false, isSaleable: true });
});

it('names offers by package size where batches queue', () => {
  const offers = [{ variantId: 5, packageSizeId: 9 }, { variantId: 6 }];
  expect(read({ id: 1, offers }, 'batch-queues').offers.map(({ id }) => id)).toEqual([9]);
});

it.each([
  ['2', '2'],
  ['9', '3'],
  ['', '3'],
])('chooses what the address names, %j, else the first that can be had', (chosen, expected) => {
  const sold = { variantId: 1, available: 0 };
  const hidden = { variantId: 2, is_saleable: false };
  const product = read({ id: 1, offers: [sold, hidden, { variantId: 3, available: 4 }] });
  expect(String(chosenOffer(product, chosen)?.id)).toBe(expected);
  expect(chosenOffer({ ...product, offers: [] }, chosen)).toBeUndefined();
});

it('reads the names of terpenes, and takes nothing else for them', () => {
  const types = [{ id: 1, name: 'β-Myrcene' }, { id: 2 }, null];
  expect(readTerpeneTypes(types)).toEqual([{ id: '1', name: 'β-Myrcene' }]);
  expect(() => readTerpeneTypes({})).toThrow('no list');
});

const sharesOf = (...shares: string[]) =>
  shares.map((percentage, index) => ({ terpeneTypeId: index + 1, percentage }));

/** Three batches of three offers: of each something is not told. */
const compared = () => {
  const days = { lab_results_date: '2026-05-02', expiration_date: '2027-01-01' };
  const batches = [
    { reference: 'A', thc: '9.5', cbd: '2', ...days, terpenes: sharesOf('0.5', '0.9', 'much') },
    { reference: 'B', lab_results_date: '2025-12-31' },
    { reference: 'C', thc: '21', cbd: '0.5', terpenes: sharesOf('1.2') },
  ];
  const offers = batches.map((each, index) => ({ variantId: index + 1, batches: [each] }));
  return comparedBatches(read({ id: 1, offers }).offers);
};

it.each([
  ['thc', 'ACB'],
  ['-thc', 'CAB'],
  ['cbd', 'CAB'],
  ['terpenes', 'CAB'],
  ['testedOn', 'BAC'],
  ['-expiresOn', 'ABC'],
  ['-batch', 'CBA'],
])('orders batches by %s, and puts what is not told last: %s', (by, expected) => {
  const rows = sortRows(compared(), by, batchOrder);
  expect(rows.map(({ reference }) => reference).join('')).toBe(expected);
  // The strongest terpene of each comes first, and what is no share is none.
  expect(compared()[0]?.terpenes.map(({ typeId }) => typeId)).toEqual(['2', '1']);
});
