import type {
  CartItemNotice,
  CartItem,
  CartNotice,
  CartNotices,
  CartSummary,
  CartVariant,
  MultiCart,
} from '../../shared/contract/cart';

/** One line of the cart, as far as the preview shows it. */
export interface Line
  extends
    Pick<CartItem, 'name' | 'image'>,
    Pick<CartVariant, 'quantity' | 'packageSize' | 'lineTotal'> {
  key: string;
  location: string;
  notices: CartNotice[];
}

/** What the dialog shows of a cart. */
export interface Preview {
  /** Those first that changed or have something to be said of them, else in the order of the server. */
  lines: Line[];
  notices: CartNotice[];
  summary: CartSummary;
  canEdit: boolean;
}

type Variant = CartVariant & { locationId: string | number };

const concerns = (notice: CartItemNotice, variant: Variant): boolean =>
  notice.dispensaryLocationId === variant.locationId &&
  (variant.packageSizeId === undefined
    ? notice.variantId === variant.variantId
    : notice.packageSizeId === variant.packageSizeId);

/** Notices have a call of their own, because they change without the cart. */
export function readPreview(
  { carts, can_edit }: MultiCart,
  summary: CartSummary,
  { cart_notices, cart_item_notices }: CartNotices,
): Preview {
  const lines = carts.flatMap(({ seller, location, items }) =>
    items.flatMap(({ name, image, variants }) =>
      variants.map((variant): Line => {
        const { quantity, packageSize, lineTotal, packageSizeId, variantId } = variant;
        const locationId = variant.dispensaryLocationIds[0] ?? location.id;
        return {
          // The server chooses the ids: as JSON two different lists of them never make the same key.
          key: JSON.stringify([seller.slug, locationId, packageSizeId ?? variantId]),
          name,
          image,
          location: location.name,
          quantity,
          packageSize,
          lineTotal,
          notices: cart_item_notices.filter((each) => concerns(each, { ...variant, locationId })),
        };
      }),
    ),
  );
  const noticed = lines.filter(({ notices }) => notices.length > 0);
  return {
    lines: [...noticed, ...lines.filter(({ notices }) => notices.length === 0)],
    notices: cart_notices,
    summary,
    canEdit: can_edit,
  };
}

/** The same with those lines first that are new since `before`, or have another quantity. */
export function latestFirst(now: Preview, before: Preview | undefined): Preview {
  if (!before) return now;
  const places = new Map(
    before.lines.map(({ key, quantity }, place) => [key, { quantity, place }]),
  );
  const isNew = ({ key, quantity }: Line) => places.get(key)?.quantity !== quantity;
  const place = ({ key }: Line) => places.get(key)?.place ?? 0;
  const others = now.lines.filter((line) => !isNew(line));
  return {
    ...now,
    // What came first before stays before the rest: the second look does not shuffle the first one's lines.
    lines: [...now.lines.filter(isNew), ...others.sort((one, other) => place(one) - place(other))],
  };
}
