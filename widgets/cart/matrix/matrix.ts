import type { Id } from '@shared/id';
import { keyOf, together, type Cart, type Group, type Line } from '../model/cart';

export interface Place {
  id: Id;
  name: string;
}

/** One product of one seller at every location. */
export interface ProductRow {
  kind: 'product';
  key: string;
  /** What is ordered of it, by the location's id. */
  lines: ReadonlyMap<Id, Line>;
  /** A line of it, of any location: what it is and costs. */
  sample: Line;
}

/** What a seller's minimum lacks at every location. */
export interface MinimumRow {
  kind: 'minimum';
  key: string;
  seller: string;
  groups: ReadonlyMap<Id, Group>;
}

export type MatrixRow = ProductRow | MinimumRow;

/** A row per product, seller by seller, each with what is missing to its minimum under it. */
export function rowsOf(cart: Cart): MatrixRow[] {
  const products = new Map<string, { sample: Line; lines: Map<Id, Line> }>();
  for (const line of cart.lines) {
    const key = productKey(line);
    const found = products.get(key) ?? { sample: line, lines: new Map<Id, Line>() };
    found.lines.set(line.locationId, line);
    products.set(key, found);
  }
  const byProduct = ([, { sample }]: [string, { sample: Line }]) =>
    keyOf(sample.slug, sample.productId);
  const ordered = cart.settings.storefront_aggregate_variants
    ? together([...products], byProduct)
    : [...products];
  const rows: MatrixRow[] = [];
  for (const slug of new Set([...products.values()].map(({ sample }) => sample.slug))) {
    for (const [key, product] of ordered) {
      if (product.sample.slug === slug) rows.push({ kind: 'product', key, ...product });
    }
    const groups = cart.groups.filter(({ seller }) => seller.slug === slug);
    const [first] = groups;
    if (!first?.seller.minimum_order) continue;
    rows.push({
      kind: 'minimum',
      key: `minimum ${slug}`,
      seller: first.seller.name,
      groups: new Map(groups.map((group) => [group.location.id, group])),
    });
  }
  return rows;
}

const productKey = ({ slug, packageSizeId, variantId }: Line) =>
  keyOf(slug, packageSizeId ?? variantId);

/** Every location that the buyer has, or all that have something ordered where the server names no others. */
export function placesOf({ locations, groups }: Cart): Place[] {
  const places = new Map<Id, Place>(locations.map((place) => [place.id, place]));
  for (const { location } of groups) places.set(location.id, location);
  return [...places.values()];
}

/** The line of a product at a location; one without cases where nothing is ordered yet. */
export function lineAt({ sample, lines }: ProductRow, { id, name }: Place): Line {
  return (
    lines.get(id) ?? {
      ...sample,
      key: keyOf(sample.slug, id, sample.packageSizeId ?? sample.variantId),
      groupKey: keyOf(sample.slug, id),
      locationId: id,
      locationName: name,
      quantity: 0,
      lineTotal: null,
      available: null,
    }
  );
}
