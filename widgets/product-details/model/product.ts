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
  type Reader,
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
import { factsOf, shownFacts } from '@shared/format/facts';
import { t } from '@shared/page/i18n';
import { withId, type Id } from '@shared/answers/id';
import type { AddingMode } from '@shared/storefront/adding';
import { offerFields, whyNotSold, type ReadOffer } from '@shared/storefront/readOffer';
import { percentOf } from '@shared/storefront/readProduct';
import { linkUrl } from '@shared/urls/guard';

/* A product as the screen has it, whatever its answer leaves out or sends of a wrong type. */

const terpene = record({
  typeId: at('terpeneTypeId', ownKey),
  /** Per cent. */
  share: at('percentage', needed(made(percentOf, Number))),
});

const url = needed((given) => linkUrl(textOf(given)));

const link = record({ name: nameOr('url'), url });
const file = record({ name: nameOr('url'), url, type: textOf, bytes: countOf });

/** Of a certificate nobody tells type and size. */
export type FileOfProduct = Read<typeof link> & Partial<Read<typeof file>>;

const labResult = record({
  name: needed(textOf),
  result: textOf,
  passed: (passed) => (typeof passed === 'boolean' ? passed : null),
});

const batch = record({
  key: at('id', nameOr('reference')),
  reference: needed(textOf),
  thc: percentOf,
  cbd: percentOf,
  terpenes: (terpenes) => list(terpene)(terpenes).sort((one, other) => other.share - one.share),
  testedOn: at('lab_results_date', dayOf),
  expiresOn: at('expiration_date', dayOf),
  labResults: at('lab_results', list(labResult)),
  certificates: at('coas', list(link)),
});

/** The strongest terpene comes first. Days are as 2026-11-23, potency is per cent as the server wrote it. */
export type Batch = Read<typeof batch>;

export interface ProductOffer extends ReadOffer {
  /** What it is named by in the address and in the calls. */
  id: Id;
  batches: readonly Batch[];
}

/** Those that the calls of this mode can name. */
const offersOf = (mode: AddingMode): Reader<ProductOffer[]> =>
  list(
    record({
      ...offerFields,
      id: at(mode === 'variant' ? 'variantId' : 'packageSizeId', ownId),
      batches: (batches) => distinct(list(batch)(batches), ({ key }) => key),
    }),
  );

const image = record({ url, alt: textOf, position: or(countOf, Infinity) });

const detailsOf = answerOf(
  record({
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
  }),
  'The answer names no product.',
);

/** Reads a product of the seller `slug`. */
export const readProduct = (slug: string, mode: AddingMode) => (answer: unknown) => ({
  ...detailsOf(answer),
  slug,
  offers: distinct(offersOf(mode)(objectOf(answer).offers), ({ id }) => String(id)),
});

export type Product = ReturnType<ReturnType<typeof readProduct>>;

/** The names of terpene types. */
export const readTerpeneTypes = answerOf(
  listOrNull(record({ id: ownKey, name: needed(textOf) })),
  'The answer is no list of terpene types.',
);

/** The offer that the address names, else the first that can be had. */
export const chosenOffer = ({ offers, allowsOverOrdering }: Product, chosen: string) =>
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
