import { found, readBrands, readSellers } from './directory';

const valley = { slug: 'evergreen-valley', name: 'Evergreen Valley Farms' };
const brand = { id: 301, name: 'Evergreen Reserve', seller: valley };

const others = [null, [], 'brands', {}, { groups: null }, { groups: {} }];
it.each(others)('takes %j for a failure and not for an empty list', (answer) => {
  expect(() => readBrands(answer)).toThrow('The answer has no groups.');
  expect(() => readSellers(answer)).toThrow('The answer has no groups.');
});

it('shows the favorites first, nobody twice, and what a letter has together', () => {
  const entries = readBrands({
    groups: [
      { name: 'A', brands: [{ ...brand, id: 1, name: 'Alder', is_favorite: true }] },
      { name: 'E', brands: [brand, { ...brand, id: 2, name: 'Elm', is_favorite: true }, brand] },
    ],
  });
  expect(entries.map(({ group, name }) => [group, name])).toEqual([
    ['', 'Alder'],
    ['', 'Elm'],
    ['E', 'Evergreen Reserve'],
  ]);
});

it('shows what is left of a brand of which most is missing, and none without an id', () => {
  const entries = readBrands({
    groups: [
      { name: {}, brands: [{ id: 9, seller: 'x' }, { name: 'X' }, null] },
      { name: 'F', brands: 'none' },
    ],
  });
  expect(entries).toEqual([
    expect.objectContaining({ group: '#', id: '9', name: '9', slug: '', facts: [], category: '' }),
  ]);
});

it.each([
  [{}, ''],
  [{ is_active: false, billing_status: 'suspended' }, 'Not taking orders'],
  [{ billing_status: 'suspended' }, 'Orders paused'],
  [{ billing_status: 'past_due' }, 'Orders may be held'],
])('says how a seller stands: %j is %s', (change, standing) => {
  const seller = { id: 7, regions: ['North Coast'], ...change };
  expect(readSellers({ groups: [{ name: 'E', sellers: [seller] }] })).toEqual([
    expect.objectContaining({ standing, facts: ['North Coast'] }),
  ]);
});

const finds = { '': 2, creme: 1, BRÛLÉE: 1, 'farms evergreen': 2, nobody: 0 };
it.each(Object.entries(finds))('finds by words, with any accents: %j finds %d', (text, count) => {
  const brands = [brand, { ...brand, id: 2, name: 'Crème Brûlée' }];
  expect(found(readBrands({ groups: [{ name: 'E', brands }] }), text)).toHaveLength(count);
});
