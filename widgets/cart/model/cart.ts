import { groupBy } from '@shared/answers/groupBy';
import { isSameId, type Id } from '@shared/answers/id';
import type { Summary } from '@shared/answers/cart';
import type {
  CartItem,
  CartNotices,
  CartVariant,
  LocationCart,
  MultiCart,
  VendorSettings,
} from '@shared/contract/cart';
import type { LineConflict, LineEdit } from '@shared/sync/lineNotes';

/** One line as the screen has it: what is ordered of whom, and where it goes. Amounts are null until the server says them. */
export interface Line
  extends
    Omit<CartItem, 'variants' | 'strain'>,
    Pick<CartVariant, 'variantId' | 'quantity' | 'packageSize' | 'batch' | 'available'>,
    Pick<CartVariant, 'minimum' | 'increment' | 'pricePerEach'> {
  key: string;
  /** The product with what tells the line from others of it, where they stand together. */
  name: string;
  product: string;
  strain: string;
  packageSizeId: Id | undefined;
  /** Units; null where the server did not say. */
  caseSize: number | null;
  price: string | null;
  lineTotal: string | null;
  /** Of the seller and location it belongs to. */
  groupKey: string;
  slug: string;
  locationId: Id;
  locationName: string;
}

/** What an answer with the cart may leave to a call of its own. */
export interface Parts extends Partial<CartNotices> {
  summary?: Summary | undefined;
}

export const parts = ['summary', 'notices'] as const;
export type Part = (typeof parts)[number];

export const hasPart = ({ summary, cart_notices, cart_item_notices }: Parts, part: Part): boolean =>
  part === 'summary' ? summary !== undefined : Boolean(cart_notices && cart_item_notices);

/** The lines of one seller at one location. */
export interface Group extends Omit<LocationCart, 'items' | 'subtotal'> {
  key: string;
  subtotal: string | null;
}

/** The server's cart with its lines in one list, so that an edit changes one list alone. */
export interface Cart extends Parts, Required<Pick<MultiCart, 'can_edit' | 'locations'>> {
  settings: Pick<VendorSettings, 'storefront_aggregate_variants' | 'displayPricePerEach'>;
  groups: Group[];
  lines: Line[];
}

/** A line of the cart and its index in the list, for putting it back where it was. */
export interface Placed {
  line: Line;
  index: number;
}

/** A line that this screen edits and someone else has changed. */
export type Conflict = LineConflict<Line> & Placed;

/** What is typed and not committed: cases, or those of the line beside the text that cannot be read. */
export interface Typed extends LineEdit<Line> {
  text?: string | undefined;
}

/** What is to be done with a cart. A quantity of 0 removes the line. */
export type CartEdit = QuantityEdit | ClearEdit;

/** Empties the cart of one seller at some locations. */
export interface ClearEdit {
  type: 'clear';
  slug: string;
  /** The seller's name. */
  seller: string;
  locationIds: Id[];
}

export interface QuantityEdit extends Placed {
  type: 'quantity';
  quantity: number;
  /** The grid says itself what becomes of it. */
  isSaidByGrid?: boolean;
}

// As JSON two lists of ids never make the same key, and as text a number and its text do.
export const keyOf = (...parts: Id[]) => JSON.stringify(parts.map(String));

/** With aggregate variants the lines of a product follow each other, and within it those of one package size. */
export const byProduct = (lines: Line[]): Line[] =>
  together(
    together(lines, ({ groupKey, productId, packageSize }) =>
      keyOf(groupKey, productId, packageSize),
    ),
    ({ groupKey, productId }) => keyOf(groupKey, productId),
  );

/** The same list with those of one key after each other, where the first of them stands. */
export const together = <T>(list: readonly T[], keyBy: (each: T) => string): T[] =>
  [...groupBy(list, keyBy).values()].flat();

const isCleared = ({ slug, locationId }: Line, edit: ClearEdit) =>
  slug === edit.slug && edit.locationIds.some((id) => isSameId(id, locationId));

/** The cart as it will be. Amounts stay as the server said them: the client adds nothing up. */
export function applyEdit(cart: Cart, key: string, edit: CartEdit): Cart {
  if (edit.type === 'clear') {
    return { ...cart, lines: cart.lines.filter((line) => !isCleared(line, edit)) };
  }
  const { quantity } = edit;
  if (quantity === 0) return { ...cart, lines: cart.lines.filter((line) => line.key !== key) };
  const index = cart.lines.findIndex((line) => line.key === key);
  const lines = [...cart.lines];
  const now = { ...(lines[index] ?? edit.line), quantity };
  lines.splice(index < 0 ? edit.index : index, index < 0 ? 0 : 1, now);
  // A line back at its old index may part the lines of another product, which others have moved meanwhile.
  return { ...cart, lines: cart.settings.storefront_aggregate_variants ? byProduct(lines) : lines };
}

export function isApplied({ lines }: Cart, key: string, edit: CartEdit): boolean {
  if (edit.type === 'clear') return !lines.some((line) => isCleared(line, edit));
  return (lines.find((line) => line.key === key)?.quantity ?? 0) === edit.quantity;
}

/** Whether an edit is what changed this line. */
export const concerns = (key: string, edit: CartEdit, line: Line): boolean =>
  edit.type === 'clear' ? isCleared(line, edit) : line.key === key;
