import type { ProductsQuery } from '../model/query';
import { productPage } from './requests';
import type { Thunk } from './slice';

export const lookAt =
  (query: ProductsQuery): Thunk<Promise<unknown>> =>
  (dispatch, _getState, { services }) => {
    services.query = query;
    return dispatch(productPage.read(query));
  };

/** Reads again what is looked at now: something in it was changed. */
export const refreshProducts =
  (): Thunk<Promise<unknown>> =>
  async (dispatch, _getState, { services }) => {
    if (services.query) await dispatch(productPage.read(services.query));
  };
