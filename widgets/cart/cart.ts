import type { CartItem, CartVariant, LocationCart, MultiCart } from '../../shared/contract/cart';
import { removalsBy } from '../../shared/store/removals';

type Id = string | number;

/** One line as the screen has it: what is ordered, of whom, and where it goes. */
export interface Line
  extends Omit<CartItem, 'variants'>, Omit<CartVariant, 'dispensaryLocationIds' | 'lineTotal'> {
  key: string;
  /** Null until the server has said it. */
  lineTotal: string | null;
  /** Of the seller and location it belongs to. */
  groupKey: string;
  slug: string;
  locationId: Id;
  locationName: string;
}

/** The lines of one seller at one location. */
export interface Group extends Omit<LocationCart, 'items'> {
  key: string;
}

/** The server's cart with its lines in one list, so that an edit touches one place. */
export interface Cart extends Omit<MultiCart, 'carts'> {
  groups: Group[];
  lines: Line[];
}

/** A line of the cart and its place in the list, for putting it back where it was. */
export interface Placed {
  line: Line;
  place: number;
}

export const removals = removalsBy<Placed>(({ line }) => line.key);

/** What is to be done with a cart. A quantity of 0 removes the line. */
export type CartEdit = QuantityEdit | { type: 'clear'; slug: string; locationIds: Id[] };

export interface QuantityEdit {
  type: 'quantity';
  quantity: number;
  placed: Placed;
}

// The server chooses the ids: as JSON two different lists of them never make the same key.
export const keyOf = (...parts: Id[]) => JSON.stringify(parts);

export function readCart({ carts, ...rest }: MultiCart): Cart {
  const groups: Group[] = [];
  const lines: Line[] = [];
  for (const { items, ...cart } of carts) {
    const { seller, location } = cart;
    const groupKey = keyOf(seller.slug, location.id);
    groups.push({ key: groupKey, ...cart });
    for (const { variants, ...item } of items) {
      for (const { dispensaryLocationIds, ...variant } of variants) {
        lines.push({
          ...item,
          ...variant,
          key: keyOf(
            seller.slug,
            dispensaryLocationIds[0] ?? location.id,
            variant.packageSizeId ?? variant.variantId,
          ),
          groupKey,
          slug: seller.slug,
          locationId: dispensaryLocationIds[0] ?? location.id,
          locationName: location.name,
        });
      }
    }
  }
  return { ...rest, groups, lines };
}

const isCleared = ({ slug, locationId }: Line, edit: CartEdit & { type: 'clear' }) =>
  slug === edit.slug && edit.locationIds.includes(locationId);

/** The cart as it will be. Amounts stay as the server said them: the client adds nothing up. */
export function applyEdit(cart: Cart, key: string, edit: CartEdit): Cart {
  if (edit.type === 'clear') {
    return { ...cart, lines: cart.lines.filter((line) => !isCleared(line, edit)) };
  }
  const { quantity, placed } = edit;
  if (quantity === 0) return { ...cart, lines: cart.lines.filter((line) => line.key !== key) };
  const place = cart.lines.findIndex((line) => line.key === key);
  const lines = [...cart.lines];
  const now = { ...(lines[place] ?? placed.line), quantity };
  lines.splice(place < 0 ? placed.place : place, place < 0 ? 0 : 1, now);
  return { ...cart, lines };
}

export function isApplied({ lines }: Cart, key: string, edit: CartEdit): boolean {
  if (edit.type === 'clear') return !lines.some((line) => isCleared(line, edit));
  return (lines.find((line) => line.key === key)?.quantity ?? 0) === edit.quantity;
}

/** Whether an edit is what changed this line. */
export const concerns = (key: string, edit: CartEdit, line: Line): boolean =>
  edit.type === 'clear' ? isCleared(line, edit) : line.key === key;
