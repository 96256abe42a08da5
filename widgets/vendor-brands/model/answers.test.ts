import { readBrands } from './answers';

const brand = {
  id: 7,
  vendorId: 3,
  name: 'Old Coast',
  description: '',
  website: '',
  logo: null,
  products: 4,
  status: 'active',
  updated: '2026-11-23',
};

it('takes an answer as the contract has it', () => {
  const answer = {
    brands: [brand],
    brandNames: [{ id: 7, name: 'Old Coast', status: 'active' }],
    count: 31,
    hasEditPermission: true,
  };
  expect(readBrands(answer)).toEqual(answer);
});

it.each([null, [], 'brands', { brands: null }, { brands: {} }])(
  'takes %j for a failure and not for an empty list',
  (answer) => {
    expect(() => readBrands(answer)).toThrow('The answer has no list of brands.');
  },
);

it('reads what is missing or wrong as nothing, and leaves out what has no id', () => {
  const brands = [{ id: 7, name: {}, products: '4', updated: 'soon', status: 'gone' }, {}, null];
  expect(readBrands({ brands, brandNames: [null, { name: 'x' }], count: -1 })).toEqual({
    brands: [{ ...brand, vendorId: '', name: '', products: 0, updated: null }],
    brandNames: [],
    count: 1,
    hasEditPermission: false,
  });
});
