import { createHttp } from '@shared/http/createHttp';
import { listAddress } from '@shared/lists/listQuery';
import { createWidgetStore } from '@shared/store/createWidgetStore';
import { backend, showPage } from '../../../test/fixturePage';
import type { ProductsConfig } from '../config';
import { fieldsOf } from '../model/fields';
import { listSpec } from '../model/query';
import { productPage } from './requests';
import { saveProducts } from './saveThunk';
import { productsReducer } from './slice';

/** The store of the products over the fixture backend, without their screen, and a save of the first one's price. */
async function openProducts() {
  await showPage('/products/?config=attribute&as=vendor');
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const written = JSON.parse(host.dataset.config ?? '') as ProductsConfig;
  const config: ProductsConfig = { ...written, updateMethod: 'patch' };
  const { csrf, user } = config;
  const { signal } = new AbortController();
  const store = createWidgetStore(productsReducer, {
    http: createHttp({ host, widget: 'products', signal, csrf, userId: user?.id }),
    config,
    events: { emit: () => true, on: () => () => undefined },
    services: {},
    crash: (error) => {
      throw error;
    },
  });
  await store.dispatch(productPage.read(listAddress(listSpec).start));
  const save = (price: string) => {
    const { products } = store.getState();
    const [first] = products.status === 'ready' ? products.value.products : [];
    if (!first) throw new Error('There are no products.');
    const draft = { id: first.id, base: fieldsOf(first), edits: { price } };
    return store.dispatch(saveProducts([draft], () => undefined));
  };
  return { store, save, path: new URL(config.urls.products, location.href).pathname };
}

it('grows with each save that the server has taken, and with no other', async () => {
  const { store, save, path } = await openProducts();
  const key = () => store.getState().refreshKey;
  const before = key();
  expect(await save('19.25')).toMatchObject({ status: 'saved' });
  expect(key()).toBe(before + 1);

  await backend.failNext('PATCH', path, 'forbidden-403');
  expect(await save('21.75')).toMatchObject({ status: 'not-saved' });
  expect(key()).toBe(before + 1);
});
