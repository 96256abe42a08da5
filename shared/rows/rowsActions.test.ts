import { parse, safeParse } from 'valibot';
import type { Failure } from '../http/failure';
import type { Http } from '../http/http';
import { cellsOfStep, changesOfCells } from './gridCells';
import { kind, kindOver, row, type TestFields, type TestRow } from './kind.testkit';
import { heldFields, laidOver, type KnownRows } from './laidOver';
import { rowsActions } from './rowsActions';
import { nothingEdited } from './rowsState';

const refusal = (fields: Failure['fields']): Failure => ({
  kind: 'refused',
  status: 400,
  message: '',
  fields,
});

/** Two rows on a server that refuses as it is told, and the changes over them without a screen. */
function open(atOnce: 'all' | number, failure: Failure | null = null) {
  let refused = failure;
  let isHidden = false;
  const there = new Map([row, { ...row, id: 3, name: 'Runtz' }].map((each) => [each.id, each]));
  const sent: object[] = [];
  const server = kindOver(
    {
      read: (ids) => {
        const found = isHidden ? [] : ids.flatMap((id) => there.get(Number(id)) ?? []);
        const gone = ids.filter((id) => !there.has(Number(id))).map(String);
        const now = new Map(found.map((each) => [String(each.id), each]));
        return Promise.resolve({ ok: true, value: { found: now, gone: new Set(gone) } });
      },
      send: (drafts) => {
        sent.push(...drafts.map(({ id, edits }) => ({ id, ...edits })));
        if (refused) return Promise.resolve({ ok: false, failure: refused });
        for (const { id, edits } of drafts) change(Number(id), edits);
        const results = new Map(drafts.map(({ id }) => [String(id), []]));
        return Promise.resolve({ ok: true, value: atOnce === 'all' ? null : results });
      },
    },
    atOnce,
  );
  const change = (id: number, edits: Partial<TestFields>) => {
    const now = there.get(id);
    if (now) there.set(id, { ...now, ...edits });
  };
  const rows = () => [...there.values()];
  let state = nothingEdited<TestRow, TestFields>();
  const dispatch = (thunk: unknown) => {
    const extra = { http: { serverLimit: 0 } as Http };
    return (thunk as (...args: unknown[]) => unknown)(dispatch, () => null, extra);
  };
  const actions = rowsActions(server, {
    setState: (make) => (state = make(state)),
    latest: () => state,
    dispatch,
  });
  const edit = (id: number, edits: Partial<TestFields>, step?: string) => {
    const record = there.get(id) ?? row;
    actions.edit([{ record, edits }], step);
  };
  const edits = () => kind.openDrafts(state.drafts).map((draft) => draft.edits);
  const failing = (by: Failure | null) => (refused = by);
  const hide = () => (isHidden = true);
  return { ...actions, edit, edits, change, failing, hide, rows, there, sent, latest: () => state };
}

it('counts what differs, not what is only written otherwise', () => {
  const { edit, edits } = open('all');
  edit(2, { price: '012.5', minimum: ' 3 ', tags: 'Seasonal, New', cost: ' ' });
  expect(edits()).toEqual([]);
  edit(2, { price: '13', cost: '9' });
  edit(2, { price: '12.50' });
  expect(edits()).toEqual([{ cost: '9' }]);
});

it('takes typing on in one field as one step', () => {
  const { edit, edits, undo, redo } = open('all');
  edit(2, { price: '1' }, '2 price');
  edit(2, { price: '13' }, '2 price');
  edit(2, { cost: '9' }, '2 cost');
  undo();
  expect(edits()).toEqual([{ price: '13' }]);
  undo();
  expect(edits()).toEqual([]);
  redo();
  expect(edits()).toEqual([{ price: '13' }]);
});

it('leads back to the start to the letter, over any steps', () => {
  const { edit, undo, redo, there, rows, latest } = open(1);
  there.set(3, { ...row, id: 3, price: '012.5' });
  for (let turn = 0; turn < 300; turn += 1) {
    const name = (['price', 'cost', 'minimum'] as const)[turn % 3] ?? 'price';
    edit(2 + (turn % 2), { [name]: String((turn * 37) % 90) });
  }
  const last = latest().drafts;
  const steps = latest().past.length;
  for (let turn = 0; turn < steps; turn += 1) undo();
  expect(latest().drafts.size).toBe(0);
  expect(laidOver(rows(), latest().drafts)).toEqual(rows());
  for (let turn = 0; turn < steps; turn += 1) redo();
  expect(latest().drafts).toEqual(last);
});

