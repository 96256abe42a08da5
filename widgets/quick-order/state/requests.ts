import { allResults, mapResult } from '@shared/http/result';
import { unreadable } from '@shared/answers';
import { readNotices } from '@shared/cartAnswers';
import type { Failure } from '@shared/http/failure';
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
  (asked: string, { http, config }: QuickOrderExtra) =>
    mapResult(getProducts(http, config, JSON.parse(asked) as Query), readListed),
);

const offline: Failure = { kind: 'offline', status: null, message: '', fields: [] };

export interface OrderAsked {
  ids: readonly Id[];
  isQueued: boolean;
  /** What reads and edits an order comes beside its first answer: without it none is shown, and it can be tried again. */
  code: Promise<{ readOrder: typeof readOrder }>;
}

const fetchOrder = ({ ids, isQueued, code }: OrderAsked, { http, config }: QuickOrderExtra) => {
  const fetched = code.then(
    (value) => ({ ok: true, value }) as const,
    () => ({ ok: false, failure: offline }) as const,
  );
  return mapResult(
    allResults([getOrder(http, config, ids), fetched]),
    ([answer, { readOrder: read }]) => {
      const order = read(answer, ids, isQueued);
      if (!order) throw unreadable('');
      return order;
    },
  );
};

/** The first read. */
export const firstOrder = createResource('quickOrder/firstOrder', fetchOrder);

/** The same when an order is there already: when it fails, what is shown stays. */
export const refetchOrder = createRequest('quickOrder/refetch', fetchOrder);

/** An answer without them has failed: no notices would be a claim. */
export const notices = createResource(
  'quickOrder/notices',
  (_: undefined, { http, config }: QuickOrderExtra) =>
    mapResult(getNotices(http, config), (answer) => {
      const found = readNotices(answer);
      if (!found) throw unreadable('');
      return found;
    }),
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
    const answer = await send(sending, extra);
    if (!answer.ok) return answer;
    const { readOrder: read } = await code;
    const value = read(answer.value, isRemoval ? edit.locationIds : ids, isQueued);
    return { ok: true as const, value };
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
