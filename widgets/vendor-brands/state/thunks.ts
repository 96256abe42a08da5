import type { Brand } from '@shared/contract/vendorBrands';
import type { BrandsQuery } from '../model/query';
import { brandList } from './requests';
import type { Thunk } from './slice';

export const lookAt =
  (query: BrandsQuery): Thunk<Promise<unknown>> =>
  (dispatch, _getState, { services }) => {
    services.query = query;
    return dispatch(brandList.read(query));
  };

/** Reads again what is looked at now: something in it was changed. */
export const refreshBrands =
  (): Thunk<Promise<unknown>> =>
  async (dispatch, _getState, { services }) => {
    if (services.query) await dispatch(brandList.read(services.query));
  };

/** Whether a brand is among those that were read last. */
export const isShown =
  ({ id }: Brand): Thunk<boolean> =>
  (_dispatch, getState) => {
    const { brands } = getState();
    return brands.status !== 'idle' && brands.value?.brands.some((each) => each.id === id) === true;
  };
