import type { PricedVariant } from '@shared/contract/inventoryPricing';
import type { CellEdit } from '@shared/grid/column';
import { changesOfCells } from '@shared/rows/gridCells';
import { laidOver } from '@shared/rows/laidOver';
import { rowsActions } from '@shared/rows/rowsActions';
import { nothingEdited } from '@shared/rows/rowsState';
import { openEngine } from '@shared/store/engine.testkit';
import { valueOf } from '@shared/store/load';
import type { FaultName } from '../../fixtures/backend/faults';
import { numbers } from '../../test/support/cartWalk';
import { backend } from '../../test/support/fixturePage';
import type { InventoryPricingConfig } from './config';
import { readPrices } from './model/answers';
import { readFormula } from './model/formula';
import { keyOf, type FieldName, type PriceFields, type PricedRow } from './model/prices';
import { readersIn } from './model/rows.testkit';
import { priceRows } from './state/priceRows';
import { prices } from './state/requests';
import { inventoryPricingReducer } from './state/slice';

const update = '/dashboard/vendor/7/inventory/update-batches/';

/** The changes, the store and the calls of the prices without their screen. */
async function openPrices() {
  const { store, ask } = await openEngine({
    widget: 'inventory-pricing',
    path: '/inventory-pricing/?config=attribute&as=vendor',
    config: (said) => said as InventoryPricingConfig,
    reducer: inventoryPricingReducer,
    services: undefined,
    // What was cut here never comes later.
    serverLimit: 0.05,
  });
  await store.dispatch(prices.read(undefined));
  let state = nothingEdited<PricedRow, PriceFields>();
  const latest = () => state;
  const rows = (): PricedRow[] => valueOf(store.getState().prices)?.rows ?? [];
  return {
    /** Saves a price as a colleague would, elsewhere. */
    byColleague: (row: PricedRow, price: string) =>
      ask(update, 'POST', { prices: [{ id: row.id, price }] }),
    ...rowsActions(priceRows, {
      setState: (make) => (state = make(state)),
      latest,
      dispatch: store.dispatch as never,
    }),
    latest,
    rows,
    seen: () => laidOver(rows(), state.drafts),
    reload: () => store.dispatch(prices.read(undefined)),
  };
}

const fields: FieldName[] = ['price', 'tier0', 'tier1', 'cost'];
const faults: FaultName[] = ['status-500', 'drop-before', 'drop-after-commit', 'refused-400'];

type Opened = Awaited<ReturnType<typeof openPrices>>;

function typedOver({ seen }: Opened, random: (below: number) => number, count: number): CellEdit[] {
  const first = random(24);
  return seen()
    .slice(first, first + count)
    .flatMap((row) => {
      const columnId = fields[random(4)] ?? 'price';
      const value = String(random(90_000) / 100);
      const text = [value, `=${value}`, `+${random(20)}%`, `-${random(9)}%`, '*1.05', '/3'][
        random(6)
      ];
      const reading = readFormula(text ?? '', row[columnId], readersIn('en-US'));
      return reading.ok ? [{ rowKey: keyOf(row), columnId, from: '', to: reading.value }] : [];
    });
}

it('has what the server has, at rest, after 1,000 seeded steps with faults', async () => {
  const opened = await openPrices();
  const random = numbers(2027);
  const rowOf = (key: string) => opened.rows().find((row) => keyOf(row) === key);
  const type = (count: number) =>
    opened.edit(changesOfCells(priceRows, typedOver(opened, random, count), rowOf));
  // What the server has to have, by what the screen claims to be saved and by what the colleague has saved.
  const claimed = new Map(opened.rows().map((row) => [keyOf(row), row]));
  const claim = (key: string, edits: Partial<PricedRow>) => {
    const row = claimed.get(key);
    if (row) claimed.set(key, { ...row, ...edits });
  };
  let before = opened.latest().view;
  const takeClaims = () => {
    const { view } = opened.latest();
    if (view.status !== 'ended' || view === before) return;
    before = view;
    expect(view.isUnknown).toBe(false);
    for (const { id, edits } of view.saved) claim(String(id), edits);
    for (const clash of view.clashes)
      for (const name of clash.names) opened.settle(clash, name, random(2) === 0);
    before = opened.latest().view;
  };
  for (let step = 0; step < 1000; step += 1) {
    const kind = random(100);
    if (kind < 60) type(1);
    else if (kind < 70) type(12);
    else if (kind < 82) opened.undo();
    else if (kind < 88) opened.redo();
    else if (kind < 90) {
      const row = opened.rows()[random(24)];
      const price = `${String(random(900) + 900)}.00`;
      if (row) {
        await opened.byColleague(row, price);
        claim(keyOf(row), { price });
      }
    } else if (kind < 92) {
      await opened.takeBack();
      takeClaims();
    } else {
      const fault = random(2) === 0 ? faults[random(4)] : undefined;
      if (fault) await backend.failNext('POST', update, fault);
      await opened.save();
      await backend.disarm();
      takeClaims();
      opened.meet(opened.rows());
    }
  }
  // To rest: what is refused is discarded.
  const isOpen = () => priceRows.openDrafts(opened.latest().drafts).length > 0;
  for (let turn = 0; turn < 5 && isOpen(); turn += 1) {
    await opened.save();
    takeClaims();
  }
  const { inventoryPricing } = await backend.state<{
    inventoryPricing: { variants: PricedVariant[] };
  }>();
  const { rows: there } = readPrices(inventoryPricing);
  expect([...claimed.values()]).toEqual(there);
  opened.discard();
  await opened.reload();
  expect(opened.seen()).toEqual(there);
  const saved = (await backend.log()).filter(({ path }) => path === update).length;
  expect(saved).toBeGreaterThan(50);
});