it('keeps what was typed while it was saved, and drops what the server has by now', async () => {
  const { edit, edits, save, meet, rows, change } = open('all');
  edit(2, { price: '13' });
  const saved = save();
  edit(2, { price: '14' });
  await saved;
  expect(edits()).toEqual([{ price: '14' }]);
  change(2, { price: '14.00' });
  meet(rows());
  expect(edits()).toEqual([]);
});

it.each(['typed', 'undone'])('keeps what was %s back while it was saved', async (how) => {
  const { edit, edits, undo, redo, save, sent, there, rows, latest } = open(1);
  edit(2, { price: '13' });
  const [back, again] =
    how === 'undone'
      ? [undo, redo]
      : [() => edit(2, { price: '12.50' }), () => edit(2, { price: '13' })];
  const saved = save();
  for (const step of [back, again, back]) step();
  expect(laidOver(rows(), latest().drafts)).toEqual(rows());
  await saved;
  expect(there.get(2)?.price).toBe('13');
  expect(edits()).toEqual([{ price: '12.50' }]);
  await save();
  expect(sent.at(-1)).toEqual({ id: 2, price: '12.50' });
  expect(edits()).toEqual([]);
});

it('has nothing to save once what was typed back was typed again', async () => {
  const { edit, edits, save } = open(1);
  edit(2, { price: '13', cost: '9' });
  const saved = save();
  edit(2, { price: '12.50' });
  edit(2, { price: '13' });
  await saved;
  expect(edits()).toEqual([]);
});

it('has nothing left of what was typed back while it was refused', async () => {
  const { edit, edits, save } = open('all', refusal([]));
  edit(2, { price: '13' });
  const saved = save();
  edit(2, { price: '12.50' });
  expect(edits()).toEqual([{ price: '12.50' }]);
  await saved;
  expect(edits()).toEqual([]);
});

it('lets what is typed now count over what an earlier visit left', () => {
  const { edit, edits, restore } = open('all');
  edit(2, { price: '13' });
  restore([{ id: 2, base: kind.fieldsOf(row), edits: { price: '999', name: 'Older' } }]);
  expect(edits()).toEqual([{ name: 'Older', price: '13' }]);
});

it('keeps past a reload of the row what names it and what is typed over, which is enough to go on', async () => {
  const before = open('all');
  before.edit(2, { price: '13', cost: '9' });
  const kept: unknown = JSON.parse(
    JSON.stringify(kind.kept(kind.openDrafts(before.latest().drafts))),
  );
  const base = { name: 'Gelato', price: '12.50', cost: '' };
  expect(kept).toEqual([{ id: 2, base, edits: { price: '13', cost: '9' } }]);
  const { edit, edits, restore, undo, save, sent, latest } = open('all');
  edit(2, { minimum: '4', cost: '8' });
  restore(parse(kind.draftsSchema, kept));
  expect(edits()).toEqual([{ price: '13', cost: '8', minimum: '4' }]);
  undo();
  expect(edits()).toEqual([{ cost: '8', minimum: '4' }]);
  undo();
  restore(parse(kind.draftsSchema, kept));
  edit(2, { status: 'hidden' });
  await save();
  expect(sent).toEqual([{ id: 2, price: '13', cost: '9', status: 'hidden' }]);
  expect(latest().view).toMatchObject({ status: 'ended', refused: 0, clashes: [] });
});

/** What an earlier visit kept of a price. */
const keptPrice = (base: Partial<TestFields> = { name: 'Gelato', price: '12.50' }) =>
  safeParse(kind.draftsSchema, [{ id: 2, base, edits: { price: '13' } }]);
const earlier = () => {
  const { success, output } = keptPrice();
  return success ? output : [];
};

