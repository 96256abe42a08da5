import { createRequest } from '../../../shared/store/createRequest';
import type { Extra } from '../../../shared/store/createWidgetStore';
import { clearCart, deleteItem, getCart, getNotices, getSummary, putQuantity } from '../api';
import { readCart, type CartEdit, type Part, type Parts } from '../cart';
import type { CartConfig } from '../config';

export type CartExtra = Extra<CartConfig>;

export const loadCart = createRequest(
  'cart/load',
  async (_: undefined, { http, config }: CartExtra) => readCart(await getCart(http, config)),
);

/** The same read when a cart is there already: when it fails, what is shown stays. */
export const rereadCart = createRequest(
  'cart/reread',
  async (_: undefined, { http, config }: CartExtra) => readCart(await getCart(http, config)),
);

/** A quiet one is a look whether anything is new: what was read before counts until its answer comes. */
export interface PartAsked {
  part: Part;
  isQuiet: boolean;
}

/** What the answers with the cart have left out. */
export const readPart = createRequest(
  'cart/readPart',
  async ({ part }: PartAsked, { http, config }: CartExtra): Promise<Parts> =>
    part === 'summary' ? { summary: await getSummary(http, config) } : getNotices(http, config),
);

export const sendEdit = createRequest(
  'cart/sendEdit',
  async ({ edit }: { edit: CartEdit }, { http }: CartExtra) => readCart(await send(edit, http)),
);

function send(edit: CartEdit, http: CartExtra['http']) {
  if (edit.type === 'clear') {
    return clearCart(http, edit.slug, { dispensaryLocationIds: edit.locationIds });
  }
  const { quantity } = edit;
  const { slug, locationId, variantId, packageSizeId } = edit.placed.line;
  const at = { dispensaryLocationIds: [locationId] };
  if (quantity === 0) {
    const item = packageSizeId === undefined ? { variantId } : { packageSizeId };
    return deleteItem(http, slug, { ...item, ...at });
  }
  const item = packageSizeId === undefined ? { variantId } : { package_size_pk: packageSizeId };
  return putQuantity(http, slug, { quantity, ...item, ...at });
}
