import * as v from 'valibot';
import { listAddress } from '@shared/lists/listQuery';
import { saveRows } from '@shared/rows/saveRows';
import { openEngine } from '@shared/store/engine.testkit';
import { onRequest } from '../../../test/support/fixturePage';
import { productsConfig } from '../config';
import type { ProductFields } from '../model/product';
import { listSpec } from '../model/query';
import { productRows } from './productRows';
import { productPage } from './requests';
import { productsReducer } from './slice';

/** The store of the products without their screen, and a save over the first one. */
async function openProducts(updateMethod?: string) {
  const { store } = await openEngine({
    widget: 'products',
    path: '/products/?config=attribute&as=vendor',
    config: (said) => v.parse(productsConfig, { ...said, updateMethod }),
    reducer: productsReducer,
    services: {},
  });
  await store.dispatch(productPage.read(listAddress(listSpec).start));
  const save = (edits: Partial<ProductFields>) => {
    const { products } = store.getState();
    const [first] = products.status === 'ready' ? products.value.rows : [];
    if (!first) throw new Error('There are no products.');
    const draft = { id: first.id, base: productRows.fieldsOf(first), edits };
    const watch = { onProgress: () => undefined, onSearch: () => undefined };
    return store.dispatch(saveRows(productRows, [draft], watch));
  };
  return { store, save };
}

it.each([
  [undefined, 'PATCH'],
  ['put', 'PUT'],
  ['post', 'POST'],
])(
  'sends what differs, as the contract has it, by the verb of the config: %s',
  async (method, verb) => {
    const { save } = await openProducts(method);
    const writes: Promise<[string, unknown]>[] = [];
    const stop = onRequest((request) => {
      if (request.method === 'GET') return;
      const copy = request.clone();
      writes.push(copy.json().then((body: unknown) => [copy.method, body]));
    });
    await save({ name: ' Gelato 33 ', price: ' 450 ', step: '4', tags: 'a, "b, c"' });
    stop();
    expect(await Promise.all(writes)).toEqual([
      [
        verb,
        {
          products: [
            {
              id: expect.any(Number) as number,
              name: 'Gelato 33',
              price: '450',
              step: 4,
              tags: ['a', 'b, c'],
            },
          ],
        },
      ],
    ]);
  },
);
