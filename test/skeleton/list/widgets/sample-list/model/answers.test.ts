import { readItems } from './answers';

const fields = { id: 7, name: 'Blue Dream', changed: '2026-11-23' };

it('takes an answer as the contract has it', () => {
  expect(readItems({ items: [fields], count: 31 })).toEqual({ items: [fields], count: 31 });
});

it.each([null, [], 'items', { items: null }, { items: {} }])(
  'takes %j for a failure and not for an empty list',
  (answer) => {
    expect(() => readItems(answer)).toThrow('The answer has no list of items.');
  },
);

it('shows an item without a name by its id, a day that is none as nothing, and no item without an id', () => {
  const items = [{ id: 7, name: ' ', changed: 'soon' }, { name: 'Nameless' }, null];
  expect(readItems({ items, count: 3 })).toEqual({
    items: [{ id: 7, name: '7', changed: null }],
    count: 3,
  });
});

it('counts what is there where the answer counts less', () => {
  expect(readItems({ items: [fields], count: 0 }).count).toBe(1);
});
