import { moduleIds } from './modules';
import { readPart } from './parts';

const unpromised = [null, [], 'ok', {}, { results: null }, { current: [] }, { success: true }];

it.each(moduleIds)('takes no answer but that of the contract for %s', (id) => {
  for (const answer of unpromised) {
    expect(() => readPart(id, answer)).toThrow(/The answer has no/);
  }
});

it('shows what is missing of open orders as not known, and leaves out what has no id', () => {
  const results = [{ id: 9, total: 12, placed: '2026-02-30' }, { number: 'WW-1' }, null];
  const unknown = { seller: '', placed: null, expected: null, state: '', total: null, url: null };
  const beside = { url: null, asOf: null, basis: '', amount: null, currency: undefined };
  expect(readPart('openOrders', { results, count: 'many', asOf: 'noon' })).toEqual({
    id: 'openOrders',
    of: { ...beside, rows: [{ ...unknown, id: 9, number: '9' }], count: 1 },
  });
});

it('never makes up sums of what was spent', () => {
  const days = [
    { day: 'today', amount: '1' },
    { day: '2026-03-01', amount: 4 },
  ];
  const { of } = readPart('spend', { current: { orders: 3 }, days, url: 7 });
  expect(of).toMatchObject({
    current: { orders: 3, amount: null },
    previous: null,
    days: [{ day: '2026-03-01', orders: null, amount: null, previous: null }],
  });
});

it.each([
  [{ id: 1, title: 'Closed', text: 'On Monday', level: 'danger' }, 'Closed', 'On Monday', 'danger'],
  [{ id: 1, text: 'On Monday', level: 'shout' }, 'On Monday', '', 'info'],
])('reads a notice %j', (row, title, text, level) => {
  const { of } = readPart('notices', { results: [row] });
  expect(of).toMatchObject({ rows: [{ title, text, level }], count: 1 });
});