it.each(['sent', 'there already', 'not known to the server'])(
  'takes what is typed over another field while a draft of an earlier visit is saved: %s',
  async (how) => {
    const { edit, edits, restore, save, change, hide, latest } = open('all');
    restore(earlier());
    if (how === 'there already') change(2, { price: '13' });
    if (how === 'not known to the server') hide();
    const saved = save();
    edit(2, { status: 'hidden' });
    await saved;
    expect(edits()).toEqual([{ status: 'hidden' }]);
    expect(latest().drafts.get('2')?.base).toMatchObject({ price: '13', status: 'active' });
  },
);

it('says the former value of what is undone over a draft of an earlier visit', () => {
  const { edit, restore, undo, redo } = open('all');
  restore(earlier());
  edit(2, { minimum: '4' });
  const cell = { rowKey: '2', columnId: 'minimum' };
  expect(cellsOfStep(kind, undo())).toEqual([{ ...cell, from: '4', to: '3' }]);
  expect(cellsOfStep(kind, redo())).toEqual([{ ...cell, from: '3', to: '4' }]);
});

it('leaves alone a draft that does not say what its edits were made over', () => {
  expect(keptPrice().success).toBe(true);
  expect(keptPrice({ name: 'Gelato' }).success).toBe(false);
});

it.each(['all', 1] as const)(
  'sends nothing over a conflict, and %s: the others',
  async (atOnce) => {
    const { edit, change, save, sent, settle, latest } = open(atOnce);
    edit(2, { price: '13' });
    edit(3, { price: '14' });
    change(2, { price: '15', name: 'Theirs' });
    await save();
    expect(sent).toEqual(atOnce === 'all' ? [] : [{ id: 3, price: '14' }]);
    const { view } = latest();
    if (view.status !== 'ended') throw new Error('The save has not ended.');
    expect(view.clashes).toMatchObject([{ id: 2, names: ['price'], now: { price: '15' } }]);
    for (const clash of view.clashes) settle(clash, 'price', false);
    await save();
    expect(sent).toContainEqual({ id: 2, price: '13' });
  },
);

it.each(['all', 1] as const)('says of a row that has gone that it has (%s)', async (atOnce) => {
  const { edit, save, there, sent, latest } = open(atOnce);
  edit(2, { price: '13' });
  edit(3, { price: '14' });
  there.delete(3);
  await save();
  expect(sent).toEqual(atOnce === 'all' ? [] : [{ id: 2, price: '13' }]);
  expect([...latest().refusals]).toEqual([['3', [{ field: 'id', message: 'Gone.' }]]]);
});

it.each([
  ['rows.1.price', '3', 'price'],
  ['1.price', '3', 'price'],
  ['rows.0', '2', 'id'],
])('brings %s to the row and the field that it is about', async (name, key, field) => {
  const { edit, save, latest } = open('all', refusal([{ name, messages: ['No.'] }]));
  edit(2, { price: '13' });
  edit(3, { price: '14' });
  await save();
  expect([...latest().refusals]).toEqual([[key, [{ field, message: 'No.' }]]]);
  edit(Number(key), { price: '16' });
  expect(latest().refusals.has(key)).toBe(field === 'id');
});

it('knows the way back of all rows until somebody else saves one of the fields', async () => {
  const { edit, save, meet, rows, change, latest } = open('all');
  edit(2, { price: '13' });
  await save();
  meet(rows());
  expect(latest().formerValues).toMatchObject([{ id: 2, edits: { price: '12.50' } }]);
  change(2, { name: 'Theirs' });
  meet(rows());
  expect(latest().formerValues).toHaveLength(1);
  change(2, { price: '16' });
  meet(rows());
  expect(latest().formerValues).toEqual([]);
});

it('takes back the rows that nobody else has saved since, and says which those are', async () => {
  const { edit, save, takeBack, change, there, latest } = open(1);
  edit(2, { price: '13' });
  edit(3, { price: '14' });
  await save();
  change(2, { price: '16' });
  await takeBack();
  expect(latest().view).toEqual({ status: 'overtaken', names: ['Gelato'] });
  expect(there.get(3)?.price).toBe('14');
  await takeBack();
  expect([there.get(2)?.price, there.get(3)?.price]).toEqual(['16', '12.50']);
});

