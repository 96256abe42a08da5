import { hasCarts } from '@shared/answers/cart';
import { unreadable } from '@shared/answers/values';
import { readSummary } from '@shared/answers/cart';
import type { MultiCart } from '@shared/contract/cart';
import { createRequest } from '@shared/store/createRequest';
import type { Extra } from '@shared/store/createWidgetStore';
import { getCart, getNotices, getSummary } from '../api';
import type { PreviewConfig } from '../config';
import { readPreview } from '../model/preview';

export type PreviewExtra = Extra<PreviewConfig>;

/** The argument numbers the question: the answer to one that is not the last any more is dropped. */
export const loadCount = createRequest(
  'preview/loadCount',
  async (_: number, { http, config }: PreviewExtra) => {
    const count = readSummary(await getSummary(http, config))?.totalItems ?? null;
    if (count === null) throw unreadable('');
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
    if (!hasCarts<MultiCart>(cart)) throw unreadable('');
    // Where the carts do not bring it, it is read after them, so that it is not older than they are.
    const summary = readSummary(cart.summary) ?? readSummary(await getSummary(http, config));
    return readPreview(cart, summary, notices);
  },
);
