import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { writeQuery, type GridQuery, type Id, type VariantQuery } from '../order';
import { engineOf, startEngine } from './engine';
import {
  loadOrder,
  readPage,
  readVariants,
  rereadOrder,
  sendEdit,
  validateOrder,
  type OrderExtra,
} from './requests';
import { changed } from './slice';
import type { OrderState } from './state';

export type Flow<T> = ThunkAction<T, OrderState, OrderExtra, Action>;

/** Goes on with the draft of the page, where it has one. */
export const openOrder = (): Flow<Promise<void>> => async (dispatch, getState, extra) => {
  const orderId = getState().orderId ?? extra.config.orderId;
  if (orderId !== undefined) await dispatch(showOrder(orderId));
};

/** Reads an order and everything that can be ordered, and shows it. */
export const showOrder =
  (orderId: Id): Flow<Promise<void>> =>
  async (dispatch, getState, extra) => {
    dispatch(changed({ orderId }));
    const { query } = getState();
    const loaded = await dispatch(loadOrder({ orderId, query }));
    if (!loaded.ok) return;
    const engine = engineOf(extra);
    if (engine) engine.show(loaded.value.view);
    else
      startEngine(loaded.value.view, dispatch, extra, {
        send: (edit) => dispatch(sendEdit({ orderId, edit, query: getState().query })),
        reread: (isUnsure) => dispatch(rereadShown(orderId, isUnsure)),
        settled: () => dispatch(tellChanged()),
      });
    // The page's address was read meanwhile.
    if (getState().query !== query) void dispatch(showRows(getState().query));
    // Not waited for: who asked for the order has it, and goes on.
    void dispatch(validateOrder({ orderId }));
  };

/** Reads until the answer is that of the page that is looked at by then. */
const rereadShown =
  (orderId: Id, isUnsure: boolean): Flow<ReturnType<ReturnType<typeof rereadOrder>>> =>
  async (dispatch, getState) => {
    for (;;) {
      const { query } = getState();
      const answer = await dispatch(rereadOrder({ orderId, query, isUnsure }));
      if (query === getState().query) return answer;
    }
  };

/** Something of the order changed on the server by this widget: the rules may see it otherwise now. */
export const tellChanged = (): Flow<void> => (dispatch, getState, extra) => {
  const engine = engineOf(extra);
  const { orderId } = getState();
  if (!engine || orderId === null) return;
  engine.isTelling = true;
  extra.events.emit('ww:order-changed', { orderId });
  engine.isTelling = false;
  void dispatch(validateOrder({ orderId }));
};

/** Someone else changed the order: reads it again behind what is shown. */
export const refreshOrder = (): Flow<void> => (dispatch, getState, extra) => {
  const engine = engineOf(extra);
  const { orderId } = getState();
  if (!engine || engine.isTelling || orderId === null) return;
  engine.refresh();
  void dispatch(validateOrder({ orderId }));
  void dispatch(readVariants({ orderId, query: getState().variantQuery }));
};

/** Goes on with the edits that wait, after signing in again or when the server can be reached again. */
export const resumeEdits = (): Flow<void> => (_dispatch, _getState, extra) =>
  engineOf(extra)?.resume();

/** Nothing of the order is sent any more: the widget has left the page. */
export const closeOrder = (): Flow<void> => (_dispatch, _getState, extra) =>
  engineOf(extra)?.dispose();

const reads = new WeakMap<OrderExtra, AbortController>();

/** Shows other rows: a page, a sort, a filter. The newest question wins; all but a page begin at page 1. */
export const showRows =
  (part: Partial<GridQuery>): Flow<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const engine = engineOf(extra);
    const { orderId } = getState();
    if (!engine || orderId === null) return;
    reads.get(extra)?.abort();
    const control = new AbortController();
    reads.set(extra, control);
    const query = { ...getState().query, page: 1, ...part };
    dispatch(changed({ query, isReading: true, readFailure: null }));
    const before = engine.version();
    const answer = await dispatch(readPage({ orderId, query, signal: control.signal }));
    dispatch(changed({ isReading: false, readFailure: answer.ok ? null : answer.failure }));
    if (!answer.ok) return;
    engine.show({ page: answer.value });
    // What overtook the read may not be in it.
    if (engine.version() !== before || getState().pending.length > 0) engine.refresh();
  };

/** Shows what the page's address says. */
export const showQuery =
  (query: GridQuery): Flow<void> =>
  (dispatch, getState, extra) => {
    if (writeQuery(query) === writeQuery(getState().query)) return;
    if (engineOf(extra)) void dispatch(showRows(query));
    else dispatch(changed({ query }));
  };

const variantReads = new WeakMap<OrderExtra, AbortController>();

/** Shows other variants to choose from. */
export const showVariants =
  (part: Partial<VariantQuery>): Flow<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const { orderId } = getState();
    if (orderId === null) return;
    variantReads.get(extra)?.abort();
    const control = new AbortController();
    variantReads.set(extra, control);
    const query = { ...getState().variantQuery, page: 1, ...part };
    dispatch(changed({ variantQuery: query }));
    await dispatch(readVariants({ orderId, query, signal: control.signal }));
  };
