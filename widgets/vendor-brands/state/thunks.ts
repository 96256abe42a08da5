import type { Brand } from '@shared/contract/vendorBrands';
import type { Thunk } from './slice';

/** Whether a brand is among those that were read last. */
export const isShown =
  ({ id }: Brand): Thunk<boolean> =>
  (_dispatch, getState) => {
    const { brands } = getState();
    return brands.status !== 'idle' && brands.value?.brands.some((each) => each.id === id) === true;
  };
