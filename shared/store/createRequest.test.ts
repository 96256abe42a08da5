import type { Failure } from '../http/failure';
import { createReducer } from './createReducer';
import { createRequest } from './createRequest';
import { createWidgetStore, type Extra } from './createWidgetStore';
import type { Result } from '../http/result';
import { failed, idle, pending, ready, type Load } from './load';

interface State {
  price: Load<string>;
  lastAsked: string | null;
  requestIds: number[];
}

const refused: Failure = { kind: 'refused', status: 400, message: 'Only 9 left.', fields: [] };

const loadPrice = createRequest('price/load', (of: string, { config }: Extra<Config>) =>
  config.answer(of),
);

const answered = (value: string) => Promise.resolve({ ok: true as const, value });

interface Config {
  answer: (of: string) => Promise<Result<string>>;
}

function createStore(answer: Config['answer']) {
  const crash = jest.fn();
  const reducer = createReducer<State>({ price: idle, lastAsked: null, requestIds: [] }, (on) => {
    on(loadPrice.pending, (state, { meta }) => {
      state.price = pending(state.price);
      state.lastAsked = meta.arg;
      state.requestIds.push(meta.requestId);
    });
    on(loadPrice.fulfilled, (state, { payload }) => {
      state.price = ready(payload);
    });
    on(loadPrice.rejected, (state, { payload }) => {
      state.price = failed(state.price, payload);
    });
  });
  const extra = { config: { answer }, crash, http: {} as never, events: {} as never, services: {} };
  return { store: createWidgetStore(reducer, extra), crash };
}

it('goes from pending to the answer, and resolves to it', async () => {
  const { store } = createStore((of) => answered(`${of}: 12.00`));
  const result = store.dispatch(loadPrice('Blue Dream'));
  expect(store.getState()).toMatchObject({
    price: { status: 'pending' },
    lastAsked: 'Blue Dream',
  });
  expect(await result).toEqual({ ok: true, value: 'Blue Dream: 12.00' });
  expect(store.getState().price).toEqual({ status: 'ready', value: 'Blue Dream: 12.00' });
});

it('resolves to the failure of a refused call and keeps what was there before', async () => {
  const answers = [answered('12.00'), Promise.resolve({ ok: false as const, failure: refused })];
  const { store, crash } = createStore(() => answers.shift() ?? answered(''));
  await store.dispatch(loadPrice('a'));
  expect(await store.dispatch(loadPrice('b'))).toEqual({ ok: false, failure: refused });
  expect(store.getState().price).toEqual({ status: 'failed', failure: refused, value: '12.00' });
  expect(crash).not.toHaveBeenCalled();
});

it('hands a programming error to the boundary and does not reject', async () => {
  const mistake = new TypeError('undefined is not a function');
  const { store, crash } = createStore(() => Promise.reject(mistake));
  expect(await store.dispatch(loadPrice('a'))).toMatchObject({ ok: false });
  expect(crash).toHaveBeenCalledWith(mistake);
  expect(store.getState().price.status).toBe('failed');
});

it('numbers the requests of a store from one, whatever other stores do', async () => {
  const { store } = createStore(() => answered(''));
  await createStore(() => answered('')).store.dispatch(loadPrice('elsewhere'));
  await store.dispatch(loadPrice('a'));
  await store.dispatch(loadPrice('b'));
  expect(store.getState().requestIds).toEqual([1, 2]);
});

it('keeps in the store only what can be written as JSON', async () => {
  const { store } = createStore(() => Promise.resolve({ ok: false as const, failure: refused }));
  await store.dispatch(loadPrice('a'));
  expect(JSON.parse(JSON.stringify(store.getState()))).toEqual(store.getState());
});
