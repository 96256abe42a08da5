import { listAddress } from '@shared/lists/listQuery';
import { readPrices, readResults } from './answers';
import { row } from './rows.testkit';
import { inOrder, listSpec, orderOf, shownRows, warningOf, type PriceChange } from './view';

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
const orderedRows = (...by: Parameters<typeof orderOf>) => inOrder(by[0], orderOf(...by));

it('finds, filters and orders rows by what the server has', () => {
  const view = { changes: new Map(), refused: new Set<string>(['3']) };
  const ids = (part: object) => {
    const asked = { ...listAddress(listSpec).start, ...part };
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

it('leaves a changed row where it is when somebody else changes it', () => {
  const ordered = orderedRows(rows, '-price');
  const second = ordered[1] ?? row;
  const now = rows.map((each) => (each.id === second.id ? { ...each, price: '1' } : each));
  const ids = ordered.map(({ id }) => id);
  expect(orderedRows(now, '-price').map(({ id }) => id)).not.toEqual(ids);
  const held = new Map([[String(second.id), second]]);
  expect(orderedRows(now, '-price', held).map(({ id }) => id)).toEqual(ids);
});

it.each<[Pick<PriceChange, 'name' | 'to'>, isBelowCost: boolean]>([
  [{ name: 'price', to: '10.99' }, true],
  [{ name: 'price', to: '11.00' }, false],
  [{ name: 'tier1', to: '10' }, true],
  [{ name: 'tier1', to: '' }, false],
  [{ name: 'cost', to: '12.01' }, true],
  [{ name: 'cost', to: '' }, false],
  [{ name: 'minimum', to: '1' }, false],
])('warns of %j: %s', (change, isBelowCost) => {
  const warning = warningOf({ row, from: '', problem: null, ...change });
  expect(warning).toBe(isBelowCost ? 'Below cost' : null);
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
