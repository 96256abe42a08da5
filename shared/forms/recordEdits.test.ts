import {
  isSameValue,
  mergeDrafts,
  recordEdits,
  withVisibleName,
  type RecordDraft,
} from './recordEdits';

interface Fields {
  name: string;
  site: string;
}

const { openEdits, conflictsOf, unsavedOf, openDraft, backOf } = recordEdits<Fields>(
  ['name', 'site'],
  (one, other) => one === other,
);
const base = { name: 'Old Coast', site: '' };
const draft = (id: number | string | null, name: string): RecordDraft<Fields> => ({
  id,
  base,
  edits: { name },
});

it('keeps the drafts of two records, and of one record each field as it was written last', () => {
  const other = { id: '1', base: { name: 'New Coast', site: '/' }, edits: { site: '/coast/' } };
  expect(
    mergeDrafts(
      [draft(1, 'a'), draft(null, 'b'), draft(2, 'c'), draft(3, 'd')],
      [other, draft('3', 'e'), draft(null, 'f')],
    ).map(({ id, edits }) => [id, edits]),
  ).toEqual([
    [null, { name: 'b' }],
    [2, { name: 'c' }],
    ['1', { name: 'a', site: '/coast/' }],
    ['3', { name: 'e' }],
    [null, { name: 'f' }],
  ]);
  // What each field was written over counts: what somebody else wrote since is a conflict.
  expect(mergeDrafts([draft(1, 'a')], [other])[0]?.base).toEqual({ ...base, site: '/' });
});

it.each([
  [' Old Coast', 'Old Coast ', true],
  [61, '61', true],
  [[61, 62], ['62', 61, 61], true],
  [[], null, false],
  [false, null, false],
  [{ version: 'a' }, { version: 'b' }, false],
])('takes %j and %j for one value: %s', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame);
});

it('sends no name in which nothing can be seen', () => {
  expect(withVisibleName({ name: '\u200b \u2060', site: '' })).toEqual({ name: '', site: '' });
  expect(withVisibleName({ name: ' Old Coast ' })).toEqual({ name: 'Old Coast' });
  expect(withVisibleName({})).toEqual({});
});

it('counts a field that was emptied as edited', () => {
  expect(openEdits({ name: '' }, base)).toEqual({ name: '' });
});

it('finds a conflict where both changed a field, to something else', () => {
  const now = { name: 'Far Coast', site: 'https://a.example/' };
  expect(conflictsOf({ name: 'New Coast', site: now.site }, base, now)).toEqual(['name']);
  expect(conflictsOf({ name: now.name }, base, now)).toEqual([]);
});

it.each(['__proto__', 'constructor', 'toString'])('takes a field called %s for one', (name) => {
  const of = recordEdits<Record<string, boolean>>([name], (one, other) => one === other);
  const [off, on] = [Object.fromEntries([[name, false]]), Object.fromEntries([[name, true]])];
  expect(of.openEdits({}, off)).toBeNull();
  expect(of.openEdits(on, off)).toEqual(on);
  expect(of.conflictsOf({}, off, on)).toEqual([]);
  expect(of.conflictsOf(on, on, off)).toEqual([name]);
  expect(of.backOf({ id: 1, base: off, edits: on })?.edits).toEqual(off);
});

describe('a draft', () => {
  const record = { id: 1, name: 'New Coast', site: 'https://a.example/' };

  it.each([
    ['a record that has by now what is written over it', draft('1', 'New Coast'), 0],
    ['a record that has something else', draft(1, 'Far Coast'), 1],
    ['a record that is not among those that are known', draft(2, 'New Coast'), 1],
    ['a new record where one says all of it', { id: null, base, edits: record }, 0],
    ['a new record where one says only a part of it', draft(null, 'New Coast'), 1],
  ])('of %s', (_what, given, left) => {
    expect(unsavedOf([given], [record])?.length ?? 0).toBe(left);
  });
});

describe('the way back from a save', () => {
  const now = { name: 'Old Coast', site: 'https://theirs.example/' };
  const back = (edits: Partial<Fields>) => backOf(openDraft({ id: 1, base, edits }, now));

  it('holds only what was sent, as the record had it then', () => {
    expect(back({ name: 'New Coast' })).toEqual({
      id: 1,
      base: { ...now, name: 'New Coast' },
      edits: { name: 'Old Coast' },
    });
    expect(back({ site: '' })?.edits).toEqual({ site: now.site });
  });

  it('holds nothing that somebody else had saved before', () => {
    expect(back({ name: 'New Coast', site: now.site })?.edits).toEqual({ name: 'Old Coast' });
    expect(back({ site: now.site })).toBeNull();
  });
});
