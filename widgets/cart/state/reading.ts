import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { required } from '@shared/answers/values';
import { readNotices, readSummary } from '@shared/answers/cart';
import { allResults, imported, mapResult, type Result } from '@shared/http/result';
import { createRequest } from '@shared/store/createRequest';
import { getCart, getNotices, getSummary } from '../api';
import { hasPart, parts, type Cart, type Part, type Parts } from '../model/cart';
import { differences } from '../model/changes';
import { selectCart } from './selectors';
import type { CartDispatch, CartExtra, CartState } from './slice';

type Thunk<T> = ThunkAction<T, CartState, CartExtra, Action>;

interface Asked {
  /** What reads and edits a cart comes beside the first answer: without it none is shown, and it can be tried again. */
  code: Promise<{ readAnswer: (answer: unknown) => Cart }>;
}

/** The first read. */
export const loadCart = createRequest('cart/load', ({ code }: Asked, { http, config }: CartExtra) =>
  mapResult(allResults([getCart(http, config), imported(code)]), ([answer, { readAnswer }]) =>
    readAnswer(answer),
  ),
);

/** A quiet one is a look whether anything is new: what was read before counts until its answer comes. */
interface PartAsked {
  part: Part;
  isQuiet: boolean;
}

/** What the answers with the cart have left out. One that does not bring it either has failed. */
export const readPart = createRequest(
  'cart/readPart',
  ({ part }: PartAsked, { http, config }: CartExtra): Promise<Result<Parts>> =>
    part === 'summary'
      ? mapResult(getSummary(http, config), (answer) => ({
          summary: required(readSummary(answer)),
        }))
      : mapResult(getNotices(http, config), (answer) => required(readNotices(answer))),
);

/** Reads the summary or the notices again; what was read before no longer counts. */
export const refetchPart =
  (part: Part): Thunk<void> =>
  (dispatch) => {
    void dispatch(readPart({ part, isQuiet: false }));
  };

/**
 * A call that answers the cart, and the calls for what it leaves out: beside a read, because the cart has left it out
 * before or nobody knows yet; after a write, which changes them. The lines wait for none of them.
 */
export async function withParts<Answer extends Cart | null>(
  kind: 'read' | 'write',
  call: () => Promise<Result<Answer>>,
  dispatch: CartDispatch,
  getState: () => CartState,
): Promise<Result<Answer>> {
  const before = selectCart(getState());
  const isQuiet = before !== undefined && getState().pending.length === 0;
  const beside = parts.filter((part) => kind === 'read' && !(before && hasPart(before, part)));
  for (const part of beside) void dispatch(readPart({ part, isQuiet }));
  const answer = await call();
  // A write whose answer brings no cart is followed by a read.
  if (!answer.ok || answer.value === null) return answer;
  const { value } = answer;
  // What was read beside a cart that someone else changed meanwhile may be that of the cart before.
  const isNews = isQuiet && differences(before, value).length > 0;
  for (const part of parts) {
    if (!hasPart(value, part) && (isNews || !beside.includes(part))) dispatch(refetchPart(part));
  }
  return answer;
}
