import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { askedOf, listKeyOf, type DiscoveryQuery } from './query';
import { readPage } from './sellers';

const seller: ListedSeller = {
  id: 7,
  slug: 'evergreen-valley',
  name: 'Evergreen Valley Farms',
  logo: null,
  regions: ['North Coast'],
  tags: ['Sungrown'],
  minimum_order: '2500.00',
  is_active: true,
  billing_status: 'active',
  is_favorite: false,
};

it('takes an answer as the contract has it', () => {
  const brands = [{ id: 1, name: 'Evergreen Reserve', count: 3 }];
  const answer = {
    sellers: [seller],
    result_count: 31,
    brands,
    categories: [],
    can_favorite: true,
  };
  expect(readPage(answer)).toEqual({
    rows: [seller],
    count: 31,
    brands,
    categories: [],
    canFavorite: true,
  });
});

it.each([null, [], 'sellers', { sellers: null }, { sellers: {} }])(
  'takes %j for a failure and not for an empty list',
  (answer) => {
    expect(() => readPage(answer)).toThrow('The answer has no list of sellers.');
  },
);

it('shows what is left of a seller of whom most is missing, and none without an id', () => {
  const { rows, count, brands } = readPage({
    sellers: [
      { id: 7, minimum_order: 'none', regions: 'North', billing_status: {} },
      { name: 'X' },
    ],
    brands: [{ name: 'No id' }, { id: 2, count: -1 }],
  });
  expect(rows).toEqual([
    { ...seller, slug: '', name: '7', regions: [], tags: [], minimum_order: null },
  ]);
  expect([count, brands]).toEqual([1, [{ id: 2, name: '2' }]]);
});

it('asks by the names of the specification, and by none that is not needed', () => {
  const query: DiscoveryQuery = {
    filterText: ' farm ',
    filters: { brand: ['1', '2'], category: [], availability: ['visible', 'instock'] },
    orderBy: '-name',
    page: 2,
    perPage: 24,
  };
  expect(askedOf(query)).toEqual({
    'filter-text': 'farm',
    'brand-filter': '1,2',
    'category-filter': undefined,
    'status-filter': 'visible',
    'inventory-filter': 'instock',
    'order-by': '-name',
    page: 2,
    'per-page': 24,
  });
  expect(listKeyOf(query)).toBe(listKeyOf({ ...query, page: 1 }));
  expect(listKeyOf(query)).not.toBe(listKeyOf({ ...query, orderBy: 'name' }));
});
