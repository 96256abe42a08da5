import type { PricedVariant } from '@shared/contract/inventoryPricing';
import { readAmount, readDecimal, readPercent } from '@shared/format/readNumber';
import type { CellEdit } from '@shared/grid/column';
import { createHttp } from '@shared/http/createHttp';
import { createWidgetStore } from '@shared/store/createWidgetStore';
import type { FaultName } from '../../fixtures/backend/faults';
import { backend, showPage } from '../../test/fixturePage';
import { nothingEdited, type EditState } from './components/editState';
import { savingOn } from './components/saving';
import { workOn } from './components/work';
import type { InventoryPricingConfig } from './config';
import { readPrices } from './model/answers';
import { openDrafts } from './model/changes';
import { readFormula } from './model/formula';
import { keyOf, type FieldName, type PricedRow } from './model/prices';
import { laidOver } from './model/view';
import { inventoryPricingReducer } from './state/slice';
import { loadPrices } from './state/thunks';

const update = '/dashboard/vendor/7/inventory/update-batches/';

/** The changes, the store and the calls of the prices without their screen. */
async function openPrices() {
  await showPage('/inventory-pricing/?config=attribute&as=vendor');
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const config = JSON.parse(host.dataset.config ?? '') as InventoryPricingConfig;
  const { csrf, user } = config;
  const { signal } = new AbortController();
  const store = createWidgetStore(inventoryPricingReducer, {
    // What was cut here never comes later.
    http: {
      ...createHttp({ host, widget: 'inventory-pricing', signal, csrf, userId: user?.id }),
      serverLimit: 0.05,
    },
    config,
    events: { emit: () => true, on: () => () => undefined },
    services: undefined,
    crash: (error) => {
      throw error;
    },
  });
  await store.dispatch(loadPrices());
  let state: EditState = nothingEdited;
  const setState = (make: (now: EditState) => EditState) => {
    state = make(state);
  };
  const latest = () => state;
  const flight = { isUnderWay: false };
  const rows = (): PricedRow[] => {
    const { prices } = store.getState();
    return prices.status === 'idle' ? [] : (prices.value?.rows ?? []);
  };
  /** Saves a price as a colleague would, elsewhere. */
  const byColleague = async (row: PricedRow, price: string) => {
    const answer = await fetch(new URL(update, location.href), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf?.token ?? '' },
      body: JSON.stringify({ prices: [{ id: row.id, price }] }),
    });
    expect(answer.status).toBe(200);
  };
  return {
    byColleague,
    ...workOn(setState, latest),
    ...savingOn({ setState, latest, flight, dispatch: store.dispatch }),
    latest,
    rows,
    seen: () => laidOver(rows(), state.drafts, new WeakMap()),
    reload: () => store.dispatch(loadPrices()),
  };
}

/** Numbers that look random and are the same each time. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const readers = {
  plain: readAmount('en-US', 'USD'),
  factor: readDecimal('en-US'),
  percent: readPercent('en-US'),
  places: 2,
};
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
      const reading = readFormula(text ?? '', row[columnId], readers);
      return reading.ok ? [{ rowKey: keyOf(row), columnId, from: '', to: reading.value }] : [];
    });
}

it('has what the server has, at rest, after 1,000 seeded steps with faults', async () => {
  const prices = await openPrices();
  const random = seeded(2027);
  const rowOf = (key: string) => prices.rows().find((row) => keyOf(row) === key);
  // What the server has to have, by what the screen claims to be saved and by what the colleague has saved.
  const claimed = new Map(prices.rows().map((row) => [keyOf(row), row]));
  const claim = (key: string, edits: Partial<PricedRow>) => {
    const row = claimed.get(key);
    if (row) claimed.set(key, { ...row, ...edits });
  };
  let before = prices.latest().view;
  const takeClaims = () => {
    const { view } = prices.latest();
    if (view.status !== 'ended' || view === before) return;
    before = view;
    expect(view.isUnknown).toBe(false);
    for (const { id, edits } of view.saved) claim(String(id), edits);
    for (const clash of view.clashes)
      for (const name of clash.names) prices.settle(clash, name, random(2) === 0);
    before = prices.latest().view;
  };
  for (let step = 0; step < 1000; step += 1) {
    const kind = random(100);
    if (kind < 60) prices.setChanges(typedOver(prices, random, 1), rowOf);
    else if (kind < 70) prices.setChanges(typedOver(prices, random, 12), rowOf);
    else if (kind < 82) prices.undo();
    else if (kind < 88) prices.redo();
    else if (kind < 90) {
      const row = prices.rows()[random(24)];
      const price = `${String(random(900) + 900)}.00`;
      if (row) {
        await prices.byColleague(row, price);
        claim(keyOf(row), { price });
      }
    } else if (kind < 92) {
      await prices.takeBack();
      takeClaims();
    } else {
      const fault = random(2) === 0 ? faults[random(4)] : undefined;
      if (fault) await backend.failNext('POST', update, fault);
      await prices.save();
      await backend.disarm();
      takeClaims();
      prices.meet(prices.rows());
    }
  }
  // To rest: what is refused is discarded.
  for (let turn = 0; turn < 5 && openDrafts(prices.latest().drafts).length > 0; turn += 1) {
    await prices.save();
    takeClaims();
  }
  const { inventoryPricing } = await backend.state<{
    inventoryPricing: { variants: PricedVariant[] };
  }>();
  const { rows: there } = readPrices(inventoryPricing);
  expect([...claimed.values()]).toEqual(there);
  // And undone, the screen shows the same.
  prices.resetChanges();
  await prices.reload();
  expect(prices.seen()).toEqual(there);
  const saved = (await backend.log()).filter(({ path }) => path === update).length;
  expect(saved).toBeGreaterThan(50);
});
