import * as v from 'valibot';
import type { Id } from '../answers/id';
import { mergeRows, recordRows, rowsAfterSave, settleRow, withIdsApart } from './recordRows';
import {
  addRow,
  countRows,
  freeId,
  removeRow,
  restoreRow,
  rowEditsSchema,
  rowsOf,
  type RowEdits,
} from './rowEdits';

interface Tier {
  id: Id;
  from: string;
  price: string;
}
type Values = Omit<Tier, 'id'>;
type Edits = RowEdits<Tier, Values>;

const tiers = recordRows<Tier, Values>(
  ['from', 'price'],
  ({ from, price }) => ({ from, price }),
  (one, other) => one === other || (one !== '' && other !== '' && Number(one) === Number(other)),
);
const tier = (id: Id, price: string, from = String(id)): Tier => ({ id, from, price });
const saved = [tier(1, '10'), tier(2, '20'), tier(3, '30')];
const [one, two, three] = saved as [Tier, Tier, Tier];
const none: Edits = [];

/** The rows as a person sees them: "2: from 2 at 25". */
const seen = (edits: Edits, rows: readonly Tier[] = saved) =>
  rowsOf(rows, edits).map(({ row, values }) => {
    const { from, price } = { ...row, ...values };
    return `${row.id}: from ${from} at ${price}`;
  });
const idsOf = (edits: Edits, rows: readonly Tier[] = saved) =>
  rowsOf(rows, edits).map(({ row }) => row.id);
const priced = (id: Id, price: string, edits = none, rows: readonly Tier[] = saved) =>
  tiers.change(edits, rows, id, { price });
const added = (id: string, edits = none, after?: Id) => addRow(edits, saved, tier(id, ''), after);

describe('a row', () => {
  it('that was changed stands over whatever the server has by now', () => {
    const edits = priced(2, '25');
    expect(seen(edits)).toEqual(['1: from 1 at 10', '2: from 2 at 25', '3: from 3 at 30']);
    expect(seen(edits, [tier(2, '20', '4')])).toEqual(['2: from 4 at 25']);
  });

  it('is changed no more where its fields are typed back, letter by letter', () => {
    expect(priced(2, '20', priced(2, '25'))).toEqual([]);
    // It is on its way to "20.5".
    expect(countRows(priced(2, '20.'))).toBe(1);
    expect(tiers.open(priced(2, '20.'), saved)).toEqual([]);
  });

  it('that nobody wrote into is the same object in each view', () => {
    const [before, after] = [rowsOf(saved, none), rowsOf(saved, priced(2, '25'))];
    expect(after[0]?.row).toBe(before[0]?.row);
    expect(after[0]?.values).toBe(before[0]?.values);
  });

  it('that is added comes last or behind another one, with an id that no other has', () => {
    const edits = added('new-tier-1', added('copy-of-1', added('copy-of-1', none, 1), 1));
    expect(idsOf(added('new-tier-1', edits))).toEqual([
      ...[1, 'copy-of-1', 'copy-of-1-2', 2, 3],
      ...['new-tier-1', 'new-tier-2'],
    ]);
    expect(countRows(priced('new-tier-1', '5', edits))).toBe(3);
    expect(freeId('new-tier-9', new Set(['new-tier-9']))).toBe('new-tier-10');
    expect(freeId('copy-of-7-2', new Set(['copy-of-7-2']))).toBe('copy-of-7-3');
  });

  it('that is removed comes back with what was written into it', () => {
    const edits = removeRow(priced(2, '25'), two);
    expect(idsOf(edits)).toEqual([1, 3]);
    expect(countRows(edits)).toBe(1);
    expect(restoreRow(edits, 2)).toEqual(priced(2, '25'));
    expect(restoreRow(removeRow(none, two), 2)).toEqual([]);
  });

  it('that was added and removed says nothing, and comes back where it stood', () => {
    const before = added('copy-of-copy', added('copy-of-1', none, 1), 'copy-of-1');
    const edits = removeRow(before, tier('copy-of-1', ''));
    expect(idsOf(edits)).toEqual([1, 'copy-of-copy', 2, 3]);
    expect(countRows(edits)).toBe(1);
    expect(idsOf(restoreRow(edits, 'copy-of-1'))).toEqual(idsOf(before));
    expect(rowsAfterSave(edits, edits, new Map([['copy-of-copy', 4]]))).toEqual([]);
  });

  it('is not lost where each of two stands behind the other', () => {
    const edits = added('copy-of-2', added('copy-of-1', none, 'copy-of-2'), 'copy-of-1');
    expect(idsOf(edits)).toEqual([1, 2, 3, 'copy-of-1', 'copy-of-2']);
  });
});

