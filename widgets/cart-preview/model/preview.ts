import { amountOf, isOfLine, linesIn, readNotices, type Summary } from '@shared/answers/cart';
import { countOf, isTrue, textOf } from '@shared/answers/values';
import type { CartItem, CartNotice, CartVariant, MultiCart } from '@shared/contract/cart';

/** One line of the cart, as far as the preview shows it. */
export interface Line extends Pick<CartItem, 'name' | 'image'>, Pick<CartVariant, 'packageSize'> {
  key: string;
  /** Cases; null where the server did not say. */
  quantity: number | null;
  lineTotal: string | null;
  location: string;
  notices: CartNotice[];
}

/** What the dialog shows of a cart. */
export interface Preview {
  /** Those first that changed or have something to be said of them, else in the order of the server. */
  lines: Line[];
  notices: CartNotice[];
  summary: Omit<Summary, 'totalItems'> & { totalItems: number };
  canEdit: boolean;
}

/**
 * Notices have a call of their own, because they change without the cart. What an answer leaves out is not shown, and
 * a summary without a number of items is that of the lines.
 */
export function readPreview(
  { carts, can_edit }: MultiCart,
  summary: Summary | null,
  answer: unknown,
): Preview {
  const notices = readNotices(answer);
  const ofLines = notices?.cart_item_notices ?? [];
  const lines = linesIn(carts).map(({ seller, location, locationId, item, variant }): Line => {
    const { quantity, packageSize, lineTotal, packageSizeId, variantId } = variant;
    return {
      // The server chooses the ids: as JSON two different lists of them never make the same key.
      key: JSON.stringify([seller.slug, locationId, packageSizeId ?? variantId]),
      name: textOf(item.name),
      image: item.image,
      location: location.name,
      quantity: countOf(quantity),
      packageSize: textOf(packageSize),
      lineTotal: amountOf(lineTotal),
      notices: ofLines.filter((each) => isOfLine(each, { ...variant, locationId })),
    };
  });
  const noticed = lines.filter((line) => line.notices.length > 0);
  return {
    lines: [...noticed, ...lines.filter((line) => line.notices.length === 0)],
    notices: notices?.cart_notices ?? [],
    summary: { ...(summary ?? unknown), totalItems: summary?.totalItems ?? lines.length },
    // What may be changed is said, not guessed.
    canEdit: isTrue(can_edit),
  };
}

const unknown = { subtotal: null, estimated_tax: null, total: null, can_checkout: false };

/** The same with those lines first that are new since the last look, or have another quantity. */
export function latestFirst(now: Preview, lastLook: Preview | null): Preview {
  if (!lastLook) return now;
  const quantities = new Map(lastLook.lines.map(({ key, quantity }) => [key, quantity]));
  const isNew = ({ key, quantity }: Line) => quantities.get(key) !== quantity;
  const others = now.lines.filter((line) => !isNew(line));
  // What came first before stays before the rest: the second look does not shuffle the first one's lines.
  return { ...now, lines: [...now.lines.filter(isNew), ...inOrder(others, lastLook.lines)] };
}

/** The same in the order that is shown, for someone is reading it: what is new comes last. */
export const inPlace = (now: Preview, shown: Preview): Preview => ({
  ...now,
  lines: inOrder(now.lines, shown.lines),
});

function inOrder(lines: readonly Line[], before: readonly Line[]): Line[] {
  const indexes = new Map(before.map(({ key }, index) => [key, index]));
  const indexOf = ({ key }: Line) => indexes.get(key) ?? before.length;
  return [...lines].sort((one, other) => indexOf(one) - indexOf(other));
}
