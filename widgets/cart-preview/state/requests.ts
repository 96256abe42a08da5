import { hasCarts, readSummary } from '@shared/answers/cart';
import { required, unreadable } from '@shared/answers/values';
import type { MultiCart } from '@shared/contract/cart';
import { asResult } from '@shared/store/asResult';
import type { Extra } from '@shared/store/createWidgetStore';
import { getCart, getNotices, getSummary } from '../api';
import type { PreviewConfig } from '../config';
import { readPreview } from '../model/preview';

export type PreviewExtra = Extra<PreviewConfig>;

/** How many lines all carts have. */
export const readCount = ({ http, config }: PreviewExtra) =>
  asResult(getSummary(http, config).then((answer) => required(readSummary(answer)?.totalItems)));

/** The carts as the dialog shows them. */
export const readCarts = (extra: PreviewExtra) => asResult(previewNow(extra));

async function previewNow({ http, config }: PreviewExtra) {
  const [cart, notices] = await Promise.all<unknown>([
    getCart(http, config),
    getNotices(http, config),
  ]);
  if (!hasCarts<MultiCart>(cart)) throw unreadable('');
  // Where the carts do not bring it, it is read after them, so that it is not older than they are.
  const summary = readSummary(cart.summary) ?? readSummary(await getSummary(http, config));
  return readPreview(cart, summary, notices);
}
