import { distance } from 'fastest-levenshtein';
import { mostTypos } from '@shared/format/mostTypos';
import { nameKey } from '@shared/format/names';
import type { Listed } from './answers';
import { offeringsOf, type Offering } from './rows';

/** All that a list can name. */
export interface Catalog {
  offerings: readonly Offering[];
  /** The seller takes orders beyond its stock. */
  allowsOver: boolean;
  byKey: ReadonlyMap<string, Offering>;
  /** What has one of these as its SKU, else the first of them as its name. Several where they are those of several. */
  exact: (names: readonly string[]) => readonly Offering[];
  /** What is called nearly so, the nearest first: to be offered, never to be taken. */
  similar: (text: string) => readonly Offering[];
}

/** Commas stand between the parts of a name on one list, and blanks on another. */
export const foldName = (text: string): string => nameKey(text.replace(/[,;]/g, ' '));

const offeredAtMost = 3;

/** `ordered`: the keys of what the cart has. */
export function createCatalog(listed: Listed, ordered?: ReadonlySet<string>): Catalog {
  const offerings = offeringsOf(listed, ordered);
  const own = new Set(offerings.map(({ ref }) => ref.variantId));
  const bySku = new Map<string, Offering[]>();
  const byName = new Map<string, Offering[]>();
  const named = offerings.map((offering) => {
    const { ref, product, choice } = offering;
    // The batches that have no row of their own are the first one's of their package size.
    const sold = product.variants.filter(
      ({ variantId, packageSizeId }) =>
        variantId === choice.variantId ||
        (choice.batches > 1 && packageSizeId === choice.packageSizeId && !own.has(variantId)),
    );
    const skus = new Set(sold.map(({ sku = '' }) => foldName(sku)).filter(Boolean));
    const { name } = product;
    const names = new Set([ref.name, `${name} ${choice.packageSize}`, name].map(foldName));
    for (const [index, keys] of [
      [bySku, skus],
      [byName, names],
    ] as const)
      for (const key of keys) index.set(key, [...(index.get(key) ?? []), offering]);
    return { offering, keys: [...skus, ...names] };
  });
  return {
    offerings,
    allowsOver: listed.allowsOver,
    byKey: new Map(offerings.map((offering) => [offering.ref.key, offering])),
    exact: (names) => {
      const keys = names.map(foldName);
      const found = new Set(keys.flatMap((key) => bySku.get(key) ?? []));
      return found.size > 0 ? [...found] : (byName.get(keys[0] ?? '') ?? []);
    },
    similar: (text) => {
      const wanted = foldName(text);
      const words = wanted.split(' ');
      const far = (key: string) => {
        if (Math.abs(key.length - wanted.length) <= mostTypos(wanted)) {
          const letters = distance(key, wanted);
          if (letters <= mostTypos(wanted)) return letters;
        }
        return words.every((word) => key.includes(word)) ? 5 + key.length : Infinity;
      };
      return named
        .map(({ offering, keys }) => ({ offering, away: Math.min(...keys.map(far)) }))
        .filter(({ away }) => away < Infinity)
        .sort((one, other) => one.away - other.away)
        .slice(0, offeredAtMost)
        .map(({ offering }) => offering);
    },
  };
}
