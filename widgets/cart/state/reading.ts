import { required } from '@shared/answers/values';
import { readNotices, readSummary } from '@shared/answers/cart';
import type { Failure } from '@shared/http/failure';
import { mapResult, type Result } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import { differencesOf } from '@shared/sync/conflicts';
import { getNotices, getSummary } from '../api';
import { hasPart, parts, type Cart, type Part, type Parts } from '../model/cart';
import { isKnown, selectCart, selectUnread } from './selectors';
import type { CartDispatch, CartExtra, CartState } from './slice';

export interface PartAsked {
  part: Part;
  /** A look whether anything is new: what was read before counts until its answer comes. */
  isQuiet: boolean;
  /** Why it could not be read before, to be said until then. */
  unread: Failure | null;
}

/** What the answers with the cart have left out. One that does not bring it either has failed. */
export const partReads = createResource(
  'cart/parts',
  ({ part }: PartAsked, { http, config }: CartExtra): Promise<Result<Parts>> =>
    part === 'summary'
      ? mapResult(getSummary(http, config), (answer) => ({
          summary: required(readSummary(answer)),
        }))
      : mapResult(getNotices(http, config), (answer) => required(readNotices(answer))),
  { key: ({ part }) => part },
);

/** Reads the summary or the notices again; what was read before no longer counts. */
export const refetchPart = (part: Part) => partReads.read({ part, isQuiet: false, unread: null });

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
  const { pending, parts: read } = getState();
  const before = selectCart(getState());
  const isQuiet = before !== undefined && pending.length === 0;
  // The note of a failure, with the focus that may be in it, stays while nobody has asked for it.
  const askFor = (part: Part, isKept: boolean) => {
    const unread = isQuiet ? selectUnread(getState(), part) : null;
    void dispatch(partReads.read({ part, isQuiet: isKept, unread }));
  };
  const beside = parts.filter((part) => kind === 'read' && !(before && hasPart(before, part)));
  for (const part of beside) askFor(part, isQuiet && isKnown(read[part]));
  const answer = await call();
  // A write whose answer brings no cart is followed by a read.
  if (!answer.ok || answer.value === null) return answer;
  const { value } = answer;
  // What was read beside a cart that someone else changed meanwhile may be that of the cart before.
  const isNews = isQuiet && differencesOf(before.lines, value.lines).length > 0;
  for (const part of parts) {
    const isLeftOut = !hasPart(value, part);
    if (isLeftOut && (isNews || !beside.includes(part))) askFor(part, false);
  }
  return answer;
}
