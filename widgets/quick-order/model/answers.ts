import { amountOf } from '@shared/answers/cart';
import {
  answerOf,
  at,
  choice,
  list,
  listOrNull,
  needed,
  or,
  part,
  record,
  type Reader,
} from '@shared/answers/read';
import { countOf, idOf, idsOf, isTrue, objectOf, objectsOf, textOf } from '@shared/answers/values';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { ProductFilters } from '@shared/contract/storefrontShapes';
import type { Id } from '@shared/answers/id';
import { listedProduct, readFilters } from '@shared/storefront/readProduct';
import {
  cellKey,
  offerKey,
  type Line,
  type SheetLocation,
  type LocationTotal,
  type SheetAnswer,
  type Stock,
} from './sheet';

/** One page of the seller's products, with what the sheet is made by. */
export interface Listed {
  products: readonly ListedProduct[];
  /** How many fit on all pages. */
  count: number;
  /** The values of `order-by` that the server knows, without their signs. */
  orders: readonly string[];
  filters: ProductFilters | null;
  /** Rows are package sizes, whose batch the seller chooses. */
  isQueued: boolean;
  /** The batches of a package size are one. */
  isGrouped: boolean;
  /** The seller takes orders beyond its stock. */
  allowsOver: boolean;
  seller: string;
  locations: readonly SheetLocation[];
  canOrder: boolean;
}

const page = answerOf(
  record({
    products: needed(listOrNull(listedProduct)),
    count: at('result_count', or(countOf, 0)),
    orders: at(
      'order_by_options',
      list((option) => textOf(objectOf(option).value).replace(/^-/, '')),
    ),
    filters: readFilters,
    settings: part(
      record({
        batchQueuesEnabled: isTrue,
        allowOverOrdering: isTrue,
        storefront_aggregate_variants: isTrue,
      }),
    ),
    seller: (seller) => textOf(objectOf(seller).name),
    locations: at('locations', list(choice)),
    // What may be changed is said, not guessed.
    canOrder: at('can_order', isTrue),
  }),
  'The answer has no list of products.',
);

export function readListed(answer: unknown): Listed {
  const { settings, ...read } = page(answer);
  return {
    ...read,
    count: Math.max(read.count, read.products.length),
    isQueued: settings.batchQueuesEnabled,
    isGrouped: settings.storefront_aggregate_variants,
    allowsOver: settings.allowOverOrdering,
  };
}

/**
 * What an answer says of the order at the locations that were asked for; null where it says nothing of it. What it brings
 * of others is left out: nobody could tell whether that is all of them.
 */
export function readOrder(
  answer: unknown,
  ids: readonly Id[],
  isQueued: boolean,
): SheetAnswer | null {
  const order = objectOf(answer);
  if (!Array.isArray(order.items) || !Array.isArray(order.locations)) return null;
  const readIds = ids.map(String);
  const isAsked = (id: Id) => readIds.includes(String(id));
  const items = objectsOf(order.items).map((item) => ({ item, own: readItem(item, isQueued) }));
  const lines = items.flatMap(({ own }) => own);
  return {
    readIds,
    // Twice the same cell is one.
    lines: [...new Map(lines.map((line) => [line.key, line])).values()].filter(({ locationId }) =>
      isAsked(locationId),
    ),
    totals: list(locationTotal)(order.locations).filter(({ id }) => isAsked(id)),
    sums: items.flatMap(({ item, own }) => readSum(item, own)),
    totalItems: countOf(order.totalItems),
    stock: list((given): Stock | null => {
      const { variantId, packageSizeId, available } = objectOf(given);
      const ref = namedBy(variantId, packageSizeId, isQueued);
      return ref && { key: ref.key, available: countOf(available) };
    })(order.stock),
  };
}

/** What the calls name an offer by; null where they could not. */
function namedBy(variantId: unknown, packageSizeId: unknown, isQueued: boolean) {
  const id = idOf(variantId) ?? idOf(packageSizeId);
  if (id === null) return null;
  const size = isQueued ? (idOf(packageSizeId) ?? id) : null;
  return { key: offerKey(id, size), variantId: id, packageSizeId: size };
}

const readItem = (item: Record<string, unknown>, isQueued: boolean): Line[] =>
  objectsOf(item.variants).flatMap((variant): Line[] => {
    const ref = namedBy(variant.variantId, variant.packageSizeId, isQueued);
    const quantity = countOf(variant.quantity);
    if (!ref || !quantity) return [];
    const offer = { ...ref, name: textOf(item.name) };
    return idsOf(variant.dispensaryLocationIds).map((locationId) => ({
      key: cellKey(ref.key, locationId),
      offer,
      locationId,
      quantity,
    }));
  });

/** An item of several offers says nothing of any of them. */
function readSum({ totalItems, totalPrice }: Record<string, unknown>, own: readonly Line[]) {
  const [key, other] = new Set(own.map(({ offer }) => offer.key));
  if (key === undefined || other !== undefined) return [];
  return [{ key, cases: countOf(totalItems), price: amountOf(totalPrice) }];
}

const locationTotal: Reader<LocationTotal | null> = (given) => {
  const { location, subtotal, minimum_order: minimum, missing } = objectOf(given);
  const chosen = choice(location);
  return (
    chosen && {
      ...chosen,
      subtotal: amountOf(subtotal),
      // Of a minimum of which nobody says what is missing to it nothing can be said.
      minimum: missing === undefined ? null : amountOf(minimum),
      missing: amountOf(missing),
    }
  );
};
