import { hasCarts, unreadable } from '@shared/answers';
import { readNotices, readSummary } from '@shared/cartAnswers';
import type { MultiCart } from '@shared/contract/cart';
import { HttpError, type Failure } from '@shared/http/failure';
import { createRequest } from '@shared/store/createRequest';
import type { Extra } from '@shared/store/createWidgetStore';
import { clearCart, deleteItem, getCart, getNotices, getSummary, putQuantity } from '../api';
import type { CartEdit, Part, Parts } from '../model/cart';
import { readCart } from '../model/readCart';
import type { CartConfig } from '../config';

type CartExtra = Extra<CartConfig>;

/** An answer that is no cart is one that the server could not give. */
async function fetchCart({ http, config }: CartExtra) {
  const answer: unknown = await getCart(http, config);
  if (!hasCarts<MultiCart>(answer)) throw unreadable('');
  return readCart(answer);
}

/** The first read, beside the code by which the cart is edited: without that it is not shown, and can be tried again. */
export const loadCart = createRequest(
  'cart/load',
  async ({ code }: { code: Promise<unknown> }, extra: CartExtra) => {
    const offline: Failure = { kind: 'offline', status: null, message: '', fields: [] };
    const edited = code.catch(() => Promise.reject(new HttpError(offline)));
    const [cart] = await Promise.all([fetchCart(extra), edited]);
    return cart;
  },
);

/** The same read when a cart is there already: when it fails, what is shown stays. */
export const refetchCart = createRequest('cart/refetch', (_: undefined, extra: CartExtra) =>
  fetchCart(extra),
);

/** A quiet one is a look whether anything is new: what was read before counts until its answer comes. */
export interface PartAsked {
  part: Part;
  isQuiet: boolean;
}

/** What the answers with the cart have left out. One that does not bring it either has failed. */
export const readPart = createRequest(
  'cart/readPart',
  async ({ part }: PartAsked, { http, config }: CartExtra): Promise<Parts> => {
    const summary = part === 'summary' && readSummary(await getSummary(http, config));
    const found =
      part === 'summary' ? summary && { summary } : readNotices(await getNotices(http, config));
    if (!found) throw unreadable('');
    return found;
  },
);

/** The specification promises no answer: any is a success, and one that brings no cart leaves it to be read. */
export const sendEdit = createRequest(
  'cart/sendEdit',
  async ({ edit }: { edit: CartEdit }, { http, config }: CartExtra) => {
    const answer: unknown = await send(edit, http, config);
    return hasCarts<MultiCart>(answer) ? readCart(answer) : null;
  },
);

function send(edit: CartEdit, http: CartExtra['http'], config: CartConfig): Promise<unknown> {
  if (edit.type === 'clear') {
    return clearCart(http, config, edit.slug, { dispensaryLocationIds: edit.locationIds });
  }
  const { quantity } = edit;
  const { slug, locationId, variantId, packageSizeId } = edit.placed.line;
  const at = { dispensaryLocationIds: [locationId] };
  if (quantity === 0) {
    const item = packageSizeId === undefined ? { variantId } : { packageSizeId };
    return deleteItem(http, config, slug, { ...item, ...at });
  }
  const item = packageSizeId === undefined ? { variantId } : { package_size_pk: packageSizeId };
  return putQuantity(http, config, slug, { quantity, ...item, ...at });
}
