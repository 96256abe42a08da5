import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { readCarts, readCount, type PreviewExtra } from './requests';
import {
  cartChanged,
  cartsRead,
  countRead,
  lookedAgain,
  opened,
  readingChanged,
  retried,
  type PreviewState,
} from './slice';

type Thunk<T> = ThunkAction<T, PreviewState, PreviewExtra, Action>;

/**
 * Reads what is shown, one read at a time: however fast changes come, the answer to the last one counts.
 * The dialog needs the cart, the button alone its summary.
 */
const read = (): Thunk<Promise<void>> => async (dispatch, getState, extra) => {
  if (getState().isReading) return;
  dispatch(readingChanged(true));
  let asked: number;
  do {
    asked = getState().asked;
    const answer = getState().isOpen
      ? cartsRead(await readCarts(extra))
      : countRead(await readCount(extra));
    if (asked === getState().asked) dispatch(answer);
  } while (asked !== getState().asked);
  dispatch(readingChanged(false));
};

/**
 * A look at the page after a while, when nothing is known to have changed: a read that is on its way answers it as
 * well.
 */
export const refreshPreview = (): Thunk<void> => (dispatch, getState) => {
  if (getState().isReading) return;
  dispatch(lookedAgain());
  void dispatch(read());
};

/** The first read. Who opened the dialog before it has asked already. */
export const startPreview = (): Thunk<void> => (dispatch, getState) => {
  if (getState().asked === 0) dispatch(refreshPreview());
};

/** Retry: reads at once what could not be read. */
export const retryPreview = (): Thunk<void> => (dispatch) => {
  dispatch(retried());
  void dispatch(read());
};

/** Follows a change of the cart. A count that came with it stands as it is while nobody looks at more. */
export const followChange =
  (count: number | null): Thunk<void> =>
  (dispatch, getState) => {
    dispatch(cartChanged({ count }));
    if (count === null || getState().isOpen) void dispatch(read());
  };

export const openPreview = (): Thunk<void> => (dispatch) => {
  dispatch(opened());
  void dispatch(read());
};
