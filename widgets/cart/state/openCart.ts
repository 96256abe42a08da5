import { allResults, imported, mapResult } from '@shared/http/result';
import { getCart } from '../api';
import { parts } from '../model/cart';
import { refetchPart } from './parts';
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
  // Nobody knows yet what the cart leaves out. Its lines wait for none of it.
  for (const part of parts) void dispatch(refetchPart(part));
  const both = allResults([getCart(http, config), code]);
  const opened = await mapResult(both, ([answer, { readAnswer, startCartSync }]) => ({
    cart: readAnswer(answer),
    startCartSync,
  }));
  if (!opened.ok) {
    dispatch(cartAsked(opened.failure));
    return;
  }
  const { cart, startCartSync } = opened.value;
  services.sync ??= startCartSync(cart, dispatch, getState, extra);
};
