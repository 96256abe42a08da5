import { prices } from './requests';
import { setMissingVariants, type Thunk } from './slice';

/** Reads all prices, and with them what cannot be priced yet. */
export const loadPrices = (): Thunk<Promise<void>> => async (dispatch) => {
  const read = await dispatch(prices.read(undefined));
  if (read.ok) dispatch(setMissingVariants(read.value.missing));
};
