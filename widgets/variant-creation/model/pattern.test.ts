import type { VariantProduct } from '@shared/contract/variantCreation';
import { firstPatterns, nameOf, patternProblem, skuOf } from './pattern';

const product: VariantProduct = {
  id: 1,
  name: 'Blue Dream flower',
  options: [
    { id: 1, name: 'Package size', values: [], isOpen: false },
    { id: '__proto__', name: 'Packaging', values: [], isOpen: true },
  ],
  variants: [],
  hasEditPermission: true,
};

const values = [
  { optionId: 1, value: '3.5 g' },
  { optionId: '__proto__', value: 'Glass jar' },
];

it('begins with the product and its options', () => {
  const { names, skus } = firstPatterns(product);
  expect(names).toBe('{product} {Package size} {Packaging}');
  expect(nameOf(product, values, names)).toBe('Blue Dream flower 3.5 g Glass jar');
  expect(skuOf(product, values, skus)).toBe('BDF-3.5G-GLASSJAR');
});

it.each([
  ['{PRODUCT}, {package size}', 'Blue Dream flower, 3.5 g'],
  ['EV {Packaging}', 'EV Glass jar'],
  ['{colour} {product}', '{colour} Blue Dream flower'],
  ['  a   b ', 'a b'],
])('makes of the names’ pattern “%s” “%s”', (pattern, name) => {
  expect(nameOf(product, values, pattern)).toBe(name);
});

it('says nothing of an option without a value, and leaves no gap', () => {
  const one = values.slice(0, 1);
  expect(nameOf(product, one, '{product} {Packaging} {Package size}')).toBe(
    'Blue Dream flower 3.5 g',
  );
  expect(skuOf(product, one, '{Packaging}-{product}-{Packaging}-{Package size}-')).toBe('BDF-3.5G');
});

it('writes codes of any letters', () => {
  const arabic = { ...product, name: 'زهرة الحلم 2' };
  expect(skuOf(arabic, values, '{product}')).toBe('زا2');
});

it.each([
  ['', 'Write a pattern.'],
  ['{product', null],
  ['{Package Size}', null],
  ['{colour}', 'There is no option “colour”.'],
  ['no words at all', null],
])('finds of “%s” wrong: %s', (pattern, problem) => {
  expect(patternProblem(pattern, product)).toBe(problem);
});

it('names the product in the language of the page, and knows it in English', () => {
  const page = window as { gettext?: (text: string) => string };
  page.gettext = (text) => (text === 'product' ? 'Produkt' : text);
  const { names } = firstPatterns(product);
  expect(names).toBe('{Produkt} {Package size} {Packaging}');
  for (const pattern of ['{produkt} {Packaging}', '{product} {Packaging}']) {
    expect(patternProblem(pattern, product)).toBeNull();
    expect(nameOf(product, values, pattern)).toBe('Blue Dream flower Glass jar');
  }
  delete page.gettext;
});
