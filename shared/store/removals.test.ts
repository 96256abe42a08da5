import { removalsBy } from './removals';

const { add, latest, without } = removalsBy((name: string) => name);

describe('removals', () => {
  it('brings back what went last, then what went before', () => {
    const removals = add(add([], ['a', 'b']), ['c']);
    expect(latest(removals, [])).toEqual(['c']);
    expect(latest(without(removals, ['c']), [])).toEqual(['a', 'b']);
  });

  it('leaves out what is there again', () => {
    const removals = add(add([], ['a', 'b']), ['c']);
    expect(latest(removals, ['c', 'a'])).toEqual(['b']);
    expect(latest(removals, ['a', 'b', 'c'])).toEqual([]);
  });

  it('knows what went twice only once', () => {
    const removals = add(add([], ['a', 'b']), ['a']);
    expect(latest(without(removals, ['a']), [])).toEqual(['b']);
  });

  it('makes nothing of an empty removal', () => {
    expect(add([], [])).toEqual([]);
  });

  it('forgets the oldest of more than twenty', () => {
    const names = Array.from({ length: 25 }, (_, index) => `line ${index}`);
    const removals = names.reduce<string[][]>((all, name) => add(all, [name]), []);
    expect(removals).toHaveLength(20);
    expect(removals[0]).toEqual(['line 5']);
  });
});
