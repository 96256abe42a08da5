import { readLocations, readNavigation, type Shopper } from './answers';
import { isAt, isCurrentPage, isSameShopping, partsFor, targetOf } from './shopping';

const nobody: Shopper = {
  isCustomer: false,
  isVendor: false,
  isStaff: false,
  isSuperuser: false,
  hasLimitedAccess: false,
  dispensary: null,
  location: null,
  locations: [],
};
const customer = { ...nobody, isCustomer: true };
const staff = { ...nobody, isStaff: true };
const harborview = { id: 5, name: 'Harborview' };
const location = { id: 101, name: 'Main Street', address: null, dispensary: harborview };

it.each([
  [
    'a customer at a seller',
    location,
    customer,
    'evergreen',
    { slug: 'evergreen', locationId: 101 },
  ],
  ['a customer anywhere', location, customer, undefined, { locationId: 101 }],
  ['staff at a seller', location, staff, 'a', { slug: 'a', dispensaryId: 5, locationId: 101 }],
  ['staff who stop', null, staff, 'a', {}],
])('asks with the parts that %s needs', (_, at, shopper, slug, parts) => {
  expect(JSON.parse(JSON.stringify(partsFor(at, shopper, slug)))).toEqual(parts);
});

it('takes no other location for the one that was asked for, and no id for another of its kind', () => {
  const at = { ...staff, dispensary: harborview, location: { id: '101', name: 'Main Street' } };
  expect(isAt(at, targetOf(location))).toBe(true);
  expect(isAt({ ...at, dispensary: { id: 6, name: 'Other' } }, targetOf(location))).toBe(false);
  expect(isAt({ ...customer, location: { id: 101, name: '' } }, targetOf(location))).toBe(true);
  expect(isAt(at, targetOf(null))).toBe(false);
  expect(isAt(nobody, targetOf(null))).toBe(true);
  expect(isAt(nobody, targetOf(location))).toBe(false);
  expect(isSameShopping(targetOf(location), { dispensaryId: '5', locationId: '101' })).toBe(true);
  expect(isSameShopping(targetOf(location), targetOf(null))).toBe(false);
});

it.each([
  ['/sellers/', true],
  ['/sellers?page=2', true],
  ['http://shop.test/sellers/', true],
  ['http://evil.test/sellers/', false],
  ['/sellers/evergreen/', false],
  ['', false],
  ['http://', false],
])('knows whether %j is the page: %s', (url, is) => {
  const page = {
    origin: 'http://shop.test',
    pathname: '/sellers/',
    href: 'http://shop.test/sellers/',
  };
  expect(isCurrentPage(url, page)).toBe(is);
});

it.each([null, [], {}, { shopper: null }, { shopper: 'Sam' }])(
  'takes %j for a failure and not for nobody',
  (answer) => {
    expect(() => readNavigation(answer)).toThrow('The answer does not say for whom you shop.');
  },
);

it('shows of an answer what can be shown', () => {
  expect(
    readNavigation({
      shopper: { isStaff: 1, dispensary: { id: 5 }, location: { name: 'No id' }, locations: [{}] },
      entries: [{ label: 'Sellers', url: '/sellers/' }, { label: ' ' }, { url: '/x/' }, null],
      cart: { totalItems: -1 },
    }),
  ).toEqual({
    shopper: { ...nobody, dispensary: { id: 5, name: '5' } },
    entries: [{ label: 'Sellers', url: '/sellers/', entries: [] }],
    cart: null,
  });
});

it('leaves out locations that cannot be shopped for, and takes no missing list for an empty one', () => {
  expect(readLocations({ locations: [location, { id: 7, name: 'Nobody’s' }] })).toEqual([location]);
  expect(() => readLocations({ locations: null })).toThrow('The answer has no list of locations.');
});
