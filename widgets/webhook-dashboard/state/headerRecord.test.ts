import { headerRecord } from './headerRecord';

const { conflictsOf, keptOf, openEdits } = headerRecord;
const base = { name: 'X', value: { version: 'a' } };

it('keeps no value in a draft', () => {
  const edits = { name: 'Y', value: { typed: 'secret' } };
  expect(keptOf({ id: 7, base, edits })).toEqual({ id: 7, base, edits: { name: 'Y' } });
  expect(keptOf({ id: 7, base, edits: { value: { typed: 'secret' } } }).edits).toEqual({});
});

it('takes a value that is typed for another one than any, and one that is left for the same', () => {
  expect(openEdits({ value: { typed: 'x' } }, base)).toEqual({ value: { typed: 'x' } });
  expect(openEdits({ value: { version: 'a' } }, base)).toBeNull();
});

it('finds a conflict where the server has another version by now', () => {
  const now = { name: 'X', value: { version: 'b' } };
  expect(conflictsOf({ value: { typed: 'x' } }, base, now)).toEqual(['value']);
  expect(conflictsOf({ name: 'Y' }, base, now)).toEqual([]);
});
