import { createConflicts, detectConflict } from './conflicts';

interface Line {
  key: string;
  mine: number;
  theirs: number;
}

const start = () =>
  createConflicts<ReadonlyMap<string, number>, number, Line>({
    keyOf: ({ key }) => key,
    wantsIn: (lines) => (key) => lines.get(key) ?? 0,
    apply: (lines, { key, mine }) => new Map(lines).set(key, mine),
  });

describe('conflicts', () => {
  it('are shown over the value of the server', () => {
    const conflicts = start();
    conflicts.add({ key: 'a', mine: 5, theirs: 7 });
    expect([...conflicts.applyTo(new Map([['a', 7]]))]).toEqual([['a', 5]]);
  });

  it('follow what the others do, and end when both want the same', () => {
    const conflicts = start();
    conflicts.add({ key: 'a', mine: 5, theirs: 7 });
    conflicts.reconcile(new Map([['a', 8]]));
    expect(conflicts.all()).toEqual([{ key: 'a', mine: 5, theirs: 8 }]);
    conflicts.reconcile(new Map());
    expect(conflicts.all()).toEqual([{ key: 'a', mine: 5, theirs: 0 }]);
    conflicts.reconcile(new Map([['a', 5]]));
    expect(conflicts.has('a')).toBe(false);
  });

  it('end when they are discarded', () => {
    const conflicts = start();
    conflicts.add({ key: 'a', mine: 5, theirs: 7 });
    expect(conflicts.discard(['b'])).toBe(false);
    expect(conflicts.discard(['a', 'b'])).toBe(true);
    expect(conflicts.all()).toEqual([]);
  });
});

it.each([
  ['nothing is edited here', undefined, undefined, 'theirs'],
  ['the answer of my edit shows it', { wants: 7, isAnswered: true }, undefined, 'own'],
  ['a lost edit of mine has arrived', { wants: 7, isAnswered: false }, undefined, 'own'],
  ['the server made something else of it', { wants: 5, isAnswered: true }, undefined, 'adjusted'],
  ['my edit is lost', { wants: 5, isAnswered: false }, undefined, 'conflict'],
  ['my edit waits', undefined, { wants: 5 }, 'conflict'],
  ['what waits wants the same', undefined, { wants: 7 }, 'own'],
  ['another one waits behind', { wants: 7, isAnswered: true }, { wants: 5 }, 'own'],
  ['a lost one, and the same behind', { wants: 5, isAnswered: false }, { wants: 7 }, 'own'],
] as const)('knows whose change a 7 is when %s', (_when, sent, waiting, whose) => {
  expect(detectConflict<number>(7, sent, waiting)).toBe(whose);
});
