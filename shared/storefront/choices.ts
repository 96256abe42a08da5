import { groupBy } from '../answers/groupBy';
import type { ListedVariant } from '../contract/listedProducts';

/** What a buyer chooses between on one product. */
export interface Choice extends ListedVariant {
  /** How many batches stand behind it. */
  batches: number;
  /** What the cart has of batches that the calls do not name with it: answers to them tell only of its own. */
  inCartOfOthers: InCart;
}

interface Settings {
  batchQueuesEnabled: boolean;
  storefront_aggregate_variants: boolean;
}

type InCart = NonNullable<ListedVariant['inCart']>;

/**
 * A product's variants as they are chosen between: one for each batch of each package size, or, where the vendor
 * chooses the batch or groups its variants, one for each package size. That one is the first batch that can be had.
 */
export function choicesOf(
  variants: readonly ListedVariant[],
  { batchQueuesEnabled, storefront_aggregate_variants }: Settings,
): Choice[] {
  if (!batchQueuesEnabled && !storefront_aggregate_variants) {
    return variants.map((variant) => ({ ...variant, batches: 1, inCartOfOthers: [] }));
  }
  const bySize = groupBy(variants, ({ packageSizeId }) => String(packageSizeId));
  return [...bySize.values()].flatMap((group) => {
    // Where the vendor chooses the batch, all of them stand behind the first.
    const left = batchQueuesEnabled ? undefined : group.find(({ available }) => available !== 0);
    const chosen = left ?? group[0];
    if (!chosen) return [];
    const inCartOf = (of: readonly ListedVariant[]): InCart =>
      of.flatMap((each) => each.inCart ?? []);
    const isTold = group.some((variant) => variant.inCart !== undefined);
    return [
      {
        ...chosen,
        batch: group.length > 1 || batchQueuesEnabled ? null : chosen.batch,
        batches: group.length,
        // There the calls name the size, and the answers tell of all its batches.
        inCartOfOthers: batchQueuesEnabled ? [] : inCartOf(group.filter((each) => each !== chosen)),
        ...(isTold && { inCart: inCartOf(group) }),
      },
    ];
  });
}

/** What the cart has of a choice once an answer, null where none did, told what it has of the one that the calls name. */
export const inCartNow = (
  { inCart, inCartOfOthers }: Choice,
  told: Readonly<InCart> | null | undefined,
): Pick<ListedVariant, 'inCart'> => ({ inCart: told ? [...told, ...inCartOfOthers] : inCart });

/** Cases in the cart of one location; null where nobody says. */
export const casesAt = (
  { inCart }: Pick<ListedVariant, 'inCart'>,
  locationId: string | number,
): number | null =>
  inCart
    ? inCart
        .filter(({ dispensaryLocationId }) => String(dispensaryLocationId) === String(locationId))
        .reduce((sum, { quantity }) => sum + quantity, 0)
    : null;

/** Whether it can be had, as far as the server says. */
export const isForSale = ({
  available,
  is_saleable,
}: Pick<ListedVariant, 'available' | 'is_saleable'>): boolean => is_saleable && available !== 0;

/** What can be ordered first of it: most often what is shown of a product. */
export const firstChoice = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(isForSale) ?? choices[0];
