import type { Id } from '@shared/answers/id';
import { failed, pending } from '@shared/store/load';
import { pageThere } from '@shared/orders/shownPage';
import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { firstVariants, type GridQuery, type VariantQuery } from '../model/query';
import { startOrderSync } from './orderSync';
import { loadOrder, orderCheck, readPage, variantsRead, type OrderExtra } from './requests';
import { changed } from './slice';
import type { OrderState } from './state';

export type Thunk<T> = ThunkAction<T, OrderState, OrderExtra, Action>;

/** Goes on with the draft of the page, where it has one. */
export const openOrder = (): Thunk<Promise<void>> => async (dispatch, getState, extra) => {
  const orderId = getState().orderId ?? extra.config.orderId;
  if (orderId !== undefined) await dispatch(showOrder(orderId));
};

/** Reads an order and everything that can be ordered, and shows it. */
export const showOrder =
  (orderId: Id): Thunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const { query, order } = getState();
    dispatch(changed({ orderId, order: pending(order) }));
    const loaded = await dispatch(loadOrder({ orderId, query }));
    if (!loaded.ok) {
      dispatch(changed({ order: failed(getState().order, loaded.failure) }));
      return;
    }
    const { view, variants, filters, latest } = loaded.value;
    dispatch(changed({ variantQuery: firstVariants, filters, latest }));
    dispatch(variantsRead.replace({ orderId, query: firstVariants }, variants));
    // What is edited of an order that is moved may be newer than what was read of it.
    const isNew = services.sync === null;
    services.sync ??= dispatch(startOrderSync(orderId, view));
    services.sync.show(view);
    // Another widget has changed it or the page's address was read meanwhile, or it names a page that is no longer there.
    const isOther = getState().query !== query || pageThere(view.page) !== query.page;
    if (!isNew || isOther) services.sync.refresh();
    // Not waited for: who asked for the order has it, and goes on.
    void dispatch(orderCheck.read({ orderId }));
  };

/** Someone else may have changed the order: reads it again behind what is shown. */
export const refreshOrder =
  (): Thunk<void> =>
  (dispatch, getState, { services }) => {
    const { orderId, query, variantQuery } = getState();
    // What is on its way for the first time may be older: as of another page it is read again.
    if (!services.sync || orderId === null) {
      dispatch(changed({ query: { ...query } }));
      return;
    }
    services.sync.refresh();
    void dispatch(orderCheck.read({ orderId }));
    void dispatch(variantsRead.read({ orderId, query: variantQuery }));
  };

/** Shows other rows: a page, a sort, a filter. The newest question wins; all but a page begin at page 1. */
export const showRows =
  (part: Partial<GridQuery>): Thunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const { sync } = services;
    const { orderId } = getState();
    if (!sync || orderId === null) return;
    services.rowsRead.abort();
    services.rowsRead = new AbortController();
    const { signal } = services.rowsRead;
    const query = { ...getState().query, page: 1, ...part };
    dispatch(changed({ query, isReading: true, readFailure: null }));
    const before = sync.server();
    const answer = await dispatch(readPage({ orderId, query, signal }));
    dispatch(changed({ isReading: false, readFailure: answer.ok ? null : answer.failure }));
    if (!answer.ok) return;
    const isOvertaken = sync.server() !== before;
    sync.show({ page: answer.value });
    // What overtook the read may not be in it, and a page that has gone has no rows, or is another one by now.
    const isGone = pageThere(answer.value) !== query.page;
    if (isGone || isOvertaken || getState().pending.length > 0) sync.refresh();
  };

/** Lets other rows through, beside what is let through already. */
export const filterRows =
  (part: Partial<GridQuery['filters']>): Thunk<Promise<void>> =>
  (dispatch, getState) =>
    dispatch(showRows({ filters: { ...getState().query.filters, ...part } }));

/** Shows what the page's address says, unless it is shown already. `write` is how the address says it. */
export const showQuery =
  (query: GridQuery, write: (query: GridQuery) => string): Thunk<void> =>
  (dispatch, getState, { services }) => {
    if (write(query) === write(getState().query)) return;
    if (services.sync) void dispatch(showRows(query));
    else dispatch(changed({ query }));
  };

/** Shows other variants to choose from. */
export const showVariants =
  (part: Partial<VariantQuery>): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { orderId, variantQuery } = getState();
    if (orderId === null) return;
    const query = { ...variantQuery, page: 1, ...part };
    dispatch(changed({ variantQuery: query }));
    await dispatch(variantsRead.read({ orderId, query }));
  };
