import {
  changedIn,
  longest,
  namesOf,
  pageOf,
  redone,
  startEditing,
  undone,
  withPageTaken,
  withStep,
  withTheirs,
  withTileGone,
  withTileTaken,
  withoutRemoved,
  type Editing,
} from './history';
import { changesOf, countChanges } from './changes';
import { pageWith, seeded, tile } from './editing.testkit';
import { inserted, isNew, liveTiles, type Page, type Tile } from './page';
import {
  withAdded,
  withCopy,
  withDetails,
  withField,
  withMoved,
  withRemoved,
  withReset,
  withRestored,
} from './tileEdits';

const everyPage = ({ base, start, steps }: Editing) => [
  base,
  start,
  ...steps.map(({ page }) => page),
];
const step = (editing: Editing, name: string, page: Page, of: string | null = null) =>
  withStep(editing, { name, of, page });
const bytes = (editing: Editing) => JSON.stringify(pageOf(editing));

/** One of all edits, at random. */
function edited(editing: Editing, random: () => number, round: number): Editing {
  const page = pageOf(editing);
  const at = Math.floor(random() * (page.tiles.length + 1));
  const uid = page.tiles[at]?.uid ?? '';
  const others = everyPage(editing);
  const change = Math.floor(random() * 9);
  const pages: (() => Page)[] = [
    () => withField(page, uid, 'heading', `Heading ${String(round)}`),
    () => withField(page, uid, 'body', `Text ${String(round)}`),
    () => withAdded(page, at, { kind: 'text', fields: { body: String(round) } }, others).page,
    () => withCopy(page, uid, others)?.page ?? page,
    () => withRemoved(page, uid),
    () => withRestored(page, uid),
    () => withMoved(page, uid, Math.floor(random() * page.tiles.length)),
    () => withReset(page, editing.base, uid),
    () => withDetails(page, { title: `Title ${String(round)}` }),
  ];
  return step(editing, `Step ${String(round)}`, pages[change]?.() ?? page);
}

const fetched = () =>
  pageWith(...Array.from({ length: 10 }, (_, index) => tile(index + 1, `Tile ${String(index)}`)));

const undoAll = (editing: Editing): Editing => {
  const before = undone(editing);
  return before === editing ? editing : undoAll(before);
};
const redoAll = (editing: Editing): Editing => {
  const after = redone(editing);
  return after === editing ? editing : redoAll(after);
};

it.each([1, 2, 3])(
  'is the same page, byte for byte, back through 1,000 edits and forth: seed %i',
  (seed) => {
    const random = seeded(seed);
    let editing = startEditing(fetched());
    let pages = [bytes(editing)];
    for (let round = 0; round < 1000; round++) {
      const after = edited(editing, random, round);
      if (after !== editing) pages = [...pages, bytes(after)].slice(-(longest + 1));
      editing = after;
    }
    expect(editing.steps).toHaveLength(longest);
    const last = bytes(editing);
    for (const page of [...pages].reverse()) {
      expect(bytes(editing)).toBe(page);
      editing = undone(editing);
    }
    expect(namesOf(editing).undo).toBeNull();
    for (const page of pages) {
      expect(bytes(editing)).toBe(page);
      editing = redone(editing);
    }
    expect(bytes(editing)).toBe(last);
  },
);

it('goes back to what the server has by undoing 200 edits', () => {
  const random = seeded(7);
  let editing = startEditing(fetched());
  const first = bytes(editing);
  for (let round = 0; editing.steps.length < longest; round++)
    editing = edited(editing, random, round);
  const back = undoAll(editing);
  expect(bytes(back)).toBe(first);
  expect(countChanges(changesOf(back.base, pageOf(back)))).toBe(0);
  expect(bytes(redoAll(back))).toBe(bytes(editing));
});

it('comes to the start of a walk of 1,000 edits and to its end, a history at a time', () => {
  const random = seeded(11);
  let editing = startEditing(fetched());
  let made = 0;
  for (let round = 0; made < 1000;) {
    const start = bytes(editing);
    for (let steps = 0; steps < longest; round++) {
      const after = edited(editing, random, round);
      if (after.steps.at(-1) !== editing.steps.at(-1)) steps += 1;
      editing = after;
    }
    made += longest;
    const back = undoAll(editing);
    expect(bytes(back)).toBe(start);
    expect(bytes(redoAll(back))).toBe(bytes(editing));
    // Each step says what it does.
    expect(editing.steps.every(({ name }) => name.trim() !== '')).toBe(true);
  }
});

