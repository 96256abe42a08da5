import { hasCarts } from '@shared/answers/cart';
import { unreadable } from '@shared/answers/values';
import type { MultiCart } from '@shared/contract/cart';
import type { Http } from '@shared/http/http';
import { mapResult, type Result } from '@shared/http/result';
import { clearFailed } from '@shared/sync/clears';
import { createLineSync, type LineSync } from '@shared/sync/createLineSync';
import { leftIn } from '@shared/sync/leftIn';
import { clearCart, deleteItem, getCart, putQuantity } from '../api';
import type { CartConfig } from '../config';
import {
  applyEdit,
  concerns,
  isApplied,
  type Cart,
  type CartEdit,
  type Conflict,
  type Line,
} from '../model/cart';
import { withUnchanged } from '../model/withUnchanged';
import { readCart } from '../model/readCart';
import { withParts } from './reading';
import {
  cartList,
  cartNotes,
  viewChanged,
  type CartDispatch,
  type CartExtra,
  type CartState,
} from './slice';
import { dismissNotes } from './thunks';

export type CartSync = LineSync<Cart, CartEdit, Conflict>;

/** An answer that is no cart is one that the server could not give. */
export function readAnswer(answer: unknown): Cart {
  if (!hasCarts<MultiCart>(answer)) throw unreadable('');
  return readCart(answer);
}

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
      const { line, place, quantity: mine } = edit;
      return { line, place, mine, theirs: now };
    },
    withConflict: (value, { line, place, mine: quantity }) =>
      applyEdit(value, line.key, { type: 'quantity', line, place, quantity }),
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
