import type { Id } from '@shared/answers/id';
import { openEngine } from '@shared/store/engine.testkit';
import type { FaultName } from '../../fixtures/backend/faults';
import { numbers } from '../../test/support/cartWalk';
import { backend } from '../../test/support/fixturePage';
import type { AccountingIntegrationConfig } from './config';
import { isChangedElsewhere, isSameLink, keyOf } from './model/drafts';
import { mappingSets, tabNames, type TabName } from './model/sets';
import { readAll } from './state/connectionThunks';
import { linkingActions, nothingChanged } from './state/linkingActions';
import { accountingIntegrationReducer, valueOf } from './state/slice';

const base = '/integrations/quickbooks-online/vendor/7';

/** How each set is saved: its path, the list in the body, and how that names what is linked. */
const writes: Record<TabName, readonly [path: string, list: string, field: string]> = {
  'custom-fields': [
    `${base}/salesform-custom-field-values`,
    'customFields',
    'customFieldMappingId',
  ],
  customers: [`${base}/customer-mappings`, 'customers', 'foreignId'],
  products: [`${base}/product-mappings`, 'products', 'foreignId'],
};

/** The links, the store and the calls of the screen without its drawing. */
async function openLinks() {
  const { store, ask } = await openEngine({
    widget: 'accounting-integration',
    path: '/accounting-integration/?config=attribute&as=vendor',
    config: (said) => said as AccountingIntegrationConfig,
    reducer: accountingIntegrationReducer,
    services: undefined,
    // What was cut here never comes later.
    serverLimit: 0.05,
  });
  let state = nothingChanged;
  const linking = linkingActions({
    setState: (make) => (state = make(state)),
    latest: () => state,
    dispatch: store.dispatch as never,
  });
  const read = () => store.dispatch(readAll());
  await read();
  const dataOf = (set: TabName, side: 'ours' | 'theirs') =>
    valueOf(store.getState(), mappingSets[set][side]);
  return {
    ...linking,
    latest: () => state,
    read,
    entries: (set: TabName) => dataOf(set, 'ours')?.entries ?? [],
    parties: (set: TabName) => dataOf(set, 'theirs')?.parties ?? [],
    /** Links as a colleague would, elsewhere. */
    byColleague: (set: TabName, id: Id, to: Id | null) => {
      const [path, list, field] = writes[set];
      return ask(path, 'POST', { [list]: [{ id, [field]: to }] }).catch(() => undefined);
    },
  };
}

/** What the server has, by the keys of drafts. */
async function linksAtServer(): Promise<Map<string, string | null>> {
  type Links = Record<string, string | null>;
  const { accountingIntegration: at } = await backend.state<{
    accountingIntegration: Record<'customers' | 'products' | 'fields', Links>;
  }>();
  const of = (set: TabName, links: Links) =>
    Object.entries(links).map(([id, to]) => [keyOf({ set, id }), to] as const);
  return new Map([
    ...of('customers', at.customers),
    ...of('products', at.products),
    ...of('custom-fields', at.fields),
  ]);
}

const faults: FaultName[] = ['status-500', 'drop-before', 'drop-after-commit', 'refused-400'];

it.each([2027, 9])(
  'has what the server has, at rest, after 200 seeded steps with faults (seed %d)',
  async (seed) => {
    const opened = await openLinks();
    const random = numbers(seed);
    const one = <T>(all: readonly T[]): T => all[random(all.length)] as T;
    /** What the person asked for last, where nothing else has happened to it since. */
    const wanted = new Map<string, Id | null>();
    const meet = () => tabNames.forEach((set) => opened.meet(set, opened.entries(set)));
    const anyLink = (set: TabName) => (random(4) === 0 ? null : one(opened.parties(set)).id);

    /** What a colleague has saved over that the person has not seen. */
    const unseen = new Map<string, string | null>();

    const save = async (isAtRest = false) => {
      const standing = [...unseen].filter(([key, to]) => {
        const draft = opened.latest().drafts.get(key);
        return draft && isChangedElsewhere(draft, to);
      });
      const touched = new Set(unseen.keys());
      unseen.clear();
      const saved = opened.save();
      const [first] = opened.latest().drafts.values();
      // Taken back while it is on its way.
      if (first && !isAtRest && random(2) === 0) {
        const key = keyOf(first);
        opened.revert(key);
        wanted.delete(key);
        if (!touched.has(key)) wanted.set(key, first.base);
      }
      await saved;
      await backend.disarm();
      const { view } = opened.latest();
      if (view.status !== 'ended') return;
      const there = await linksAtServer();
      for (const [key, to] of standing) expect([key, there.get(key) ?? null]).toEqual([key, to]);
      for (const part of view.end.parts) {
        expect(part.status).not.toBe('unknown');
        if (part.status === 'saved')
          for (const draft of part.drafts) expect(there.get(keyOf(draft)) ?? null).toBe(draft.to);
      }
      meet();
      // A colleague's is seen in its row, and decided there.
      for (const [key, draft] of opened.latest().drafts) {
        const entry = opened.entries(draft.set).find(({ id }) => isSameLink(id, draft.id));
        if (!entry || !isChangedElsewhere(draft, entry.linkId)) continue;
        if (random(2) === 0) opened.keep(key, entry.linkId);
        else {
          wanted.delete(key);
          opened.revert(key);
        }
      }
    };

    for (let step = 0; step < 200; step += 1) {
      const kind = random(100);
      const set = one(tabNames);
      if (kind < 50) {
        const entry = one(opened.entries(set));
        const to = anyLink(set);
        opened.choose([{ set, entry, to }]);
        wanted.set(keyOf({ set, id: entry.id }), to);
      } else if (kind < 60) {
        const first = random(opened.entries(set).length);
        const some = opened.entries(set).slice(first, first + 5);
        opened.choose(
          some.map((entry) => ({ set, entry, to: anyLink(set) })),
          true,
        );
        for (const { id } of some) wanted.delete(keyOf({ set, id }));
        if (random(2) === 0) opened.undo();
      } else if (kind < 65) {
        const [key] = opened.latest().drafts.keys();
        if (key !== undefined) {
          wanted.delete(key);
          opened.revert(key);
        }
      } else if (kind < 70) {
        opened.reset(set);
        if (random(2) === 0) opened.undo();
        else for (const key of wanted.keys()) if (key.startsWith(`${set} `)) wanted.delete(key);
      } else if (kind < 78) {
        const { id } = one(opened.entries(set));
        wanted.delete(keyOf({ set, id }));
        await opened.byColleague(set, id, anyLink(set));
        unseen.set(keyOf({ set, id }), (await linksAtServer()).get(keyOf({ set, id })) ?? null);
      } else if (kind < 82) {
        await opened.read();
        meet();
      } else {
        if (random(2) === 0) await backend.failNext('POST', writes[set][0], one(faults));
        await save();
      }
    }
    for (let turn = 0; turn < 5 && opened.latest().drafts.size > 0; turn += 1) await save(true);
    expect(opened.latest().drafts.size).toBe(0);
    const there = await linksAtServer();
    for (const [key, to] of wanted) expect([key, there.get(key) ?? null]).toEqual([key, to]);
    await opened.read();
    for (const set of tabNames)
      for (const { id, linkId } of opened.entries(set))
        expect([id, linkId]).toEqual([id, there.get(keyOf({ set, id })) ?? null]);
    const posts = (await backend.log()).filter(({ method }) => method === 'POST').length;
    expect(posts).toBeGreaterThan(20);
  },
);
