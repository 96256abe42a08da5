import { productQuery } from './productQuery';

const query = { filterText: ' haze ', filters: {}, orderBy: '', page: 1, perPage: 24 };

it('asks by the names of the specification, and of the filters for those that are on', () => {
  const filters = {
    category: ['401', '402'],
    brand: ['301'],
    strain: ['501'],
    phenotype: ['indica'],
    terpene: ['limonene'],
    tag: ['601'],
    region: ['701'],
    availability: ['instock'],
  };
  expect(productQuery({ ...query, filters, orderBy: '-price', page: 2 })).toEqual({
    page: 2,
    'per-page': 24,
    'order-by': '-price',
    'filter-text': 'haze',
    'category-filter': '401,402',
    'brand-filter': '301',
    'strain-filter': '501',
    'phenotype-filter': 'indica',
    'terpene-filter': 'limonene',
    'tag-filter': '601',
    'region-filter': '701',
    'status-filter': 'visible',
    'inventory-filter': 'instock',
  });
  expect(productQuery(query)).toEqual({
    page: 1,
    'per-page': 24,
    'filter-text': 'haze',
    'status-filter': 'visible',
  });
});
