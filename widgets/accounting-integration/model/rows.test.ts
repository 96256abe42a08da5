import type { Entry, Party } from './answers';
import { withChoices, noDrafts, kept, meeting, afterSave, type Drafts } from './drafts';
import { countsOf, kindOf, partiesById, rowsOf, shownOf, type LinkState } from './rows';

const party = (id: number, name: string): Party => ({ id, name, email: '', license: '', sku: '' });
const entry = (id: number, name: string, linkId: Entry['linkId']): Entry => ({
  ...party(id, name),
  linkId,
});

const entries = [
  entry(1, 'Ash', 11),
  entry(2, 'Birch', '11'),
  entry(3, 'Çam', 99),
  entry(4, 'Elm', null),
];
const parties = partiesById([party(11, 'Ash LLC'), party(12, 'Élm & Co')]);
const rows = (drafts: Drafts = noDrafts) => rowsOf({ set: 'customers', entries, parties, drafts });
const choose = (of: Entry | undefined, to: Entry['linkId'], drafts = noDrafts) =>
  of ? withChoices(drafts, [{ set: 'customers', entry: of, to }]) : drafts;
const statesOf = (drafts?: Drafts): LinkState[] => rows(drafts).map(({ state }) => state);

it('calls what is used twice, or is not there any more, a conflict', () => {
  expect(statesOf()).toEqual(['conflict', 'conflict', 'conflict', 'none']);
  expect(rows()[0]?.rivals).toEqual(['Birch']);
  expect(countsOf(rows())).toEqual({ all: 4, linked: 0, suggested: 0, conflict: 3, none: 1 });
});

it('calls nothing lost while theirs are not read', () => {
  const unread = rowsOf({ set: 'customers', entries, parties: null, drafts: noDrafts });
  expect(unread[2]?.state).toBe('linked');
});

it('lets two fields be filled with the same', () => {
  const fields = rowsOf({ set: 'custom-fields', entries, parties, drafts: noDrafts });
  expect(fields[0]?.state).toBe('linked');
});

it('settles a conflict by a change, and has none left of what was changed back', () => {
  const drafts = choose(entries[1], 12);
  expect(statesOf(drafts)).toEqual(['linked', 'linked', 'conflict', 'none']);
  expect(choose(entries[1], '11', drafts).size).toBe(0);
});

it.each([
  ['', 'all', ['Ash', 'Birch', 'Çam', 'Elm']],
  ['ASH llc', 'all', ['Ash', 'Birch']],
  ['cam', 'all', ['Çam']],
  ['', 'none', ['Elm']],
  ['ash', 'none', []],
] as const)('finds by "%s" among %s', (filterText, state, names) => {
  const found = shownOf(rows(), { filterText, state, orderBy: '' });
  expect(found.map((row) => row.entry.name)).toEqual(names);
});

it('keeps in sight what a filter let through while it is changed', () => {
  const changed = rows(choose(entries[3], 12));
  expect(shownOf(changed, { filterText: '', state: 'none', orderBy: '' })).toHaveLength(1);
});

it.each([
  ['-name', ['Elm', 'Çam', 'Birch', 'Ash']],
  ['partner', ['Çam', 'Ash', 'Birch', 'Elm']],
])('puts rows in order by %s', (orderBy, names) => {
  const found = shownOf(rows(), { filterText: '', state: 'all', orderBy });
  expect(found.map((row) => row.entry.name)).toEqual(names);
});

describe('a change', () => {
  const drafts = choose(entries[3], 12);
  const [draft] = drafts.values();

  it.each([
    [null, 12, 'linked'],
    [11, 12, 'changed'],
    [11, null, 'unlinked'],
  ] as const)('from %s to %s is %s', (base, to, kind) => {
    expect(kindOf({ set: 'customers', id: 1, name: '', base, to })).toBe(kind);
  });

  it('that somebody else made as well is none any more', () => {
    expect(meeting(drafts, 'customers', [entry(4, 'Elm', '12')]).size).toBe(0);
    expect(meeting(drafts, 'products', [entry(4, 'Elm', '12')])).toBe(drafts);
  });

  it('over what somebody else made of it says so until one of them counts', () => {
    const now = [...entries.slice(0, 3), entry(4, 'Elm', 11)];
    const seen = rowsOf({ set: 'customers', entries: now, parties, drafts });
    expect(seen[3]?.isChangedElsewhere).toBe(true);
    const settled = kept(drafts, 'customers 4', 11);
    expect(rowsOf({ set: 'customers', entries: now, parties, drafts: settled })[3]).toMatchObject({
      isChangedElsewhere: false,
      linkId: 12,
    });
  });

  it('that was saved is none any more, and what was chosen meanwhile stands over it', () => {
    if (!draft) throw new Error('There is no draft.');
    expect(afterSave(drafts, [draft], []).size).toBe(0);
    const later = choose(entries[3], 11, drafts);
    expect([...afterSave(later, [draft], []).values()]).toMatchObject([{ base: 12, to: 11 }]);
  });
});
