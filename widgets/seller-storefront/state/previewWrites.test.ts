import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { listAddress } from '@shared/lists/listQuery';
import { createWidgetStore } from '@shared/store/createWidgetStore';
import type { Http } from '@shared/http/http';
import type { SellerStorefrontConfig } from '../config';
import type { Preview } from '../model/looks';
import { listSpec } from '../model/query';
import { sellerStorefrontReducer, type SellerStorefrontState } from './slice';
import { nav, products } from './requests';
import { addedToCart, favoriteToggled } from './writes';

const writes = ['change', 'post', 'put', 'patch', 'delete', 'submitForm', 'postForm', 'upload'];

const seller = { id: 7, name: 'Evergreen', slug: 'evergreen' };
const answer = { products: [], seller, carts: [], totalItems: 0, totalQuantity: 0 };

/** A store whose calls are written down: every one that would leave the browser. */
function recordedStore() {
  const sent: string[] = [];
  const call = (method: string) => () => {
    sent.push(method);
    return Promise.resolve({ ok: true, value: answer });
  };
  const methods = Object.fromEntries(['get', ...writes].map((name) => [name, call(name)]));
  const http = { ...methods, signal: new AbortController().signal, serverLimit: 0 } as unknown;
  const config = { slug: 'evergreen' } as SellerStorefrontConfig;
  const store = createWidgetStore<SellerStorefrontState, SellerStorefrontConfig, unknown>(
    sellerStorefrontReducer,
    {
      http: http as Http,
      config,
      events: { emit: () => true, on: () => () => undefined },
      services: {},
      crash: (error) => {
        throw error;
      },
    },
  );
  return { store, sent };
}

/** What a person may ask for, by a number that is drawn. */
function step(store: ReturnType<typeof recordedStore>['store'], drawn: number, as: Preview | null) {
  const query = { ...listAddress(listSpec).start, filterText: String(drawn) };
  const listed = { id: 7, name: 'Evergreen' } as ListedSeller;
  const adding = {
    mode: drawn % 2 === 0 ? ('variant' as const) : ('batch-queues' as const),
    id: drawn % 9,
    name: 'Haze',
    quantity: 1 + (drawn % 3),
    dispensaryLocationIds: [101],
  };
  const acts = [
    () => store.dispatch(products.read({ query, as, have: null })),
    () => store.dispatch(nav.read(undefined)),
    () => store.dispatch(favoriteToggled(listed, drawn % 3 === 0)),
    () => store.dispatch(addedToCart(adding)),
  ];
  acts[drawn % acts.length]?.();
}

/** 300 steps by numbers of a fixed seed, each done before the next. */
async function walk(as: Preview | null): Promise<string[]> {
  const { store, sent } = recordedStore();
  step(store, 0, as);
  let drawn = 20_261_124;
  for (let count = 0; count < 300; count += 1) {
    drawn = (drawn * 1_103_515_245 + 12_345) % 2_147_483_648;
    step(store, Math.floor(drawn / 65_536), as);
    await new Promise((done) => setTimeout(done));
  }
  return sent;
}

const isWrite = (method: string) => writes.includes(method);

it('sends not one write over 300 steps of a preview, whatever asks for it', async () => {
  const sent = await walk({ dispensaryId: '6', locationId: '10060' });
  expect(sent.filter(isWrite)).toEqual([]);
  expect(sent.length).toBeGreaterThan(100);
});

it('sends them over the same steps where it is none', async () => {
  const sent = await walk(null);
  expect(new Set(sent.filter(isWrite))).toEqual(new Set(['post', 'postForm']));
});
