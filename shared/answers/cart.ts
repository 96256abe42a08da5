import type { CartItemNotice, CartNotices, CartVariant, MultiCart } from '../contract/cart';
import { isSameId, type Id } from './id';
import { listOrNull, needed, oneOf, or, part, record, type Reader } from './read';
import { countOf, idOf, idsOf, isTrue, listOf, objectOf, textOf } from './values';

/* The answers about a buyer's carts. */

/** An amount as the server wrote it; null where it wrote none. */
export const amountOf = (amount: unknown): string | null =>
  typeof amount === 'string' ? amount : null;

/** A seller or a location with a name, if only an empty one. */
export const named = <T extends { name: string }>(each: T): T => ({
  ...each,
  name: textOf((each as T | null)?.name),
});

/** Whether an answer brings carts. Their parts may be missing all the same. */
export const hasCarts = <Answer extends { carts: unknown[] }>(answer: unknown): answer is Answer =>
  Array.isArray(objectOf(answer).carts);

/** What is ordered by all carts of an answer, each line with where it belongs. Its fields may be missing all the same. */
export const linesIn = (carts: MultiCart['carts']) =>
  listOf(carts).flatMap((cart) => {
    const seller = named(cart.seller);
    const location = named(cart.location);
    return listOf(cart.items).flatMap((item) =>
      listOf(item.variants).map((variant) => ({
        seller,
        location,
        item,
        variant,
        locationId: idsOf(variant.dispensaryLocationIds)[0] ?? location.id,
      })),
    );
  });

const summary = part(
  record({
    totalItems: countOf,
    total: amountOf,
    subtotal: amountOf,
    estimated_tax: amountOf,
    can_checkout: isTrue,
  }),
);

/** An amount that the server left out is null. */
export type Summary = ReturnType<typeof summary>;

/** Null where the answer says neither how many lines there are nor what they cost. */
export const readSummary: Reader<Summary | null> = (answer) => {
  const read = summary(answer);
  return read.total === null && read.totalItems === null ? null : read;
};

/** One without a text says nothing. */
const notice = {
  id: or(idOf, ''),
  severity: oneOf(['info', 'warning', 'danger'], 'info'),
  message: needed(textOf),
};

const namedId = or(idOf, undefined);

const notices = record({
  cart_notices: needed(listOrNull(record(notice))),
  cart_item_notices: needed(
    listOrNull(
      record({
        ...notice,
        variantId: namedId,
        packageSizeId: namedId,
        dispensaryLocationId: namedId,
      }),
    ),
  ),
});

/** Null where one of both lists is missing. */
export const readNotices = notices as Reader<CartNotices | null>;

/** Whether a notice is of this line. Where there is a package size it names the line, else the variant does. */
export const isOfLine = (
  notice: CartItemNotice,
  line: Pick<CartVariant, 'variantId' | 'packageSizeId'> & { locationId: Id },
): boolean =>
  isSameId(notice.dispensaryLocationId, line.locationId) &&
  // A server that has none may write null.
  (idOf(line.packageSizeId) === null
    ? isSameId(idOf(notice.variantId), line.variantId)
    : isSameId(idOf(notice.packageSizeId), idOf(line.packageSizeId)));