it('changes any number of rows as one step', async () => {
  const { editMany, undo, latest } = open(100);
  const many = Array.from({ length: 9000 }, (_, id) => ({ ...row, id }));
  editMany(many.map((record) => ({ record, edits: { price: '13' } })));
  for (let task = 0; task < 4; task += 1) await new Promise((done) => setTimeout(done));
  expect(latest().drafts.size).toBe(9000);
  expect(latest().past).toHaveLength(1);
  undo();
  expect(latest().drafts.size).toBe(0);
});

it('takes the cells of a grid, and says which a step changed', () => {
  const { edit, edits, undo, redo, there } = open(1);
  const rowOf = (key: string) => there.get(Number(key));
  const cells = [
    { rowKey: '2', columnId: 'price', from: '', to: '13' },
    { rowKey: '2', columnId: 'cost', from: '', to: '9' },
    { rowKey: '2', columnId: 'margin', from: '', to: '1' },
    { rowKey: '9', columnId: 'price', from: '', to: '1' },
  ];
  for (const { record, edits: of } of changesOfCells(kind, cells, rowOf))
    edit(Number(record.id), of);
  expect(edits()).toEqual([{ price: '13', cost: '9' }]);
  const back = [
    { rowKey: '2', columnId: 'price', from: '13', to: '12.50' },
    { rowKey: '2', columnId: 'cost', from: '9', to: '' },
  ];
  expect(cellsOfStep(kind, undo())).toEqual(back);
  expect(cellsOfStep(kind, redo())).toEqual(
    back.map(({ from, to, ...cell }) => ({ ...cell, from: to, to: from })),
  );
});

it('lays what is typed over the rows, and keeps for their order what they had before somebody else changed them', () => {
  const { edit, latest, rows } = open(1);
  edit(2, { price: '13' });
  const { drafts } = latest();
  const known: KnownRows<TestRow> = new Map();
  const before = rows();
  const seen = laidOver(before, drafts, known);
  expect(seen.map(({ price }) => price)).toEqual(['13', '12.50']);
  expect(seen[1]).toBe(before[1]);
  expect(laidOver(before, drafts, known)[0]).toBe(seen[0]);
  expect(laidOver(seen, drafts)[0]).toBe(seen[0]);
  // In another order the row is the same, where it stands by then.
  const turned = laidOver([...before].reverse(), drafts, known);
  expect(turned.map((row) => row === seen[0])).toEqual([false, true]);
  expect(laidOver(before, drafts, known)[0]).toBe(seen[0]);
  const now = before.map((each) => ({ ...each, cost: '7', price: '1' }));
  expect(laidOver(now, drafts, known)[0]).toMatchObject({ price: '13', cost: '7' });
  expect([...(heldFields(now, drafts, '-cost') ?? [])]).toMatchObject([
    ['2', { price: '12.50', cost: '' }],
  ]);
  // Nothing is ordered anew for a change of nobody else, nor for what they are not ordered by.
  expect(heldFields(before, drafts, '-cost')).toBeNull();
  expect(heldFields(now, drafts, 'minimum')).toBeNull();
  expect(heldFields(now, drafts, '')).toBeNull();
});

it.each(['all', 100] as const)(
  'keeps the steps of a save that was not taken, sent at once: %s',
  async (atOnce) => {
    const { edit, edits, save, undo, latest } = open(atOnce, refusal([]));
    edit(2, { price: '13' });
    edit(3, { price: '14' });
    await save();
    expect(latest().past).toHaveLength(2);
    undo();
    expect(edits()).toEqual([{ price: '13' }]);
  },
);

it('keeps the way back until it is gone where all is saved at once', async () => {
  const { edit, save, takeBack, latest, failing } = open('all');
  edit(2, { price: '13' });
  await save();
  failing(refusal([]));
  await takeBack();
  expect(latest().formerValues).toMatchObject([{ id: 2, edits: { price: '12.50' } }]);
  failing(null);
  await takeBack();
  expect(latest().formerValues).toMatchObject([{ id: 2, edits: { price: '13' } }]);
});

it('keeps the way back from a save over one that had nothing to send', async () => {
  const { edit, save, change, latest } = open(100);
  edit(2, { price: '13' });
  await save();
  edit(3, { price: '14' });
  change(3, { price: '14' });
  await save();
  expect(latest().drafts.size).toBe(0);
  expect(latest().formerValues).toMatchObject([{ id: 2, edits: { price: '12.50' } }]);
});
