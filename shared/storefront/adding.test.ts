import { showPage, backend } from '../../test/support/fixturePage';
import { createHttp } from '../http/createHttp';
import { createReducer } from '../store/createReducer';
import { createWidgetStore } from '../store/createWidgetStore';
import {
  addingDismissed,
  addingKey,
  nothingAdded,
  reduceAdding,
  type Adding,
  type AddingState,
} from './adding';
import { addToCart } from './addToCart';

interface Config extends Record<string, unknown> {
  slug: string;
  token?: string;
  csrf?: { token: string };
  user?: { id: number };
}

interface Truth {
  cart: { orders: { variantId: number; locationId: number; quantity: number }[] };
}

const slug = 'evergreen-valley';
/** Sour Diesel flower, of which the cart has none, and Blue Dream flower: of 9 cases 4 are in the cart. */
const sourDiesel = 61;
const blueDream = 11;
const S3 = `/shop/${slug}/products/add/`;
const S15 = `/shop/${slug}/cart/multi-cart/b7c1e2`;
const S16 = `/shop/${slug}/cart/multi-cart-summary/`;

/** The channels on which other tabs of the site were told something. */
const otherTabs: string[] = [];
beforeEach(() => {
  otherTabs.length = 0;
  window.BroadcastChannel = class {
    constructor(readonly name: string) {}
    postMessage = () => otherTabs.push(this.name);
    close = () => undefined;
  } as unknown as typeof BroadcastChannel;
});
afterEach(() => Reflect.deleteProperty(window, 'BroadcastChannel'));

/** A store that can add, with the calls of a real page. */
async function openStore({ scenario = 'default', withToken = true, isSameWorld = false } = {}) {
  const world = isSameWorld ? '' : `&scenario=${scenario}`;
  await showPage(`/cart/?config=attribute&as=dispensary${world}`);
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const { token, ...config } = JSON.parse(host.dataset.config ?? '') as Config;
  const http = createHttp({
    host,
    widget: 'cart',
    signal: new AbortController().signal,
    csrf: config.csrf,
    userId: config.user?.id,
  });
  const emit = jest.fn(() => true);
  const reducer = createReducer<{ adding: AddingState }>({ adding: nothingAdded }, (on) =>
    reduceAdding(on),
  );
  const store = createWidgetStore(reducer, {
    // What was cut here never comes later.
    http: { ...http, serverLimit: 0.05 },
    config: { ...config, ...(withToken && token !== undefined && { token }) },
    events: { emit, on: () => () => undefined },
    services: {},
    crash: (error) => {
      throw error;
    },
  });
  const add = (asked: Partial<Adding> = {}) =>
    store.dispatch(addToCart({ ...sourDieselAt(101), ...asked }));
  return { store, add, emit, edit: () => store.getState().adding.edits[addingKey(sourDieselAt())] };
}

const sourDieselAt = (...dispensaryLocationIds: number[]): Adding => ({
  slug,
  mode: 'variant',
  id: sourDiesel,
  name: 'Sour Diesel flower',
  quantity: 3,
  dispensaryLocationIds,
});

/** Cases in the server's cart, by location. */
async function inCart(variantId = sourDiesel) {
  const { cart } = await backend.state<Truth>();
  return cart.orders
    .filter((order) => order.variantId === variantId)
    .map(({ locationId, quantity }) => [locationId, quantity]);
}
/** The cart can be read before something is added, and `times` times not after. */
const refuseLooks = async (times: number) => {
  const fault = { method: 'GET', path: S15, fault: 'forbidden-403', times, after: 1 } as const;
  await backend.arm(fault);
};
const writes = async () => (await backend.log()).filter(({ method }) => method === 'POST');

it('adds to what is in the cart, for each location, and tells the page and other tabs', async () => {
  const { add, emit, store } = await openStore();
  const outcome = await add({ dispensaryLocationIds: [101, 102] });
  expect(outcome).toMatchObject({ status: 'added', totalItems: 7, offer: { available: 24 } });
  expect(await inCart()).toEqual([
    [101, 3],
    [102, 3],
  ]);
  await add();
  expect(await inCart()).toEqual([
    [101, 6],
    [102, 3],
  ]);
  expect(emit).toHaveBeenCalledWith('ww:cart-changed', { slug, totalItems: 7 });
  expect(otherTabs).toEqual(['ww:cart', 'ww:cart']);
  expect(store.getState().adding).toMatchObject({
    edits: {},
    offers: { 'variant:61': { offer: { available: 21 } } },
    news: { totalItems: 7, adding: { quantity: 3 } },
  });
});

it('names a package size where batches queue', async () => {
  const { add } = await openStore({ scenario: 'batch-queues' });
  expect(await add()).toMatchObject({ status: 'not-added', failure: { kind: 'not-found' } });
  expect(await add({ mode: 'batch-queues', id: 15, quantity: 1 })).toMatchObject({
    status: 'added',
    offer: { packageSizeId: 15, batch: '' },
  });
  expect(await inCart(blueDream)).toEqual([[101, 5]]);
});

it('is sent once while it is on its way', async () => {
  const { add } = await openStore();
  const answer = await backend.hold('POST', S3);
  const first = add();
  await answer.isAsked();
  expect(await add()).toBeNull();
  await answer.release();
  expect(await first).toMatchObject({ status: 'added' });
  expect(await writes()).toHaveLength(1);
});

it('says how many cases each location could have', async () => {
  const { add, edit, emit, store } = await openStore();
  expect(
    await add({ id: blueDream, quantity: 90, dispensaryLocationIds: [101, 102] }),
  ).toMatchObject({
    status: 'not-added',
    available: 2,
    failure: { kind: 'refused', message: 'Only 2 cases left.' },
  });
  expect(emit).not.toHaveBeenCalled();
  store.dispatch(addingDismissed(`variant:${String(blueDream)}`));
  expect(edit()).toBeUndefined();
});