it('a new row gives way to one of the server that came to have its id, and takes along what follows', () => {
  const edits = priced(
    'copy-of-1',
    '5',
    added('copy-of-copy', added('copy-of-1', none, 1), 'copy-of-1'),
  );
  const now = [...saved, tier('copy-of-1', '70')];
  const apart = withIdsApart(edits, now);
  expect(seen(apart, now).map((text) => text.split(':')[0])).toEqual([
    ...['1', 'copy-of-1-new', 'copy-of-copy', '2', '3', 'copy-of-1'],
  ]);
  expect(seen(apart, now)).toContain('copy-of-1-new: from copy-of-1 at 5');
  expect(withIdsApart(apart, now)).toEqual(apart);
});

describe('what two people made of a row', () => {
  const theirs = [one, tier(2, '22'), three];
  const conflicts = (edits: Edits, rows: readonly Tier[]) =>
    tiers
      .conflictsOf(tiers.open(edits, rows), rows)
      .map(({ edit, theirs: now, names }) => [edit.id, names.join(), now?.price ?? 'gone']);
  const settled = (edits: Edits, rows: readonly Tier[], isTheirs: boolean) =>
    tiers
      .conflictsOf(edits, rows)
      .reduce((left, each) => settleRow(left, each, isTheirs, 'new-tier-1'), edits);

  it.each([
    ['other fields', tiers.change(none, saved, 2, { from: '5' }), theirs, []],
    ['the same of one field', priced(2, '22.0'), theirs, []],
    ['one field, each something else', priced(2, '25'), theirs, [[2, 'price', '22']]],
    ['a field of a row that they removed', priced(2, '25'), [one, three], [[2, 'price', 'gone']]],
    ['a removal of what they changed', removeRow(none, two), theirs, [[2, 'price', '22']]],
    ['a removal of what they removed', removeRow(none, two), [one, three], []],
  ])('is told field by field: %s', (_what, edits, rows, expected) => {
    expect(conflicts(edits, rows)).toEqual(expected);
  });

  it.each([
    ['one field', priced(2, '25'), theirs, ['2: from 2 at 25'], ['2: from 2 at 22']],
    ['what is gone', priced(2, '25'), [], ['new-tier-1: from 2 at 25'], []],
    ['what was removed', removeRow(none, two), theirs, [], ['2: from 2 at 22']],
  ])('is settled for either: %s', (_what, edits, rows, mine, other) => {
    const now = rows.filter(({ id }) => id === 2);
    const [kept, taken] = [settled(edits, now, false), settled(edits, now, true)];
    expect([seen(kept, now), seen(taken, now)]).toEqual([mine, other]);
    expect([conflicts(kept, now), conflicts(taken, now)]).toEqual([[], []]);
  });

  it('is told from what was seen of a field when it was first changed', () => {
    const edits = tiers.change(priced(2, '25'), theirs, 2, { from: '5' });
    expect(conflicts(priced(2, '26', edits, theirs), theirs)).toEqual([[2, 'price', '22']]);
    expect(conflicts(edits, [tier(2, '20', '7')])).toEqual([[2, 'from', '20']]);
  });
});

describe('after a save', () => {
  const sent = tiers.change(added('new-tier-1', priced(2, '25')), saved, 'new-tier-1', {
    price: '40',
  });
  const given = new Map([['new-tier-1', 4]]);
  const now = [one, tier(2, '25'), three, tier(4, '40', 'new-tier-1')];

  it('nothing is left of what was sent', () => {
    expect(rowsAfterSave(sent, sent, given)).toEqual([]);
  });

  it('what was done meanwhile stands over what the server has, and is no conflict with it', () => {
    const since = added(
      'copy-of-new',
      priced('new-tier-1', '44', priced(2, '27', sent)),
      'new-tier-1',
    );
    const left = rowsAfterSave(removeRow(since, three), sent, given);
    expect(seen(left, now)).toEqual([
      '1: from 1 at 10',
      '2: from 2 at 27',
      '4: from new-tier-1 at 44',
      'copy-of-new: from copy-of-new at ',
    ]);
    expect(tiers.conflictsOf(left, now)).toEqual([]);
    const gone = rowsAfterSave(removeRow(since, tier('new-tier-1', '')), sent, given);
    expect(idsOf(gone, now)).toEqual([1, 2, 3, 'copy-of-new']);
  });
});

it('of a new row that is not found after a save nothing is left, which would add it once more', () => {
  const sent = added('new-tier-1');
  const since = added('copy-of-new', priced('new-tier-1', '44', sent), 'new-tier-1');
  const now = [one, tier(4, '40', '5')];
  const left = tiers.open(rowsAfterSave(since, sent, new Map()), now);
  expect(tiers.conflictsOf(left, now)).toEqual([]);
  expect(idsOf(left, now)).toEqual([1, 4, 'copy-of-new']);
});

