import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { listAddress } from '@shared/lists/listQuery';
import { createWidgetStore } from '@shared/store/createWidgetStore';
import { recordedHttp } from '@shared/http/recorded.testkit';
import type { SellerStorefrontConfig } from '../config';
import { listSpec } from '../model/query';
import { products } from './requests';
import { sellerStorefrontReducer, type SellerStorefrontState } from './slice';
import { addedToCart, favoriteToggled } from './writes';

const seller = { id: 7, name: 'Evergreen' } as ListedSeller;
const adding = { id: 9, name: 'Haze', quantity: 1, dispensaryLocationIds: [101] };
const customer = { dispensaryId: '6', locationId: '10060' };

/** A store whose calls are written down: every one that would leave the browser. */
function recordedStore() {
  const answer = { products: [], seller, carts: [], totalItems: 0, totalQuantity: 0 };
  const { http, sent } = recordedHttp(answer);
  const store = createWidgetStore<SellerStorefrontState, SellerStorefrontConfig, unknown>(
    sellerStorefrontReducer,
    {
      http,
      config: { slug: 'evergreen' } as SellerStorefrontConfig,
      events: { emit: () => true, on: () => () => undefined },
      services: {},
      crash: (error) => {
        throw error;
      },
    },
  );
  return { store, sent };
}

const done = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  ['not one write of a preview, also before its products are there', customer, []],
  ['them where it is none', null, ['postForm', 'post', 'post']],
])('sends %s, whatever asks for it', async (_, as, expected) => {
  const { store, sent } = recordedStore();
  const { start: query } = listAddress(listSpec);
  for (let time = 0; time < 2; time += 1) {
    sent.length = 0;
    void store.dispatch(products.read({ query, as, have: null }));
    store.dispatch(favoriteToggled(seller, time > 0));
    store.dispatch(addedToCart({ ...adding, mode: 'variant' }));
    store.dispatch(addedToCart({ ...adding, mode: 'batch-queues' }));
    await done();
    expect(sent.filter((method) => method !== 'get').sort()).toEqual(expected.sort());
  }
});