it('takes what is typed into one field for one step', () => {
  const base = fetched();
  let editing = startEditing(base);
  for (const text of ['G', 'Gr', 'Gro']) {
    editing = step(
      editing,
      'Change a heading',
      withField(pageOf(editing), '1', 'heading', text),
      '1:heading',
    );
  }
  expect(editing.steps).toHaveLength(1);
  expect(pageOf(undone(editing))).toBe(base);
  // Undone and typed again, it is a step of its own.
  const again = step(
    redone(undone(editing)),
    'x',
    withField(pageOf(editing), '1', 'heading', 'Grow'),
    '1:heading',
  );
  expect(again.steps).toHaveLength(2);
});

describe('a save', () => {
  const added = () => {
    const base = fetched();
    const { page, tile: made } = withAdded(base, 3, { kind: 'text', fields: { body: 'x' } }, []);
    return { editing: step(startEditing(base), 'Add', page), made };
  };
  const taken = (editing: Editing, made: Tile) =>
    withTileTaken(editing, made, { ...made, id: 801, uid: made.uid });

  it('replaces the negative id by the one of the server, in each step', () => {
    const { editing, made } = added();
    expect(made.id).toBe(-1);
    const more = step(editing, 'Type', withField(pageOf(editing), made.uid, 'body', 'later'));
    const after = taken(more, made);
    for (const page of everyPage(after).slice(2)) {
      expect(page.tiles.find(({ uid }) => uid === made.uid)?.id).toBe(801);
    }
    // What was typed after it was sent is not saved.
    expect(changesOf(after.base, pageOf(after)).changed.map(({ id }) => id)).toEqual([801]);
  });

  it('can be undone, as a change that is not saved', () => {
    const { editing, made } = added();
    const saved = taken(editing, made);
    const order = liveTiles(pageOf(saved)).map(({ uid }) => uid);
    const whole = withPageTaken(saved, {}, {}, order);
    expect(countChanges(changesOf(whole.base, pageOf(whole)))).toBe(0);
    const back = undone(whole);
    expect(changesOf(back.base, pageOf(back)).removed.map(({ id }) => id)).toEqual([801]);
    expect(countChanges(changesOf(whole.base, pageOf(redone(back))))).toBe(0);
  });

  it('of details, theirs or ours, makes none of the steps that moved a tile one of the details', () => {
    const base = fetched();
    const chosen = step(startEditing(base), 'Choose', withDetails(base, { attributes: [1] }));
    const moved = step(chosen, 'Move', withMoved(pageOf(chosen), '4', 0));
    const after = withPageTaken(moved, { attributes: [1] }, { attributes: [1] }, null);
    const theirs = withTheirs(moved, withDetails(base, { title: 'Theirs' }));
    for (const now of [moved, after, theirs]) {
      expect(changedIn(pageOf(now), pageOf(undone(now)))).toBeUndefined();
    }
  });

  it('makes of a tile that was deleted a new one where it is undone', () => {
    const base = fetched();
    const removed = step(startEditing(base), 'Remove', withRemoved(base, '4'));
    const saved = withoutRemoved(withTileGone(removed, '4'));
    expect(pageOf(saved).tiles).toHaveLength(9);
    const back = pageOf(undone(saved));
    const [made] = changesOf(saved.base, back).created;
    expect(made).toMatchObject({ id: -1, fields: { heading: 'Tile 3' } });
    expect(made?.uid).not.toBe('4');
    expect(back.tiles.findIndex(({ uid }) => uid === made?.uid)).toBe(3);
  });

  it('that failed half-way leaves the other half to be saved, and all steps to be undone', () => {
    const base = fetched();
    let editing = step(startEditing(base), 'One', withField(base, '1', 'heading', 'One'));
    editing = step(editing, 'Two', withField(pageOf(editing), '2', 'heading', 'Two'));
    const [sent] = pageOf(editing).tiles;
    const half = sent ? withTileTaken(editing, sent, sent) : editing;
    expect(changesOf(half.base, pageOf(half)).changed.map(({ uid }) => uid)).toEqual(['2']);
    const back = undoAll(half);
    expect(bytes(back)).toBe(JSON.stringify(base));
    expect(changesOf(back.base, pageOf(back)).changed.map(({ uid }) => uid)).toEqual(['1']);
  });
});

