import { isolate } from '@shared/page/i18n';
import type { ListedProduct } from '@shared/contract/listedProducts';
import { choicesOf, type Choice } from '@shared/storefront/choices';
import type { Listed } from './answers';
import {
  cellKey,
  offerKey,
  type OfferRef,
  type SheetLocation,
  type Sheet,
  type Stock,
} from './sheet';

/** What can be ordered: one batch of a package size, or, in batch-queues mode, one package size. */
export interface Offering {
  ref: OfferRef;
  product: ListedProduct;
  choice: Choice;
  /** A change of it alters what other rows can be had of. */
  isRefresh: boolean;
}

export interface OfferRow extends Offering {
  kind: 'offer';
  key: string;
  /** By column. Null where the order of that location is not known yet. */
  cases: readonly (number | null)[];
  available: number | null;
  /** What the server says that these cases come to; null where it said it of others. */
  price: string | null;
}

/** Cases of all rows, on whatever page. */
export interface TotalRow {
  kind: 'total';
  key: string;
  cases: readonly (number | null)[];
}

export type SheetRow = OfferRow | TotalRow;

/**
 * What a page of products offers, in its order, the package sizes and batches of a product after each other. Where the
 * batches of a size are one, those of `ordered` that are not the first have rows of their own, or nobody would see them.
 */
export function offeringsOf(
  { products, isQueued, isGrouped, allowsOver }: Listed,
  ordered?: ReadonlySet<string>,
): Offering[] {
  const settings = { batchQueuesEnabled: isQueued, storefront_aggregate_variants: isGrouped };
  const seen = new Set<string>();
  return products.flatMap((product) => {
    const first = choicesOf(product.variants, settings);
    const behind = product.variants.filter(
      ({ variantId: id }) =>
        ordered?.has(offerKey(id, null)) && !first.some(({ variantId }) => variantId === id),
    );
    const choices = [...first, ...choicesOf(behind, ungrouped)];
    return choices.flatMap((choice): Offering[] => {
      const size = isQueued ? choice.packageSizeId : null;
      const key = offerKey(choice.variantId, size);
      // The same offer again would be the same row.
      if (seen.has(key)) return [];
      seen.add(key);
      const name = nameOf(product, choice, choices);
      return [
        {
          ref: { key, name, variantId: choice.variantId, packageSizeId: size },
          product,
          choice,
          isRefresh: choices.length > 1 && choice.available !== null && !allowsOver,
        },
      ];
    });
  });
}

/** An offer as it can be ordered, where it is on the page. */
export const offeringOf = (listed: Listed, key: string): Offering | undefined =>
  offeringsOf(listed, new Set([key])).find(({ ref }) => ref.key === key);

const ungrouped = { batchQueuesEnabled: false, storefront_aggregate_variants: false };

/** The product and its package size, with the batch where another row has the same. */
function nameOf({ name }: ListedProduct, choice: Choice, choices: readonly Choice[]): string {
  const { packageSize, batch } = choice;
  const isAlone = choices.filter((each) => each.packageSize === packageSize).length === 1;
  return [name, packageSize, isAlone ? null : batch]
    .flatMap((part) => (part ? isolate(part) : []))
    .join(', ');
}

interface Shown {
  offerings: readonly Offering[];
  locations: readonly SheetLocation[];
  sheet: Sheet;
  /** What is known since the page was read. */
  stock: readonly Stock[];
}

/** The rows as they stand. Those in which nothing changed are those of `before`, so that only others are drawn again. */
export function rowsOf(
  { offerings, locations, sheet, stock }: Shown,
  before: ReadonlyMap<string, OfferRow>,
) {
  const sums = new Map(sheet.sums.map((sum) => [sum.key, sum]));
  const cases = new Map(sheet.lines.map(({ key, quantity }) => [key, quantity]));
  const known = new Map(stock.map(({ key, available }) => [key, available]));
  const isRead = locations.map(({ id }) => sheet.readIds.includes(String(id)));
  return offerings.map((offering): OfferRow => {
    const { key } = offering.ref;
    const sum = sums.get(key);
    const own = locations.map(({ id }, at) =>
      isRead[at] ? (cases.get(cellKey(key, id)) ?? 0) : null,
    );
    const row: OfferRow = {
      ...offering,
      kind: 'offer',
      key,
      cases: own,
      price: sum?.cases === sumOf({ cases: own }) ? sum.price : null,
      available: known.has(key) ? (known.get(key) ?? null) : offering.choice.available,
    };
    const was = before.get(key);
    return was && isSame(was, row) ? was : row;
  });
}

const isSame = (was: OfferRow, row: OfferRow) =>
  was.product === row.product &&
  was.available === row.available &&
  was.price === row.price &&
  was.isRefresh === row.isRefresh &&
  was.cases.length === row.cases.length &&
  was.cases.every((cases, at) => cases === row.cases[at]);

/** The foot of the sheet: what each location orders in all. */
export function totalOf(locations: readonly SheetLocation[], { lines, readIds }: Sheet): TotalRow {
  const sums = new Map<string, number>();
  for (const { locationId, quantity } of lines) {
    sums.set(String(locationId), (sums.get(String(locationId)) ?? 0) + quantity);
  }
  return {
    kind: 'total',
    key: 'total',
    cases: locations.map(({ id }) =>
      readIds.includes(String(id)) ? (sums.get(String(id)) ?? 0) : null,
    ),
  };
}

/** Cases of a row at all columns together. */
export const sumOf = ({ cases }: Pick<SheetRow, 'cases'>): number =>
  cases.reduce<number>((sum, each) => sum + (each ?? 0), 0);
