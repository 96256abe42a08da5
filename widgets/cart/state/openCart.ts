import { loadCart, withParts } from './reading';
import type { Thunk } from './thunks';

// In a file of its own: what `cartSync` imports may not fetch it, or the two chunks would be a circle.

/** Reads the cart and starts what edits it, whose code comes beside the first answer. */
export const openCart = (): Thunk<Promise<void>> => async (dispatch, getState, extra) => {
  const code = import('./cartSync');
  const load = () => dispatch(loadCart({ code }));
  const loaded = await withParts('read', load, dispatch, getState);
  if (!loaded.ok) return;
  const { startCartSync } = await code;
  extra.services.sync ??= startCartSync(loaded.value, dispatch, getState, extra);
};
