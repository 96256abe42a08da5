import { layoutRecord } from './layoutRecord';

it('is changed by another order, and by other members of the rest', () => {
  const base = { order: ['a', 'b'], hidden: ['a', 'b'], wide: [] };
  const { openEdits } = layoutRecord;
  expect(openEdits({ hidden: ['b', 'a'], order: ['a', 'b'] }, base)).toBeNull();
  expect(openEdits({ order: ['b', 'a'] }, base)).toEqual({ order: ['b', 'a'] });
});
