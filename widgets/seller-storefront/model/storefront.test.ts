import { listAddress } from '@shared/lists/listQuery';
import { readNav, readPage } from './answers';
import { namesOf, previewInUrl } from './preview';
import { readCustomers, readLocations } from '../state/previewRequests';
import { listKeyOf, listSpec } from './query';

const query = { ...listAddress(listSpec).start, filterText: ' haze ', page: 3 };

it('takes the lists of two customers for two, and all pages of one for one', () => {
  const as = { dispensaryId: '6', locationId: '10060' };
  const key = listKeyOf({ query, as });
  expect(key).toBe(listKeyOf({ query: { ...query, page: 1 }, as: { ...as } }));
  expect(key).not.toBe(listKeyOf({ query, as: null }));
  expect(key).not.toBe(listKeyOf({ query, as: { ...as, locationId: '10061' } }));
});

it.each([
  [null, ''],
  [{ dispensaryId: 'a/b', locationId: '1' }, 'customer=a%2Fb&location=1'],
])('writes %j into the address and reads it again', (as, text) => {
  expect(previewInUrl.write(as)).toBe(text);
  expect(previewInUrl.read(text)).toEqual(as);
});

it.each(['customer=..', 'customer=.', 'customer=', 'view=list'])(
  'reads %j as nothing: nobody could have written it',
  (text) => expect(previewInUrl.read(text)).toBeNull(),
);

it.each([null, [], 'products', { products: null }, { products: {} }])(
  'takes %j for a failure and not for an empty list',
  (answer) => {
    expect(() => readPage(answer)).toThrow('The answer has no list of products.');
    expect(() => readNav(answer)).toThrow('The answer has no seller.');
    expect(() => readCustomers(answer)).toThrow('The answer has no list of customers.');
    expect(() => readLocations(answer)).toThrow('The answer has no list of locations.');
  },
);

it('shows what is left of an answer of which most is missing', () => {
  const page = readPage({
    products: [{ productId: 7, variants: [{ variantId: 1, available: -1, price: 'free' }] }, {}],
    result_count: 0,
    settings: { defaultListView: 'grid', allowOverOrdering: 'no' },
    can_order: 'yes',
    location: {},
  });
  expect(page.rows).toHaveLength(1);
  expect(page.rows[0]?.variants[0]).toMatchObject({ available: null, price: null, minimum: 1 });
  expect(page).toMatchObject({ count: 1, canOrder: false, location: null, preview: null });
  expect(page.settings).toMatchObject({ defaultListView: 'cards', allowOverOrdering: false });
});

it('shows no meter and no banner of which nothing can be said', () => {
  const nav = readNav({
    seller: { id: 7 },
    minimum: { location: { id: 1 }, minimum_order: 'much' },
    banners: [{ id: 1 }, { id: 2, message: 'Closed', severity: 'loud', timeout: -1 }],
  });
  expect(nav).toMatchObject({ minimum: null, banner: null, hero: null, canPreview: false });
  expect(nav.banners).toEqual([
    expect.objectContaining({ id: 2, severity: 'info', timeout: null, preventAutoClose: false }),
  ]);
});

it('calls nobody by the name of another location', () => {
  const named = { dispensary: { id: 6, name: 'Lotus' }, location: { id: 1, name: 'Oakland' } };
  const namesAt = (locationId: string) => namesOf({ dispensaryId: '6', locationId }, named);
  expect(namesAt('1')).toEqual({ customer: 'Lotus', location: 'Oakland' });
  expect(namesAt('2')).toEqual({ customer: 'Lotus', location: '2' });
});
