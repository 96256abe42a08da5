import type { LandingBrand, LandingSeller } from '@shared/contract/storefrontLanding';
import { countOf, found, readBrands, readSellers } from './directory';

const brand: LandingBrand = {
  id: 301,
  name: 'Evergreen Reserve',
  logo: null,
  category: 'Flower',
  seller: { id: 7, slug: 'evergreen-valley', name: 'Evergreen Valley Farms' },
  is_favorite: false,
};
const seller: LandingSeller = {
  id: 7,
  slug: 'evergreen-valley',
  name: 'Evergreen Valley Farms',
  logo: null,
  category: null,
  regions: ['North Coast'],
  tags: [],
  minimum_order: null,
  is_active: true,
  billing_status: 'active',
  is_favorite: false,
};
const groupsOf = (...brands: Partial<LandingBrand>[]) =>
  readBrands({ groups: [{ name: 'E', brands: brands.map((each) => ({ ...brand, ...each })) }] });

const entries = (groups: readonly { name: string | null; entries: { name: string }[] }[]) =>
  groups.map(({ name, entries: all }) => [name, ...all.map((each) => each.name)]);

it.each([null, [], 'brands', {}, { groups: null }, { groups: {} }])(
  'takes %j for a failure and not for an empty list',
  (answer) => {
    expect(() => readBrands(answer)).toThrow('The answer has no groups.');
    expect(() => readSellers(answer)).toThrow('The answer has no groups.');
  },
);

it('shows the favorites first, and nobody twice', () => {
  const groups = readBrands({
    groups: [
      { name: 'A', brands: [{ ...brand, id: 1, name: 'Alder', is_favorite: true }] },
      { name: 'E', brands: [brand, { ...brand, id: 2, name: 'Elm', is_favorite: true }, brand] },
    ],
  });
  expect(entries(groups)).toEqual([
    [null, 'Alder', 'Elm'],
    ['E', 'Evergreen Reserve'],
  ]);
  expect(countOf(groups)).toBe(3);
});

it('shows what is left of a brand of which most is missing, and none without an id', () => {
  const [group, ...rest] = readBrands({
    groups: [
      { name: {}, brands: [{ id: 9, seller: 'x', logo: 'javascript:1' }, { name: 'X' }, null] },
      { name: 'F', brands: 'none' },
    ],
  });
  expect(rest).toEqual([]);
  expect(group).toMatchObject({
    name: '#',
    entries: [{ id: '9', name: '9', slug: '', facts: [], logo: null, category: '' }],
  });
});

it.each([
  [{}, 'open'],
  [{ is_active: false, billing_status: 'suspended' as const }, 'closed'],
  [{ billing_status: 'suspended' as const }, 'paused'],
  [{ billing_status: 'past_due' as const }, 'held'],
])('says how a seller stands: %j is %s', (change, standing) => {
  const [group] = readSellers({ groups: [{ name: 'E', sellers: [{ ...seller, ...change }] }] });
  expect(group?.entries).toEqual([expect.objectContaining({ standing, facts: ['North Coast'] })]);
});

it.each([
  ['', 2],
  ['  ', 2],
  ['creme', 1],
  ['BRÛLÉE', 1],
  ['farms evergreen', 2],
  ['nobody', 0],
])('finds by words, whatever their accents and capitals: %j finds %d', (text, count) => {
  expect(countOf(found(groupsOf({}, { id: 2, name: 'Crème Brûlée' }), text))).toBe(count);
});
