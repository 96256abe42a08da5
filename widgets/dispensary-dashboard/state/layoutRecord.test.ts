import { withId } from '../model/layout';
import { layoutRecord } from './layoutRecord';

const { backOf, conflictsOf, openEdits } = layoutRecord;

describe('what is changed', () => {
  const base = { order: ['a', 'b'], hidden: ['a', 'b'], wide: [] };
  it('is the order as it is, and the others whatever theirs', () => {
    expect(openEdits({ hidden: ['b', 'a'], order: ['a', 'b'] }, base)).toBeNull();
    expect(openEdits({ order: ['b', 'a'] }, base)).toEqual({ order: ['b', 'a'] });
    expect(withId(withId(base.hidden, 'a', false), 'b', true)).toEqual(['b']);
  });

  it('stands in conflict only with the same part', () => {
    const edits = { order: ['b', 'a'] };
    expect(conflictsOf(edits, base, { ...base, hidden: [] })).toEqual([]);
    expect(conflictsOf(edits, base, { ...base, order: ['b', 'c', 'a'] })).toEqual(['order']);
  });

  it('has a way back that names nothing else', () => {
    const edits = { wide: ['a'] };
    expect(backOf({ id: 'layout', base, edits })).toEqual({
      id: 'layout',
      base: { ...base, ...edits },
      edits: { wide: [] },
    });
  });
});
