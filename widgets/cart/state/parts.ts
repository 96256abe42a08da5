import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Result } from '@shared/store/load';
import { hasPart, parts, type Cart, type Part } from '../model/cart';
import { differences } from '../model/changes';
import type { CartExtra } from './extra';
import { readPart } from './requests';
import { selectCart } from './selectors';
import type { CartState } from './slice';

type Thunk<T> = ThunkAction<T, CartState, CartExtra, Action>;

/** Reads the summary or the notices again; what was read before no longer counts. */
export const readAgain =
  (part: Part): Thunk<void> =>
  (dispatch) => {
    void dispatch(readPart({ part, isQuiet: false }));
  };

/**
 * A call that answers the cart, and the calls for what it leaves out: beside a read, because the cart has left it out
 * before or nobody knows yet; after a write, which changes them. The lines wait for none of them.
 */
export const withParts =
  <Answer extends Cart | null>(
    call: Thunk<Promise<Result<Answer>>>,
    kind: 'read' | 'write',
  ): Thunk<Promise<Result<Answer>>> =>
  async (dispatch, getState) => {
    const before = selectCart(getState());
    const isQuiet = before !== undefined && getState().pending.length === 0;
    const beside = parts.filter((part) => kind === 'read' && !(before && hasPart(before, part)));
    for (const part of beside) void dispatch(readPart({ part, isQuiet }));
    const answer = await dispatch(call);
    // A write whose answer brings no cart is followed by a read.
    if (!answer.ok || answer.value === null) return answer;
    const { value } = answer;
    // What was read beside a cart that someone else changed meanwhile may be that of the cart before.
    const isNews = isQuiet && differences(before, value).length > 0;
    for (const part of parts) {
      if (!hasPart(value, part) && (isNews || !beside.includes(part))) dispatch(readAgain(part));
    }
    return answer;
  };
