import { hasCarts, unreadable } from '@shared/answers';
import { readNotices, readSummary } from '@shared/cartAnswers';
import type { MultiCart } from '@shared/contract/cart';
import type { Failure } from '@shared/http/failure';
import { allResults, mapResult, type Result } from '@shared/http/result';
import { createRequest } from '@shared/store/createRequest';
import type { Extra } from '@shared/store/createWidgetStore';
import { clearCart, deleteItem, getCart, getNotices, getSummary, putQuantity } from '../api';
import type { CartEdit, Part, Parts } from '../model/cart';
import type { readCart } from '../model/readCart';
import type { CartConfig } from '../config';

type CartExtra = Extra<CartConfig>;

const offline: Failure = { kind: 'offline', status: null, message: '', fields: [] };

/** What reads and edits a cart comes beside the first answer: without it none is shown, and it can be tried again. */
interface Asked {
  code: Promise<{ readCart: typeof readCart }>;
}

/** An answer that is no cart is one that the server could not give. */
const fetchCart = ({ code }: Asked, { http, config }: CartExtra) => {
  const fetched = code.then(
    (value) => ({ ok: true, value }) as const,
    () => ({ ok: false, failure: offline }) as const,
  );
  return mapResult(allResults([getCart(http, config), fetched]), ([answer, { readCart }]) => {
    if (!hasCarts<MultiCart>(answer)) throw unreadable('');
    return readCart(answer);
  });
};

/** The first read. */
export const loadCart = createRequest('cart/load', fetchCart);

/** The same read when a cart is there already: when it fails, what is shown stays. */
export const refetchCart = createRequest('cart/refetch', fetchCart);

/** A quiet one is a look whether anything is new: what was read before counts until its answer comes. */
export interface PartAsked {
  part: Part;
  isQuiet: boolean;
}

/** What the answers with the cart have left out. One that does not bring it either has failed. */
export const readPart = createRequest(
  'cart/readPart',
  ({ part }: PartAsked, { http, config }: CartExtra): Promise<Result<Parts>> => {
    const call: Promise<Result<unknown>> =
      part === 'summary' ? getSummary(http, config) : getNotices(http, config);
    return mapResult(call, (answer) => {
      const summary = part === 'summary' && readSummary(answer);
      const found = part === 'summary' ? summary && { summary } : readNotices(answer);
      if (!found) throw unreadable('');
      return found;
    });
  },
);

/** The specification promises no answer: any is a success, and one that brings no cart leaves it to be read. */
export const sendEdit = createRequest(
  'cart/sendEdit',
  async ({ edit, code }: { edit: CartEdit } & Asked, { http, config }: CartExtra) => {
    const answer = await send(edit, http, config);
    if (!answer.ok) return answer;
    const value = hasCarts<MultiCart>(answer.value) ? (await code).readCart(answer.value) : null;
    return { ok: true as const, value };
  },
);

function send(
  edit: CartEdit,
  http: CartExtra['http'],
  config: CartConfig,
): Promise<Result<unknown>> {
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
