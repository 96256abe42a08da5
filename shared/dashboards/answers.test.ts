import { readTopVendors } from './answers';

it.each([null, [], 'ok', {}, { results: null }, { success: true }])(
  'takes %j for a failure and not for no vendors',
  (answer) => {
    expect(() => readTopVendors(answer)).toThrow('no list of vendors');
  },
);

it('keeps each vendor with its own address where others are left out', () => {
  const results = [
    { name: 'Nobody', url: '/no/' },
    { id: 8, name: 'Blue Heron', url: '/blue/' },
  ];
  expect(readTopVendors({ results, asOf: 'noon' })).toEqual({
    vendors: [{ id: '8', name: 'Blue Heron', orders: null, amount: null, url: '/blue/' }],
    asOf: null,
    basis: '',
    currency: undefined,
  });
});
