import { hasCarts, readSummary } from '@shared/answers/cart';
import { required, unreadable } from '@shared/answers/values';
import { allResults, mapResult, type Result } from '@shared/http/result';
import type { MultiCart } from '@shared/contract/cart';
import type { Extra } from '@shared/store/createWidgetStore';
import { getCart, getNotices, getSummary } from '../api';
import type { PreviewConfig } from '../config';
import { readPreview, type Preview } from '../model/preview';

export type PreviewExtra = Extra<PreviewConfig>;

/** How many lines all carts have. */
export const readCount = ({ http, config }: PreviewExtra) =>
  mapResult(getSummary(http, config), (answer) => required(readSummary(answer)?.totalItems));

/** The carts as the dialog shows them. */
export async function readCarts({ http, config }: PreviewExtra): Promise<Result<Preview>> {
  const answers = await mapResult(
    allResults([getCart(http, config), getNotices(http, config)]),
    ([cart, notices]) => {
      if (!hasCarts<MultiCart>(cart)) throw unreadable('');
      return { cart, notices, summary: readSummary(cart.summary) };
    },
  );
  if (!answers.ok) return answers;
  const { cart, notices, summary } = answers.value;
  if (summary) return { ok: true, value: readPreview(cart, summary, notices) };
  // Where the carts do not bring it, it is read after them, so that it is not older than they are.
  return mapResult(getSummary(http, config), (answer) =>
    readPreview(cart, readSummary(answer), notices),
  );
}
