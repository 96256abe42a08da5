import {
  answerOf,
  at,
  choice,
  list,
  listOrNull,
  made,
  nameOr,
  nameOrId,
  needed,
  or,
  ownId,
  ownKey,
  record,
  type Read,
} from '@shared/answers/read';
import {
  countOf,
  dayOf,
  distinct,
  idOf,
  isNotFalse,
  isTrue,
  objectOf,
  textOf,
} from '@shared/answers/values';
import { factsOf, shownFacts } from '@shared/facts';
import { t } from '@shared/i18n';
import { withId, type Id } from '@shared/id';
import type { AddingMode } from '@shared/storefront/adding';
import { offerFields, whyNotSold, type ReadOffer } from '@shared/storefront/readOffer';
import { percentOf } from '@shared/storefront/readProduct';
import { linkUrl } from '@shared/urls';

/* A product as the screen has it, whatever its answer leaves out or sends of a wrong type. */

const terpene = record({
  typeId: at('terpeneTypeId', ownKey),
  share: at('percentage', needed(made(percentOf, Number))),
});

/** `share` is per cent. */
export type Terpene = Read<typeof terpene>;

const url = needed((given) => linkUrl(textOf(given)));

const link = { name: nameOr('url'), url };
const file = record({ ...link, type: textOf, bytes: countOf });

/** Of a certificate nobody tells type and size. */
export type FileOfProduct = Pick<Read<typeof file>, 'name' | 'url'> & Partial<Read<typeof file>>;

const batch = record({
  key: at('id', nameOr('reference')),
  reference: needed(textOf),
  thc: percentOf,
  cbd: percentOf,
  terpenes: (terpenes) => list(terpene)(terpenes).sort((one, other) => other.share - one.share),
  testedOn: at('lab_results_date', dayOf),
  expiresOn: at('expiration_date', dayOf),
  labResults: at(
    'lab_results',
    list(
      record({
        name: needed(textOf),
        result: textOf,
        passed: (passed) => (typeof passed === 'boolean' ? passed : null),
      }),
    ),
  ),
  certificates: at('coas', list(record(link))),
});

/** The strongest terpene comes first. Days are as 2026-11-23, potency is per cent as the server wrote it. */
export type Batch = Read<typeof batch>;

export interface ProductOffer extends ReadOffer {
  /** What it is named by in the address and in the calls. */
  id: Id;
  batches: readonly Batch[];
}

const image = record({ url, alt: textOf, position: or(countOf, Infinity) });

const details = record({
  id: ownId,
  name: nameOrId,
  sellerName: at('seller', (seller) => textOf(objectOf(seller).name)),
  brand: textOf,
  category: textOf,
  strain: textOf,
  phenotype: at('derived_phenotype', textOf),
  description: textOf,
  isSaleable: at('is_saleable', isNotFalse),
  // What may be done is said, not guessed.
  canAdd: at('can_edit', isTrue),
  allowsOverOrdering: at('settings', (settings) => isTrue(objectOf(settings).allowOverOrdering)),
  /** Those that can be shown, by their positions. */
  images: (images) => list(image)(images).sort((one, other) => one.position - other.position),
  materials: at('marketing_materials', list(file)),
  instructions: list(file),
  locations: list(choice),
  /** For which the buyer is shopping. */
  locationId: idOf,
  offers: list(
    record({
      ...offerFields,
      batches: (batches) => distinct(list(batch)(batches), ({ key }) => key),
    }),
  ),
});

export interface Product extends Omit<Read<typeof details>, 'offers'> {
  slug: string;
  offers: readonly ProductOffer[];
}

const detailsOf = answerOf(details, 'The answer names no product.');

/** A product of the seller `slug`, with what the calls can name by the ids of this mode. */
export function readProduct(answer: unknown, slug: string, mode: AddingMode): Product {
  const { offers, ...read } = detailsOf(answer);
  const named = offers.flatMap((offer): ProductOffer[] => {
    const id = mode === 'variant' ? offer.variantId : offer.packageSizeId;
    return id === null ? [] : [{ ...offer, id, isSaleable: read.isSaleable && offer.isSaleable }];
  });
  return { ...read, slug, offers: distinct(named, ({ id }) => String(id)) };
}

/** The names of terpene types. */
export const readTerpeneTypes = answerOf(
  listOrNull(record({ id: ownKey, name: needed(textOf) })),
  'The answer is no list of terpene types.',
);

/** The offer that the address names, else the first that can be had. */
export const chosenOffer = (
  { offers, allowsOverOrdering }: Product,
  chosen: string,
): ProductOffer | undefined =>
  withId(offers, chosen) ??
  offers.find((offer) => !whyNotSold(offer, allowsOverOrdering)) ??
  offers[0];

/** What tells a product from others, in a line under its name. */
export const captionOf = ({ brand, strain, phenotype, category, name }: Product): string =>
  factsOf([brand, strain, phenotype, category], name);

/** "3.5 g, batch EV-2405-0061", after the name of the product where that is given. */
export const offerText = ({ packageSize, batch }: ProductOffer, product?: Product): string =>
  shownFacts([product?.name, packageSize, batch && t('batch %(name)s', { name: batch })]).join(
    ', ',
  );
