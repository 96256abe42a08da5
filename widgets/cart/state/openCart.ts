import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { CartExtra } from './extra';
import { withParts } from './parts';
import { loadCart, refetchCart, sendEdit } from './requests';
import type { CartState } from './slice';

/** Reads the cart and starts what edits it, whose code comes beside the first answer. */
export const openCart =
  (): ThunkAction<Promise<void>, CartState, CartExtra, Action> =>
  async (dispatch, _getState, extra) => {
    const code = import('./sync');
    const loaded = await dispatch(withParts(loadCart({ code }), 'read'));
    if (!loaded.ok) return;
    const { startSync } = await code;
    if (extra.services.sync) return;
    extra.services.sync = startSync(loaded.value, dispatch, extra, {
      send: (edit) => dispatch(withParts(sendEdit({ edit, code }), 'write')),
      refetch: () => dispatch(withParts(refetchCart({ code }), 'read')),
    });
  };
