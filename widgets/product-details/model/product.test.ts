import { chosenOffer, readProduct, readTerpeneTypes } from './product';

const read = (answer: unknown, mode: 'variant' | 'batch-queues' = 'variant') =>
  readProduct(answer, 'seller', mode);

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
  const product = read({
    id: 1,
    offers: [
      { variantId: 1, available: 0 },
      { variantId: 2, is_saleable: false },
      { variantId: 3, available: 4 },
    ],
  });
  expect(String(chosenOffer(product, chosen)?.id)).toBe(expected);
  expect(chosenOffer({ ...product, offers: [] }, chosen)).toBeUndefined();
});

it('reads the names of terpenes, and takes nothing else for them', () => {
  expect(readTerpeneTypes([{ id: 1, name: 'β-Myrcene' }, { id: 2 }, null])).toEqual([
    { id: '1', name: 'β-Myrcene' },
  ]);
  expect(() => readTerpeneTypes({})).toThrow('no list');
});