describe('what somebody else saves meanwhile', () => {
  const base = fetched();
  const theirs = (change: (page: Page) => Page) => JSON.parse(JSON.stringify(change(base))) as Page;

  it('is kept beside what was changed here, also where it is undone', () => {
    const mine = step(startEditing(base), 'Mine', withField(base, '1', 'heading', 'Mine'));
    const after = withTheirs(
      mine,
      theirs((page) => withField(page, '2', 'heading', 'Theirs')),
    );
    const headings = (page: Page) =>
      page.tiles.slice(0, 2).map(({ fields }) => (fields as { heading: string }).heading);
    expect(headings(pageOf(after))).toEqual(['Mine', 'Theirs']);
    expect(headings(pageOf(undone(after)))).toEqual(['Tile 0', 'Theirs']);
    expect(after.conflicts).toEqual([]);
    expect(changesOf(after.base, pageOf(after)).changed.map(({ uid }) => uid)).toEqual(['1']);
  });

  it('is a conflict where it is the same tile, or the same detail', () => {
    let mine = step(startEditing(base), 'Mine', withField(base, '1', 'heading', 'Mine'));
    mine = step(mine, 'Title', withDetails(pageOf(mine), { title: 'Mine' }));
    const after = withTheirs(
      mine,
      theirs((page) => withDetails(withField(page, '1', 'body', 'x'), { title: 'Theirs' })),
    );
    expect(after.conflicts).toEqual([{ detail: 'title' }, { uid: '1' }]);
    expect(pageOf(after).details.title).toBe('Mine');
    // Looked at once more, nothing is new.
    expect(withTheirs(after, after.base).conflicts).toHaveLength(2);
  });

  it('is not undone by a step back or forth over what was changed here before', () => {
    const both = (page: Page) =>
      withDetails(withField(page, '1', 'heading', 'Mine'), { title: 'Mine', website: '/mine/' });
    const saved = step(startEditing(base), 'Mine', both(base));
    const [sent] = pageOf(saved).tiles;
    const { details } = pageOf(saved);
    const taken = sent
      ? withPageTaken(withTileTaken(saved, sent, sent), details, details, null)
      : saved;
    // Undone after the save, and undone before it, to be redone.
    for (const [editing, move] of [
      [taken, undone],
      [undone(saved), redone],
    ] as const) {
      const now = withField(editing.base, '1', 'body', 'Theirs');
      const after = move(withTheirs(editing, withDetails(now, { title: 'Theirs' })));
      const was = pageOf(move(editing));
      expect(pageOf(after).details).toEqual({ ...was.details, title: 'Theirs' });
      expect(pageOf(after).tiles[0]?.fields).toEqual({
        ...(was.tiles[0]?.fields as object),
        body: 'Theirs',
      });
      const gone = { ...editing.base, tiles: editing.base.tiles.slice(1) };
      expect(pageOf(move(withTheirs(editing, gone))).tiles).toHaveLength(9);
    }
  });

  it('keeps a tile that they deleted and that was changed here, as a new one', () => {
    const mine = step(startEditing(base), 'Mine', withField(base, '1', 'heading', 'Mine'));
    const after = withTheirs(
      mine,
      theirs((page) => ({ ...page, tiles: page.tiles.slice(1) })),
    );
    const [kept] = pageOf(after).tiles;
    expect(kept && isNew(kept)).toBe(true);
    expect(after.conflicts).toEqual([{ uid: kept?.uid }]);
    expect(pageOf(undone(after)).tiles).toHaveLength(9);
  });

  it('brings their new tile, their deletion and their order', () => {
    const mine = step(startEditing(base), 'Mine', withField(base, '5', 'heading', 'Mine'));
    const after = withTheirs(
      mine,
      theirs((page) => ({
        ...page,
        tiles: [tile(99, 'New'), ...page.tiles.slice(2).reverse()],
      })),
    );
    expect(pageOf(after).tiles.map(({ id }) => id)).toEqual([99, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(changesOf(after.base, pageOf(after))).toMatchObject({ isMoved: false, removed: [] });
  });

  it('keeps the order that was made here, and puts their new tile behind the one that it follows', () => {
    const mine = step(startEditing(base), 'Move', withMoved(base, '10', 0));
    const after = withTheirs(
      mine,
      theirs((page) => ({ ...page, tiles: inserted(page.tiles, 2, tile(99, 'New')) })),
    );
    expect(pageOf(after).tiles.map(({ id }) => id)).toEqual([10, 1, 2, 99, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('leaves each edit exact through a random walk of edits, saves and other people', () => {
    const random = seeded(11);
    let editing = startEditing(base);
    for (let round = 0; round < 300; round++) {
      editing = edited(editing, random, round);
      if (round % 17 === 0) {
        const other = withField(
          editing.base,
          editing.base.tiles[round % 5]?.uid ?? '',
          'body',
          `they ${String(round)}`,
        );
        editing = withTheirs(editing, other);
      }
      if (round % 23 === 0) {
        const [sent] = changesOf(editing.base, pageOf(editing)).created;
        if (sent) editing = withTileTaken(editing, sent, { ...sent, id: 1000 + round });
      }
      if (round % 29 === 0) {
        const [gone] = changesOf(editing.base, pageOf(editing)).removed;
        if (gone) editing = withTileGone(editing, gone.uid);
      }
      for (const page of everyPage(editing)) {
        const uids = page.tiles.map(({ uid }) => uid);
        const ids = page.tiles.map(({ id }) => id);
        expect(new Set(uids).size).toBe(uids.length);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
    const last = bytes(editing);
    expect(bytes(redoAll(undoAll(editing)))).toBe(last);
  });
});
