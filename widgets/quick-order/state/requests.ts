import { required } from '@shared/answers/values';
import { readNotices } from '@shared/answers/cart';
import { allResults, imported, mapResult } from '@shared/http/result';
import type { Query } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import { createResource } from '@shared/store/createResource';
import { getNotices, getOrder, getProducts } from '../api';
import { readListed, type readOrder } from '../model/answers';
import type { QuickOrderExtra } from './slice';

export const list = createResource(
  'quickOrder/list',
  /** The query as JSON, so that two of the same are one. */
  (asked: string, { http, config }: QuickOrderExtra) =>
    mapResult(getProducts(http, config, JSON.parse(asked) as Query), readListed),
);

interface OrderAsked {
  ids: readonly Id[];
  isQueued: boolean;
  /** What reads and edits an order comes beside its first answer: without it none is shown, and it can be tried again. */
  code: Promise<{ readOrder: typeof readOrder }>;
}

/** The first read. */
export const firstOrder = createResource(
  'quickOrder/firstOrder',
  ({ ids, isQueued, code }: OrderAsked, { http, config }: QuickOrderExtra) =>
    mapResult(
      allResults([getOrder(http, config, ids), imported(code)]),
      ([answer, { readOrder: read }]) => required(read(answer, ids, isQueued)),
    ),
);

/** An answer without them has failed: no notices would be a claim. */
export const notices = createResource(
  'quickOrder/notices',
  (_: undefined, { http, config }: QuickOrderExtra) =>
    mapResult(getNotices(http, config), (answer) => required(readNotices(answer))),
);
