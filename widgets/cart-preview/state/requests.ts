import { createRequest } from '../../../shared/store/createRequest';
import type { Extra } from '../../../shared/store/createWidgetStore';
import { getCart, getNotices, getSummary } from '../api';
import type { PreviewConfig } from '../config';
import { readPreview } from '../preview';

export type PreviewExtra = Extra<PreviewConfig>;

/** The argument numbers the question: the answer to one that is not the last any more is dropped. */
export const loadCount = createRequest(
  'preview/loadCount',
  async (_: number, { http, config }: PreviewExtra) => (await getSummary(http, config)).totalItems,
);

export const loadPreview = createRequest(
  'preview/loadPreview',
  async (_: number, { http, config }: PreviewExtra) => {
    const [cart, notices] = await Promise.all([getCart(http, config), getNotices(http, config)]);
    // Where the carts do not bring it, it is read after them, so that it is not older than they are.
    return readPreview(cart, cart.summary ?? (await getSummary(http, config)), notices);
  },
);
