import { allResults, imported, mapResult } from '@shared/http/result';
import { getCart } from '../api';
import { withParts } from './reading';
import { cartAsked } from './slice';
import type { Thunk } from './thunks';

// In a file of its own: what `cartSync` imports may not fetch it, or the two chunks would be a circle.

/**
 * Reads the cart and starts what edits it, whose code comes beside the first answer: without it none is shown, and it can
 * be tried again.
 */
export const openCart = (): Thunk<Promise<void>> => async (dispatch, getState, extra) => {
  const { http, config, services } = extra;
  dispatch(cartAsked(null));
  const code = imported(import('./cartSync'));
  const load = () =>
    mapResult(allResults([getCart(http, config), code]), ([answer, { readAnswer }]) =>
      readAnswer(answer),
    );
  const opened = await allResults([withParts('read', load, dispatch, getState), code]);
  if (!opened.ok) {
    dispatch(cartAsked(opened.failure));
    return;
  }
  const [cart, { startCartSync }] = opened.value;
  services.sync ??= startCartSync(cart, dispatch, getState, extra);
};