it.each([
  ['drop-after-commit', true],
  ['drop-after-commit', false],
  ['truncated-json', true],
  ['status-500-after-commit', false],
] as const)(
  'says that it was added once the cart has it, whose answer was lost: %s, by the cart itself %s',
  async (fault, withToken) => {
    const { add, emit } = await openStore({ withToken });
    await backend.failNext('POST', S3, fault);
    expect(await add()).toMatchObject({ status: 'added', totalItems: 6, offer: null });
    expect(await inCart()).toEqual([[101, 3]]);
    expect(emit).toHaveBeenCalledWith('ww:cart-changed', { slug, totalItems: 6 });
  },
);

it.each([
  'drop-before',
  'status-500',
  'status-503',
  'refused-400',
  'login-redirect',
  'html-200',
] as const)(
  'says that it was not added, and adds it when it is pressed again: %s',
  async (fault) => {
    const { add } = await openStore();
    await backend.failNext('POST', S3, fault);
    expect(await add()).toMatchObject({ status: 'not-added' });
    expect(await inCart()).toEqual([]);
    expect(await add()).toMatchObject({ status: 'added' });
    expect(await inCart()).toEqual([[101, 3]]);
  },
);

it('knows nothing while the cart cannot be read, and then only looks', async () => {
  const { add, edit, emit } = await openStore();
  await backend.failNext('POST', S3, 'drop-after-commit');
  await refuseLooks(2);
  expect(await add()).toMatchObject({ status: 'unknown', failure: { kind: 'forbidden' } });
  expect(edit()).toMatchObject({ status: 'unknown', adding: { quantity: 3 } });
  expect(await add({ quantity: 5 })).toMatchObject({ status: 'unknown' });
  expect(await add({ quantity: 5 })).toMatchObject({ status: 'added' });
  expect(await inCart()).toEqual([[101, 3]]);
  expect(await writes()).toHaveLength(1);
  expect(emit).toHaveBeenCalledTimes(1);
});

it('adds the same once more after it was found in the cart', async () => {
  const { add } = await openStore();
  await backend.failNext('POST', S3, 'drop-after-commit');
  await refuseLooks(1);
  expect(await add()).toMatchObject({ status: 'unknown' });
  expect(await add()).toMatchObject({ status: 'added' });
  expect(await add()).toMatchObject({ status: 'added' });
  expect(await inCart()).toEqual([[101, 6]]);
});

it('does not take cases of another offer for these, where only the totals tell', async () => {
  const { add } = await openStore({ withToken: false });
  await backend.failNext('POST', S3, 'drop-before');
  const lookAfter = { method: 'GET', path: S16, fault: 'held', times: 1, after: 1 } as const;
  await backend.arm(lookAfter);
  const first = add({ quantity: 2 });
  await backend.isHeld();
  expect(await add({ id: blueDream, quantity: 2 })).toMatchObject({ status: 'added' });
  await backend.release();
  expect(await first).toMatchObject({ status: 'not-added' });
});

it('claims nothing of either of two, where only the totals tell', async () => {
  const { add } = await openStore({ withToken: false });
  await backend.failNext('POST', S3, 'drop-before');
  const first = add({ quantity: 2 });
  await backend.failNext('POST', S3, 'drop-after-commit');
  const second = add({ id: blueDream, quantity: 2 });
  expect(await Promise.all([first, second])).toMatchObject([
    { status: 'unknown' },
    { status: 'unknown' },
  ]);
});

it('claims nothing where somebody else has changed the same line meanwhile', async () => {
  const { add } = await openStore({ scenario: 'changed-elsewhere' });
  await backend.failNext('POST', S3, 'drop-before');
  expect(await add({ id: 21 })).toMatchObject({ status: 'unknown' });
});

it('adds also where the cart cannot be read before', async () => {
  const { add } = await openStore();
  await backend.failNext('GET', S15, 'forbidden-403');
  expect(await add()).toMatchObject({ status: 'added' });
  await backend.failNext('GET', S15, 'login-redirect');
  expect(await add()).toMatchObject({ status: 'not-added', failure: { kind: 'session-ended' } });
  expect(await inCart()).toEqual([[101, 3]]);
});

it.each(['answer-204', 'answer-object', 'answer-text', 'answer-success'] as const)(
  'reads how many lines there are where the answer does not say: %s',
  async (fault) => {
    const { add } = await openStore();
    await backend.failNext('POST', S3, fault);
    expect(await add()).toMatchObject({ status: 'added', totalItems: 6, offer: null });
  },
);

it('tells the widgets to read the number of lines where nobody says it', async () => {
  const { add, emit } = await openStore();
  await backend.failNext('POST', S3, 'answer-204');
  await backend.failNext('GET', S16, 'forbidden-403');
  expect(await add()).toMatchObject({ status: 'added', totalItems: null });
  expect(emit).toHaveBeenCalledWith('ww:cart-changed', { slug, totalItems: NaN });
});

it('adds once where the same is sent again by a page that was loaded anew', async () => {
  const first = await openStore();
  await backend.failNext('POST', S3, 'drop-after-commit');
  await refuseLooks(1);
  expect(await first.add()).toMatchObject({ status: 'unknown' });
  const second = await openStore({ isSameWorld: true });
  expect(await second.add()).toMatchObject({ status: 'added' });
  expect(await writes()).toHaveLength(2);
  expect(await inCart()).toEqual([[101, 3]]);
});