describe('a draft over what was typed since', () => {
  it('has both, and the later of each field', () => {
    const draft = tiers.change(added('new-tier-1', priced(2, '25')), saved, 3, { from: '4' });
    const since = priced(3, '33', added('new-tier-1', priced(2, '27')));
    expect(seen(mergeRows(draft, removeRow(since, one)))).toEqual([
      '2: from 2 at 27',
      '3: from 4 at 33',
      'new-tier-2: from new-tier-1 at ',
      'new-tier-1: from new-tier-1 at ',
    ]);
  });

  it('knows of each field what was seen of it', () => {
    const rows = [tier(2, '22', '7')];
    const since = tiers.change(none, rows, 2, { from: '8' });
    const names = tiers
      .conflictsOf(mergeRows(priced(2, '25'), since), rows)
      .map((each) => each.names);
    expect(names).toEqual([['price']]);
  });

  it('knows of a removed row all that was seen of it', () => {
    const rows = [tier(2, '22')];
    const since = tiers.change(none, rows, 2, { from: '8' });
    const merged = mergeRows(removeRow(none, two), since);
    expect(tiers.conflictsOf(merged, rows).map((each) => each.names)).toEqual([['price']]);
    expect(tiers.conflictsOf(merged, [tier(2, '20', '9')])).toHaveLength(1);
    expect(tiers.conflictsOf(merged, [two])).toEqual([]);
  });

  it('is read back as it was written, and nothing else is', () => {
    const edits = added('copy-of-2', removeRow(priced(2, '25'), one), 2);
    const schema = rowEditsSchema(v.string());
    expect(v.parse(schema, JSON.parse(JSON.stringify(edits)))).toEqual(edits);
    expect(v.is(schema, [{ id: 1, base: {}, edits: {} }])).toBe(false);
  });
});

/** Numbers from 0 to below `below`, the same ones for the same seed (a linear congruential generator). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each([1, 2, 3, 4, 5])(
  'never differs from a plain model in 300 random steps of two people (seed %d)',
  (seed) => {
    const below = numbers(seed);
    let rows: readonly Tier[] = saved;
    let edits = none;
    let nextId = 10;
    // The model: the rows in their order, and of each field that was written what it was before and what it is.
    let order: Id[] = idsOf(none);
    const written = new Map<Id, Map<keyof Values, { was: string; is: string }>>();
    const fresh = new Set<Id>();
    const rowOf = (id: Id) =>
      rows.find((each) => each.id === id) ?? edits.find((each) => each.id === id)?.base ?? one;

    for (let step = 0; step < 300; step++) {
      const id = order[below(order.length)] ?? 0;
      const [chance, index] = [below(9), below(Math.max(1, order.length))];
      const others = order.filter((each) => each !== id);
      if (chance < 4 && order.length > 0) {
        const name = below(2) === 0 ? 'from' : 'price';
        const is = String(below(4));
        edits = tiers.change(edits, rows, id, { [name]: is });
        const was = rowOf(id)[name];
        const own = written.get(id) ?? new Map<keyof Values, { was: string; is: string }>();
        own.forEach((each, at) => {
          if (each.is === rowOf(id)[at]) own.set(at, { was: each.is, is: each.is });
        });
        if (is === was) own.delete(name);
        else own.set(name, { was: own.get(name)?.was ?? was, is });
        written.set(id, own);
      } else if (chance === 4) {
        const after = index % 2 === 0 && order.length > 0 ? id : undefined;
        edits = addRow(edits, rows, tier('new-tier-1', ''), after);
        const own = edits.at(-1)?.id ?? 0;
        fresh.add(own);
        const now = idsOf(edits, rows);
        expect(now.filter((each) => each !== own)).toEqual(order);
        order = now;
      } else if (chance === 5 && order.length > 0) {
        edits = removeRow(edits, rowOf(id));
        if (below(2) === 0) edits = restoreRow(edits, id);
        else order = others;
      } else if (chance === 6) {
        rows = rows.map((row) => (row.id === id ? { ...row, price: String(below(4)) } : row));
      } else if (chance === 7) {
        // A draft of the same edits changes nothing.
        edits = mergeRows(
          edits.filter(({ isNew }) => !isNew),
          edits,
        );
      } else {
        const sent = tiers.open(edits, rows);
        const given = new Map<Id, Id>([...fresh].map((each) => [each, nextId++]));
        const real = (each: Id) => given.get(each) ?? each;
        rows = rowsOf(rows, sent).map(({ row, values }) => ({
          ...row,
          ...values,
          id: real(row.id),
        }));
        edits = tiers.open(rowsAfterSave(edits, sent, given), rows);
        expect(edits).toEqual([]);
        order = order.map(real);
        written.clear();
        fresh.clear();
      }
      const expected = order.map((each) => {
        const row = { ...rowOf(each) };
        written.get(each)?.forEach(({ is }, name) => (row[name] = is));
        return `${each}: from ${row.from} at ${row.price}`;
      });
      expect(seen(edits, rows)).toEqual(expected);
      const torn = order.filter((each) => {
        const own = written.get(each)?.get('price');
        const now = rowOf(each).price;
        return own && !fresh.has(each) && now !== own.was && now !== own.is;
      });
      const found = tiers.conflictsOf(
        edits.filter((each) => !each.isRemoved),
        rows,
      );
      expect(found.map(({ edit }) => edit.id).sort()).toEqual(torn.sort());
    }
  },
);
