import type { Brand } from '@shared/contract/vendorBrands';
import { brandList } from './requests';
import type { Thunk } from './slice';

/** Reads again what is looked at now: something in it was changed. */
export const refreshBrands = brandList.refetch;

/** Whether a brand is among those that were read last. */
export const isShown =
  ({ id }: Brand): Thunk<boolean> =>
  (_dispatch, getState) => {
    const { brands } = getState();
    return brands.status !== 'idle' && brands.value?.brands.some((each) => each.id === id) === true;
  };
