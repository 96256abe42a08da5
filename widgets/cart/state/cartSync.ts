import { hasCarts } from '@shared/answers/cart';
import type { MultiCart } from '@shared/contract/cart';
import type { Http } from '@shared/http/http';
import { mapResult, type Result } from '@shared/http/result';
import { clearFailed } from '@shared/sync/clears';
import { differencesOf } from '@shared/sync/conflicts';
import { createLineSync, type LineSync } from '@shared/sync/createLineSync';
import { leftIn } from '@shared/sync/leftIn';
import { clearCart, deleteItem, getCart, putQuantity } from '../api';
import type { CartConfig } from '../config';
import {
  applyEdit,
  concerns,
  hasPart,
  isApplied,
  parts,
  type Cart,
  type CartEdit,
  type Conflict,
  type Line,
  type Part,
} from '../model/cart';
import { readAnswer, readCart, withUnchanged } from '../model/readCart';
import { partReads } from './parts';
import { isKnown, selectPartFailure } from './selectors';
import {
  cartList,
  cartNotes,
  selectCart,
  viewChanged,
  type CartDispatch,
  type CartExtra,
  type CartState,
} from './slice';
import { dismissNotes } from './thunks';

// With it, since no cart is shown before what edits it is there.
export { readAnswer };

export type CartSync = LineSync<Cart, CartEdit, Conflict>;

/** Sends what is edited, receives what the server has of it, and tells the screen and the page. */
export function startCartSync(
  cart: Cart,
  dispatch: CartDispatch,
  getState: () => CartState,
  extra: CartExtra,
): CartSync {
  const { events, config, http } = extra;
  return createLineSync<Cart, CartEdit, Cart, Line, Conflict>({
    extra,
    value: cart,
    send: (_key, edit) => {
      // The specification promises no answer: any is a success, and one that brings no cart leaves it to be read.
      const call = () =>
        mapResult(send(edit, http, config), (answer) =>
          hasCarts<MultiCart>(answer) ? readCart(answer) : null,
        );
      return withParts('write', call, dispatch, getState);
    },
    refetch: () => {
      const call = () => mapResult(getCart(http, config), readAnswer);
      return withParts('read', call, dispatch, getState);
    },
    merge: withUnchanged,
    apply: applyEdit,
    isApplied,
    concerns: ({ key, edit, status }, line) =>
      status === 'waiting' ? key === line.key : concerns(key, edit, line),
    wantedBy: (edit) => (edit.type === 'clear' ? 0 : edit.quantity),
    conflictOf: (edit, { now }) => {
      if (edit.type === 'clear') return null;
      const { line, index, quantity: mine } = edit;
      return { line, index, mine, theirs: now };
    },
    withConflict: (value, { line, index, mine: quantity }) =>
      applyEdit(value, line.key, { type: 'quantity', line, index, quantity }),
    onShow: ({ value, ...view }, conflicts, withConflicts) =>
      dispatch(viewChanged({ cart: withConflicts(value), ...view, conflicts })),
    onTaken: (key) => dismissNotes([key])(dispatch, getState, extra),
    onReceive: (_answer, changes) => {
      if (changes.length > 0) dispatch(cartNotes.changedElsewhere(changes));
    },
    onOwnChange: ({ summary, lines }) =>
      events.emit('ww:cart-changed', {
        slug: config.slug,
        totalItems: summary?.totalItems ?? lines.length,
      }),
    onFail: ({ edit, failure }) => {
      if (edit.type === 'clear') {
        dispatch(clearFailed({ key: edit.slug, name: edit.seller, failure }));
        return;
      }
      const { line, quantity: asked } = edit;
      dispatch(cartList.refused({ line, asked, left: leftIn(failure), failure }));
    },
  });
}

/**
 * A call that answers the cart, and the calls for what it leaves out: beside a read, because the cart has left it out
 * before or nobody knows yet; after a write, which changes them. The lines wait for none of them.
 */
async function withParts<Answer extends Cart | null>(
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
    const unread = isQuiet ? selectPartFailure(getState(), part) : null;
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

function send(edit: CartEdit, http: Http, config: CartConfig): Promise<Result<unknown>> {
  if (edit.type === 'clear') {
    return clearCart(http, config, edit.slug, { dispensaryLocationIds: edit.locationIds });
  }
  const { quantity } = edit;
  const { slug, locationId, variantId, packageSizeId } = edit.line;
  const at = { dispensaryLocationIds: [locationId] };
  if (quantity === 0) {
    const item = packageSizeId === undefined ? { variantId } : { packageSizeId };
    return deleteItem(http, config, slug, { ...item, ...at });
  }
  const item = packageSizeId === undefined ? { variantId } : { package_size_pk: packageSizeId };
  return putQuantity(http, config, slug, { quantity, ...item, ...at });
}
