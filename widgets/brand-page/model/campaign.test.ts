import {
  emptyCampaign,
  firstQuery,
  problemsOfCampaign,
  vendorQuery,
  withVendors,
} from './campaign';

const vendor = (id: number) => ({ id, name: `Vendor ${String(id)}`, state: 'CA' });
const whole = { name: 'Winter', starts: '2027-01-04', ends: '2027-01-04', vendors: [vendor(1)] };

it('needs a name, two days in their order and a vendor', () => {
  expect(Object.keys(problemsOfCampaign(emptyCampaign))).toEqual([
    'name',
    'starts',
    'ends',
    'vendors',
  ]);
  expect(problemsOfCampaign(whole)).toEqual({});
  expect(problemsOfCampaign({ ...whole, name: '\u200b' })).toEqual({ name: 'Enter a name.' });
  expect(problemsOfCampaign({ ...whole, ends: '2027-01-03' })).toEqual({
    ends: 'The last day is before the first day.',
  });
  expect(problemsOfCampaign({ ...whole, starts: '0027-01-04', ends: '2127-01-04' })).toEqual({
    starts: 'Enter a year from 1990 to 2100.',
    ends: 'Enter a year from 1990 to 2100.',
  });
});

it('asks for a page, or for all that match', () => {
  const query = { ...firstQuery, filterText: ' a ', filters: { state: ['CA'] }, page: 2 };
  const all = { 'filter-text': 'a', 'state-filter': ['CA'], 'order-by': 'name' };
  expect(vendorQuery(query, false)).toEqual({ ...all, page: 2, 'per-page': 10 });
  expect(vendorQuery(query, true)).toEqual(all);
});

it('chooses no vendor twice', () => {
  const chosen = withVendors([vendor(1), vendor(2)], [vendor(2), vendor(3)]);
  expect(chosen.map(({ id }) => id)).toEqual([1, 2, 3]);
});
