import { groupBy } from '@shared/answers/groupBy';
import type { Id } from '@shared/answers/id';
import { keyOf, together, type Cart, type Group, type Line } from '../model/cart';

export interface MatrixLocation {
  id: Id;
  name: string;
}

/** One product of one seller at every location. */
export interface ProductRow {
  kind: 'product';
  key: string;
  /** What is ordered of it, by the location's id. */
  lines: ReadonlyMap<string, Line>;
  /** A line of it, of any location: what it is and costs. */
  sample: Line;
}

/** What a seller's minimum lacks at every location. */
export interface MinimumRow {
  kind: 'minimum';
  key: string;
  seller: string;
  groups: ReadonlyMap<string, Group>;
}

export type MatrixRow = ProductRow | MinimumRow;

/** A row per product, seller by seller, each with what is missing to its minimum under it. */
export function rowsOf({ lines, groups, settings }: Cart): MatrixRow[] {
  const products = [...groupBy(lines, productKey)].flatMap(([key, own]): ProductRow[] => {
    const byLocation = new Map(own.map((line) => [String(line.locationId), line]));
    return own[0] ? [{ kind: 'product', key, sample: own[0], lines: byLocation }] : [];
  });
  const ordered = settings.storefront_aggregate_variants
    ? together(products, ({ sample }) => keyOf(sample.slug, sample.productId))
    : products;
  const sellers = groupBy(ordered, ({ sample }) => sample.slug);
  return [...sellers].flatMap(([slug, rows]): MatrixRow[] => {
    const own = groups.filter(({ seller }) => seller.slug === slug);
    const [first] = own;
    if (!first?.seller.minimum_order) return rows;
    const byLocation = new Map(own.map((group) => [String(group.location.id), group]));
    const { name: seller } = first.seller;
    return [...rows, { kind: 'minimum', key: `minimum ${slug}`, seller, groups: byLocation }];
  });
}

const productKey = ({ slug, packageSizeId, variantId }: Line) =>
  keyOf(slug, packageSizeId ?? variantId);

/** Every location that the buyer has, or all that have something ordered where the server names no others. */
export function locationsOf({ locations, groups, lines }: Cart): MatrixLocation[] {
  const ordering = lines.map(({ locationId: id, locationName: name }) => ({ id, name }));
  const all = [...locations, ...groups.map(({ location }) => location), ...ordering];
  return [...new Map(all.map((location) => [String(location.id), location])).values()];
}

/** The grid's word for the column of a location: others come and go beside it. */
export const columnOf = ({ id }: MatrixLocation): string => `at ${id}`;

/** The line of a product at a location; one without cases where nothing is ordered yet. */
export function lineAt({ sample, lines }: ProductRow, { id, name }: MatrixLocation): Line {
  return (
    lines.get(String(id)) ?? {
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
