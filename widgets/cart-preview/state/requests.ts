import { hasCarts } from '@shared/answers';
import type { CartNotices, CartSummary, MultiCart } from '@shared/contract/cart';
import { HttpError } from '@shared/http/failure';
import { createRequest } from '@shared/store/createRequest';
import type { Extra } from '@shared/store/createWidgetStore';
import { getCart, getNotices, getSummary } from '../api';
import type { PreviewConfig } from '../config';
import { readPreview } from '../model/preview';

export type PreviewExtra = Extra<PreviewConfig>;

/** An answer without what was asked for is one that the server could not give. */
const unreadable = () => new HttpError({ kind: 'server', status: null, message: '', fields: [] });

/** The argument numbers the question: the answer to one that is not the last any more is dropped. */
export const loadCount = createRequest(
  'preview/loadCount',
  async (_: number, { http, config }: PreviewExtra) => {
    const answer = (await getSummary(http, config)) as Partial<CartSummary> | null;
    const count = answer?.totalItems;
    if (count === undefined || !Number.isInteger(count)) throw unreadable();
    return count;
  },
);

export const loadPreview = createRequest(
  'preview/loadPreview',
  async (_: number, { http, config }: PreviewExtra) => {
    const [cart, notices] = await Promise.all<unknown>([
      getCart(http, config),
      getNotices(http, config),
    ]);
    if (!hasCarts<MultiCart>(cart)) throw unreadable();
    // Where the carts do not bring it, it is read after them, so that it is not older than they are.
    const summary = cart.summary ?? (await getSummary(http, config));
    return readPreview(cart, summary, notices as CartNotices | null);
  },
);
