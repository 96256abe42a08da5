import { unreadable } from '@shared/answers/values';
import { readNotices } from '@shared/answers/cart';
import { HttpError, type Failure } from '@shared/http/failure';
import type { Query } from '@shared/http/http';
import type { Id } from '@shared/id';
import { createRequest } from '@shared/store/createRequest';
import { createResource } from '@shared/store/createResource';
import {
  clearOrder,
  deleteOffer,
  getNotices,
  getOrder,
  getProducts,
  putPackageSize,
  putPackageSizeAndRefresh,
  putVariant,
  putVariantAndRefresh,
} from '../api';
import { readListed, type readOrder } from '../model/answers';
import type { ClearEdit, SetEdit, SheetEdit } from '../model/sheet';
import type { QuickOrderExtra } from './extra';

export const list = createResource(
  'quickOrder/list',
  /** The query as JSON, so that two of the same are one. */
  async (asked: string, { http, config }: QuickOrderExtra) =>
    readListed(await getProducts(http, config, JSON.parse(asked) as Query)),
);

const offline: Failure = { kind: 'offline', status: null, message: '', fields: [] };

export interface OrderAsked {
  ids: readonly Id[];
  isQueued: boolean;
  /** What reads and edits an order comes beside its first answer: without it none is shown, and it can be tried again. */
  code: Promise<{ readOrder: typeof readOrder }>;
}

async function fetchOrder({ ids, isQueued, code }: OrderAsked, { http, config }: QuickOrderExtra) {
  const fetched = code.catch(() => Promise.reject(new HttpError(offline)));
  const [answer, { readOrder: read }] = await Promise.all([getOrder(http, config, ids), fetched]);
  const order = read(answer, ids, isQueued);
  if (!order) throw unreadable('');
  return order;
}

/** The first read. */
export const firstOrder = createResource('quickOrder/firstOrder', fetchOrder);

/** The same when an order is there already: when it fails, what is shown stays. */
export const refetchOrder = createRequest('quickOrder/refetch', fetchOrder);

/** An answer without them has failed: no notices would be a claim. */
export const notices = createResource(
  'quickOrder/notices',
  async (_: undefined, { http, config }: QuickOrderExtra) => {
    const found = readNotices(await getNotices(http, config));
    if (!found) throw unreadable('');
    return found;
  },
);

interface Sending extends OrderAsked {
  edit: SheetEdit;
}

/** The specification promises no answer: any is a success, and one that brings no order leaves it to be read. */
export const sendEdit = createRequest(
  'quickOrder/sendEdit',
  async (sending: Sending, extra: QuickOrderExtra) => {
    const { edit, ids, isQueued, code } = sending;
    const isRemoval = edit.type === 'clear' || edit.quantity === 0;
    const answer: unknown = await send(sending, extra);
    const { readOrder: read } = await code;
    return read(answer, isRemoval ? edit.locationIds : ids, isQueued);
  },
);

function send({ edit, ids }: Sending, extra: QuickOrderExtra) {
  if (edit.type === 'clear') return clear(edit, extra);
  return edit.quantity === 0 ? remove(edit, extra) : set(edit, ids, extra);
}

const clear = ({ locationIds }: ClearEdit, { http, config }: QuickOrderExtra) =>
  clearOrder(http, config, { dispensaryLocationIds: locationIds });

function remove({ offer, locationIds }: SetEdit, { http, config }: QuickOrderExtra) {
  const at = { dispensaryLocationIds: locationIds };
  const { variantId, packageSizeId } = offer;
  const item = packageSizeId === null ? { variantId } : { packageSizeId };
  return deleteOffer(http, config, { ...item, ...at });
}

function set(
  { offer, locationIds, quantity, isRefresh }: SetEdit,
  selectedLocationIds: readonly Id[],
  { http, config }: QuickOrderExtra,
) {
  const body = { quantity, dispensaryLocationIds: locationIds, selectedLocationIds };
  const { variantId, packageSizeId } = offer;
  if (packageSizeId === null) {
    const put = isRefresh ? putVariantAndRefresh : putVariant;
    return put(http, config, { ...body, variantId });
  }
  const put = isRefresh ? putPackageSizeAndRefresh : putPackageSize;
  return put(http, config, { ...body, packageSizeId });
}
