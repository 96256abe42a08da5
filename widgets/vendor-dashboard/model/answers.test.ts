import { readOrders, readSummary } from './answers';

const order = {
  id: 1,
  number: 'WW-1',
  customer: { id: 5, name: 'Harborview' },
  placed: '2026-11-20',
  state: { id: 'packed', name: 'Packed' },
  items: 12,
  total: '120.50',
  url: '/orders/1/',
};

const unpromised = [null, [], 'ok', {}, { results: null }, { current: [] }, { success: true }];

it.each(unpromised)('takes %j for a failure and not for nothing', (answer) => {
  expect(() => readOrders(answer)).toThrow('no list of orders');
  expect(() => readSummary(answer)).toThrow('no sums');
});

it('takes orders as the contract has them, and shows what is missing as not known', () => {
  const bare = { id: 'b', customer: null, state: undefined, total: 12, items: -1, placed: 'soon' };
  expect(readOrders({ results: [order, bare, null, { number: 'X' }], count: 'many' })).toEqual({
    orders: [
      order,
      {
        id: 'b',
        number: 'b',
        customer: { id: '', name: '' },
        placed: null,
        state: { id: '', name: '' },
        items: null,
        total: null,
        url: null,
      },
    ],
    count: 2,
    currency: undefined,
  });
});

it('leaves out of a summary what is no day and has no id, and claims no zero', () => {
  const summary = readSummary({
    asOf: 'noon',
    current: { orders: 3 },
    previous: null,
    days: [
      { day: '2026-02-30', amount: '1' },
      { day: '2026-03-01', amount: 4 },
    ],
    states: [{ id: 'packed', orders: 2 }, { name: 'Lost' }],
    customers: 'none',
  });
  expect(summary).toMatchObject({
    asOf: null,
    current: { orders: 3, amount: null, average: null, customers: null },
    days: [{ day: '2026-03-01', orders: null, amount: null, previous: null }],
    states: [{ id: 'packed', name: 'packed', orders: 2, amount: null }],
    customers: [],
    products: [],
  });
});
