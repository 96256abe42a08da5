import { isId, isObject, textOf, unreadable } from '@shared/answers';
import { amountOf, countOf } from '@shared/cartAnswers';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { QuickOrder, QuickOrderItem, QuickOrderStorefront } from '@shared/contract/quickOrder';
import type { ProductFilters } from '@shared/contract/storefrontShapes';
import type { Id } from '@shared/id';
import { readFilters, readProducts } from '@shared/storefront/readProduct';
import { objectsOf, type Loose } from '@shared/storefront/readSeller';
import {
  cellKey,
  offerKey,
  type Line,
  type Place,
  type PlaceTotal,
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
  /** The seller takes orders beyond its stock. */
  allowsOver: boolean;
  seller: string;
  places: readonly Place[];
  canOrder: boolean;
}

export function readListed(answer: unknown): Listed {
  const page = (isObject(answer) ? answer : {}) as Loose<QuickOrderStorefront>;
  if (!Array.isArray(page.products)) throw unreadable('The answer has no list of products.');
  const settings = (isObject(page.settings) ? page.settings : {}) as Loose<
    QuickOrderStorefront['settings']
  >;
  const products = readProducts(page.products);
  return {
    products,
    count: Math.max(countOf(page.result_count) ?? 0, products.length),
    orders: objectsOf(page.order_by_options).map(({ value }) => textOf(value).replace(/^-/, '')),
    filters: readFilters(page.filters),
    isQueued: settings.batchQueuesEnabled === true,
    allowsOver: settings.allowOverOrdering === true,
    seller: isObject(page.seller) ? textOf(page.seller.name) : '',
    places: objectsOf(page.locations).flatMap(readPlace),
    // What may be changed is said, not guessed.
    canOrder: page.can_order === true,
  };
}

function readPlace({ id, name }: Loose<Place>): Place[] {
  return isId(id) ? [{ id, name: textOf(name).trim() || textOf(id) }] : [];
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
  const order = (isObject(answer) ? answer : {}) as Loose<QuickOrder>;
  if (!Array.isArray(order.items) || !Array.isArray(order.locations)) return null;
  const readIds = ids.map(String);
  const isAsked = (id: Id) => readIds.includes(String(id));
  const lines = objectsOf(order.items).flatMap((item) => readItem(item, isQueued));
  return {
    readIds,
    // Twice the same cell is one.
    lines: [...new Map(lines.map((line) => [line.key, line])).values()].filter(({ locationId }) =>
      isAsked(locationId),
    ),
    totals: objectsOf(order.locations)
      .flatMap(readTotal)
      .filter(({ id }) => isAsked(id)),
    totalItems: countOf(order.totalItems),
    stock: objectsOf(order.stock).flatMap((given) => readStock(given, isQueued)),
  };
}

/** What the calls name an offer by; null where they could not. */
function namedBy(variantId: unknown, packageSizeId: unknown, isQueued: boolean) {
  const id = isId(variantId) ? variantId : packageSizeId;
  if (!isId(id)) return null;
  const size = isQueued ? (isId(packageSizeId) ? packageSizeId : id) : null;
  return { key: offerKey(id, size), variantId: id, packageSizeId: size };
}

function readItem(item: Loose<QuickOrderItem>, isQueued: boolean): Line[] {
  return objectsOf(item.variants).flatMap((variant): Line[] => {
    const ref = namedBy(variant.variantId, variant.packageSizeId, isQueued);
    const quantity = countOf(variant.quantity);
    const ids: unknown[] = Array.isArray(variant.dispensaryLocationIds)
      ? variant.dispensaryLocationIds
      : [];
    if (!ref || !quantity) return [];
    const offer = { ...ref, name: textOf(item.name) };
    return ids
      .filter(isId)
      .map((locationId) => ({ key: cellKey(ref.key, locationId), offer, locationId, quantity }));
  });
}

function readTotal(given: Loose<QuickOrder['locations'][number]>): PlaceTotal[] {
  const [place] = isObject(given.location) ? readPlace(given.location) : [];
  if (!place) return [];
  const isTold = given.missing !== undefined;
  return [
    {
      ...place,
      subtotal: amountOf(given.subtotal),
      // Of a minimum of which nobody says what is missing to it nothing can be said.
      minimum: isTold ? amountOf(given.minimum_order) : null,
      missing: amountOf(given.missing),
    },
  ];
}

function readStock(
  given: Loose<NonNullable<QuickOrder['stock']>[number]>,
  isQueued: boolean,
): Stock[] {
  const ref = namedBy(given.variantId, given.packageSizeId, isQueued);
  return ref ? [{ key: ref.key, available: countOf(given.available) }] : [];
}
