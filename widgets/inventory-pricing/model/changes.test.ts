import { redone, stepped, undone } from '@shared/forms/draftSteps';
import { nothingEdited } from '../components/editState';
import { readPrices, readResults } from './answers';
import { cellsBetween, changeOf, editsByRow, noChanges, openDrafts, withEdits } from './changes';
import type { PricedRow } from './prices';
import { heldFields, laidOver, orderedRows, shownRows } from './view';

const answer = (count: number) => ({
  variants: Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Variant ${String(at + 1)}`,
    product: { id: 1, name: 'Blue Dream' },
    category: { id: at % 2, name: at % 2 ? 'Flower' : 'Vape' },
    batchRef: null,
    packageSize: '1 g',
    price: ['12.50', '012.5', '9', '100.10'][at % 4],
    tiers: ['11.00', null],
    cost: at % 3 ? '8.00' : '12.00',
    stock: at,
    minimum: 1,
    step: 1,
  })),
  tiers: [{ from: 10 }, { from: 25 }],
  missingVariants: [{ productId: 3, productName: null, batchRef: 'EV-1', packageSize: '5 g' }],
  canEdit: true,
});

const { rows } = readPrices(answer(40));
const rowOf = (key: string) => rows[Number(key) - 1];
const changed = (cells: { rowKey: string; columnId: string; to: string }[]) =>
  [...editsByRow(cells.map((cell) => ({ ...cell, from: '' })))].flatMap(([key, edits]) => {
    const record = rowOf(key);
    return record ? [{ record, edits }] : [];
  });

it('lays changes over each other, and forgets those that say what was loaded', () => {
  const one = withEdits(noChanges, changed([{ rowKey: '1', columnId: 'price', to: '13' }]));
  const two = withEdits(one, changed([{ rowKey: '1', columnId: 'tier0', to: '' }]));
  expect(openDrafts(two)).toMatchObject([{ id: 1, edits: { price: '13', tier0: '' } }]);
  const back = withEdits(two, [{ record: rows[0] ?? never(), edits: { price: '12.50' } }]);
  expect(openDrafts(back)).toMatchObject([{ id: 1, edits: { tier0: '' } }]);
  expect(changeOf(1, { price: ' 13', tier0: '', tier1: '9', step: '2' }, [10, 25])).toEqual({
    id: 1,
    price: '13',
    tiers: [
      { from: 10, price: null },
      { from: 25, price: '9' },
    ],
    step: 2,
  });
});

it('leads back to the start to the letter, over any steps', () => {
  let state = nothingEdited;
  for (let turn = 0; turn < 45; turn += 1) {
    const cells = Array.from({ length: 1 + (turn % 7) }, (_, at) => ({
      rowKey: String(1 + ((turn * 5 + at) % 40)),
      columnId: ['price', 'cost', 'tier0', 'minimum'][(turn + at) % 4] ?? '',
      to: String((turn * 37) % 90),
    }));
    state = stepped(state, withEdits(state.drafts, changed(cells)));
  }
  const last = state.drafts;
  const steps = state.past.length;
  for (let turn = 0; turn < steps; turn += 1) state = undone(state);
  expect(state.drafts.size).toBe(0);
  expect(laidOver(rows, state.drafts, new WeakMap())).toEqual(rows);
  for (let turn = 0; turn < steps; turn += 1) state = redone(state);
  expect(state.drafts).toEqual(last);
});

it('says which cells a step changes', () => {
  const one = withEdits(noChanges, changed([{ rowKey: '2', columnId: 'price', to: '13' }]));
  expect(cellsBetween(noChanges, one)).toEqual([
    { rowKey: '2', columnId: 'price', from: '012.5', to: '13' },
  ]);
  expect(cellsBetween(one, noChanges)).toEqual([
    { rowKey: '2', columnId: 'price', from: '13', to: '012.5' },
  ]);
});

it('finds, filters and orders rows by what the server has', () => {
  const query = {
    filterText: '',
    filters: { category: [], show: [] },
    orderBy: '',
    page: 1,
    perPage: 25,
  };
  const view = { changes: noChanges, refused: new Set<string>(['3']) };
  const ids = (part: object) => {
    const asked = { ...query, ...part };
    return shownRows(orderedRows(rows, asked.orderBy), asked, view).map(({ id }) => id);
  };
  expect(ids({ filterText: 'VARIANT 40' })).toEqual([40]);
  expect(ids({ filters: { category: ['1'], show: ['refused'] } })).toEqual([]);
  expect(ids({ filters: { category: [], show: ['refused'] } })).toEqual([3]);
  expect(ids({ orderBy: '-price' }).slice(0, 2)).toEqual([4, 8]);
  expect(ids({ orderBy: 'name' }).slice(0, 3)).toEqual([1, 2, 3]);
  expect(ids({ orderBy: '-name' })).toEqual(ids({ orderBy: 'name' }).reverse());
  const twins = [...rows.slice(0, 2), ...rows.slice(0, 2)].map((row, at) => ({ ...row, id: at }));
  expect(orderedRows(twins, '-name').map(({ id }) => id)).toEqual([1, 3, 0, 2]);
  expect(ids({ filters: { category: [], show: ['below-cost'] } })).toContain(1);
});

it('leaves a row where it is while its price is typed over, and shows what is typed', () => {
  const ordered = orderedRows(rows, '-price');
  const [, second] = ordered;
  if (!second) throw new Error('There are too few rows.');
  const to = '999999';
  const cells = [{ rowKey: String(second.id), columnId: 'price', from: second.price, to }];
  const drafts = withEdits(noChanges, changed(cells));
  const seen = laidOver(ordered, drafts, new WeakMap());
  expect(seen.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
  expect(seen.map(({ price }) => price)).toEqual(
    ordered.map((row) => (row === second ? to : row.price)),
  );
});

it('leaves a changed row where it is when somebody else changes it, and shows what they made of the rest', () => {
  const ordered = orderedRows(rows, '-price');
  const [, second] = ordered;
  if (!second) throw new Error('There are too few rows.');
  const cells = [{ rowKey: String(second.id), columnId: 'price', from: second.price, to: '15' }];
  const drafts = withEdits(noChanges, changed(cells));
  const known = new WeakMap<object, PricedRow>();
  laidOver(ordered, drafts, known);
  const now = rows.map((row) =>
    row.id === second.id ? { ...row, price: '1', cost: '7.77' } : row,
  );
  const seen = laidOver(orderedRows(now, '-price', heldFields(now, drafts)), drafts, known);
  expect(seen.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
  expect(seen[1]).toMatchObject({ price: '15', cost: '7.77' });
  // Nothing is ordered anew for a change of nobody else.
  expect(heldFields(rows, drafts)).toBe(heldFields(rows, noChanges));
});

it('reads results by row and field, whatever their form', () => {
  const results = readResults(
    {
      results: [
        { id: 1, errors: [] },
        { id: 2, errors: [{ field: 'tiers.25', message: 'Too much.' }, 'Odd.'] },
        { id: null, errors: [] },
        { id: 3 },
      ],
    },
    [10, 25],
  );
  expect([...results]).toEqual([
    ['1', []],
    [
      '2',
      [
        { field: 'tier1', message: 'Too much.' },
        { field: '', message: 'Odd.' },
      ],
    ],
  ]);
  expect(readPrices(answer(1)).missing).toEqual([
    { productId: 3, productName: '3', batchRef: 'EV-1', packageSize: '5 g' },
  ]);
  expect(() => readPrices({ variants: 'none' })).toThrow();
});

const never = (): never => {
  throw new Error('There is no such row.');
};
