import { unreadable } from '@shared/answers/values';
import { readNotices } from '@shared/answers/cart';
import { HttpError, type Failure } from '@shared/http/failure';
import type { Query } from '@shared/http/http';
import type { Id } from '@shared/id';
import { createResource } from '@shared/store/createResource';
import { getNotices, getOrder, getProducts } from '../api';
import { readListed, type readOrder } from '../model/answers';
import type { QuickOrderExtra } from './slice';

export const list = createResource(
  'quickOrder/list',
  /** The query as JSON, so that two of the same are one. */
  async (asked: string, { http, config }: QuickOrderExtra) =>
    readListed(await getProducts(http, config, JSON.parse(asked) as Query)),
);

const offline: Failure = { kind: 'offline', status: null, message: '', fields: [] };

interface OrderAsked {
  ids: readonly Id[];
  isQueued: boolean;
  /** What reads and edits an order comes beside its first answer: without it none is shown, and it can be tried again. */
  code: Promise<{ readOrder: typeof readOrder }>;
}

/** The first read. */
export const firstOrder = createResource(
  'quickOrder/firstOrder',
  async ({ ids, isQueued, code }: OrderAsked, { http, config }: QuickOrderExtra) => {
    const fetched = code.catch(() => Promise.reject(new HttpError(offline)));
    const [answer, { readOrder: read }] = await Promise.all([getOrder(http, config, ids), fetched]);
    const order = read(answer, ids, isQueued);
    if (!order) throw unreadable('');
    return order;
  },
);

/** An answer without them has failed: no notices would be a claim. */
export const notices = createResource(
  'quickOrder/notices',
  async (_: undefined, { http, config }: QuickOrderExtra) => {
    const found = readNotices(await getNotices(http, config));
    if (!found) throw unreadable('');
    return found;
  },
);
