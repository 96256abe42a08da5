import type { Failure } from '../http/failure';
import type { Http } from '../http/http';
import type { Result } from '../http/result';
import { createReducer } from './createReducer';
import { createResource, type ResourceState, type ResourceStates } from './createResource';
import { createWidgetStore, type Extra } from './createWidgetStore';

const refused: Failure = { kind: 'refused', status: 400, message: 'Only 9 left.', fields: [] };

type Config = Record<string, never>;

const total = createResource('cart/total', (of: string, { http }: Extra<Config>) =>
  http.get<string>(of),
);
const prices = createResource(
  'cart/prices',
  (of: string, { http }: Extra<Config>) => http.get<string>(of),
  { key: (of) => of },
);

interface State {
  total: ResourceState<string>;
  prices: ResourceStates<string>;
  seen: string[];
}

/** Each read waits in `calls` until its test answers it. One that is aborted never settles, as with the real calls. */
function createStore() {
  const calls: {
    url: string;
    signal: AbortSignal | undefined;
    answer: (value: string) => Promise<unknown>;
    refuse: (failure: Failure) => Promise<unknown>;
    fail: (error: Error) => Promise<unknown>;
  }[] = [];
  const get = (url: string, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<Result<string>>((resolve, reject) => {
      const settled = () => new Promise((done) => setTimeout(done));
      const unlessAborted = (settle: () => void) => {
        if (!signal?.aborted) settle();
        return settled();
      };
      calls.push({
        url,
        signal,
        answer: (value) => unlessAborted(() => resolve({ ok: true, value })),
        refuse: (failure) => unlessAborted(() => resolve({ ok: false, failure })),
        fail: (error) => unlessAborted(() => reject(error)),
      });
    });
  const initial: State = { total: total.initial, prices: prices.initial, seen: [] };
  const reducer = createReducer(initial, (on) => {
    total.reduce(on, 'total', (state, value) => {
      state.seen.push(value);
    });
    prices.reduce(on, 'prices');
  });
  const crash = jest.fn();
  const http = { get } as unknown as Http;
  const store = createWidgetStore(reducer, {
    http,
    crash,
    config: {},
    services: undefined,
    events: {} as never,
  });
  return { store, calls, crash };
}

it('tells what its value was read for while another read is on its way, and after that failed', async () => {
  const { store, calls } = createStore();
  void store.dispatch(total.read('/total'));
  await calls[0]?.answer('12.00');
  void store.dispatch(total.read('/other'));
  expect(store.getState().total).toMatchObject({ arg: '/other', valueArg: '/total' });
  await calls[1]?.refuse(refused);
  expect(store.getState().total).toMatchObject({ arg: '/other', valueArg: '/total' });
});

it('is pending until its answer is there, and resolves to it', async () => {
  const { store, calls } = createStore();
  expect(store.getState().total).toEqual({ status: 'idle', requestId: 0 });
  const result = store.dispatch(total.read('/total'));
  expect(store.getState().total).toEqual({ status: 'pending', requestId: 1, arg: '/total' });
  await calls[0]?.answer('12.00');
  expect(await result).toEqual({ ok: true, value: '12.00' });
  expect(store.getState().total).toEqual({
    status: 'ready',
    value: '12.00',
    requestId: 1,
    arg: '/total',
    valueArg: '/total',
  });
});

it('keeps the former value while a newer one is read, after that failed, and while it is tried again', async () => {
  const { store, calls } = createStore();
  void store.dispatch(total.read('/total'));
  await calls[0]?.answer('12.00');
  const second = store.dispatch(total.read('/total'));
  expect(store.getState().total).toMatchObject({ status: 'pending', value: '12.00' });
  await calls[1]?.refuse(refused);
  expect(await second).toEqual({ ok: false, failure: refused });
  expect(store.getState().total).toMatchObject({ status: 'failed', value: '12.00' });
  void store.dispatch(total.read('/total'));
  expect(store.getState().total).toMatchObject({ status: 'pending', value: '12.00' });
  expect(store.getState().total).not.toHaveProperty('failure');
  expect(store.getState().seen).toEqual(['12.00']);
});

it('aborts the read that is superseded, and answers it with the newest', async () => {
  const { store, calls } = createStore();
  const results = ['/a', '/b', '/c'].map((url) => store.dispatch(total.read(url)));
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
  await calls[0]?.answer('old');
  expect(store.getState().total.status).toBe('pending');
  await calls[2]?.answer('new');
  for (const result of results) expect(await result).toEqual({ ok: true, value: 'new' });
  expect(store.getState()).toMatchObject({ total: { value: 'new' }, seen: ['new'] });
});

it('drops the answer of an older read, whatever brings it', async () => {
  const { store, calls } = createStore();
  void store.dispatch(total.read('/a'));
  void store.dispatch(total.read('/b'));
  await calls[1]?.answer('new');
  const meta = { arg: '/a', requestId: 1 };
  store.dispatch({ type: 'cart/total/fulfilled', meta, payload: 'old' });
  store.dispatch({ type: 'cart/total/rejected', meta, payload: refused });
  expect(store.getState()).toMatchObject({
    total: { status: 'ready', value: 'new' },
    seen: ['new'],
  });
});

it('takes over what a write answered, and reads anew for who waits for what the server has', async () => {
  const { store, calls } = createStore();
  const reading = store.dispatch(total.read('/total'));
  store.dispatch(total.replace('/total', 'written'));
  expect(store.getState().total).toMatchObject({ value: 'written' });
  expect(calls[0]?.signal?.aborted).toBe(true);
  await calls[0]?.answer('read before');
  await calls[1]?.answer('read after');
  expect(await reading).toEqual({ ok: true, value: 'read after' });
  expect(store.getState().total).toMatchObject({ status: 'ready', value: 'read after' });
});

it('reads nothing for what a write answered while nothing is read', () => {
  const { store, calls } = createStore();
  store.dispatch(total.replace('/total', 'written'));
  expect(store.getState().total).toMatchObject({ status: 'ready', value: 'written' });
  expect(calls).toEqual([]);
});

it('reads again what was read last, and nothing before anything was', async () => {
  const { store, calls } = createStore();
  expect(await store.dispatch(total.refetch())).toBeUndefined();
  expect(calls).toEqual([]);
  void store.dispatch(total.read('/total'));
  await calls[0]?.answer('3');
  const again = store.dispatch(total.refetch());
  expect(calls[1]?.url).toBe('/total');
  await calls[1]?.answer('4');
  expect(await again).toEqual({ ok: true, value: '4' });
});

it('has a newest answer for each key, whatever the server calls them', async () => {
  const { store, calls } = createStore();
  for (const key of ['__proto__', 'a', 'a']) void store.dispatch(prices.read(key));
  await calls[0]?.answer('1.00');
  await calls[1]?.answer('2.00');
  await calls[2]?.answer('3.00');
  const held = store.getState().prices;
  expect(Object.entries(held).map(([key, load]) => [key, 'value' in load && load.value])).toEqual([
    ['__proto__', '1.00'],
    ['a', '3.00'],
  ]);
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([false, true, false]);
  expect(({} as Record<string, unknown>).status).toBeUndefined();
});

it('has reads of its own in each store', () => {
  const [one, two] = [createStore(), createStore()];
  void one.store.dispatch(total.read('/total'));
  void two.store.dispatch(total.read('/total'));
  expect(one.calls[0]?.signal?.aborted).toBe(false);
});

it('hands a programming error to the boundary and is busy no longer', async () => {
  const { store, calls, crash } = createStore();
  const result = store.dispatch(total.read('/total'));
  const error = new TypeError('price is undefined');
  await calls[0]?.fail(error);
  expect((await result).ok).toBe(false);
  expect(crash).toHaveBeenCalledWith(error);
  expect(store.getState().total.status).toBe('failed');
});
