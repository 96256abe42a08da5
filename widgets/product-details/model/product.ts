import {
  answerOf,
  at,
  choice,
  list,
  listOrNull,
  made,
  nameOrId,
  needed,
  ownId,
  ownKey,
  record,
  type Read,
} from '@shared/answers/read';
import {
  dayOf,
  distinct,
  idOf,
  isNotFalse,
  isTrue,
  objectOf,
  objectsOf,
  textOf,
} from '@shared/answers/values';
import { isNumeric } from '@shared/format/numbers';
import type { Id } from '@shared/id';
import type { AddingMode } from '@shared/storefront/adding';
import { readOffer, type ReadOffer } from '@shared/storefront/readOffer';
import { linkUrl } from '@shared/urls';

/* A product as the screen has it, whatever its answer leaves out or sends of a wrong type. */

/** Per cent, as the server wrote it; null where it says nothing. */
const percentOf = (value: unknown) =>
  isNumeric(value) && Number(value) >= 0 ? String(value) : null;

const terpene = record({
  typeId: at('terpeneTypeId', ownKey),
  share: at('percentage', needed(made(percentOf, Number))),
});

/** `share` is per cent. */
export type Terpene = Read<typeof terpene>;

const link = {
  name: (name: unknown, from?: { url?: unknown }) => textOf(name) || textOf(from?.url),
  url: needed((url) => linkUrl(textOf(url))),
};

const batch = record({
  id: idOf,
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

const batches = (value: unknown) =>
  list(batch)(value).map(({ id, ...each }, index) => ({
    ...each,
    key: id === null ? `${each.reference}-${String(index)}` : String(id),
  }));

/** The strongest terpene comes first. Days are as 2026-11-23. */
export type Batch = ReturnType<typeof batches>[number];

export interface ProductOffer extends ReadOffer {
  /** What it is named by in the address and in the calls. */
  id: Id;
  batches: readonly Batch[];
}

const file = record({
  ...link,
  type: textOf,
  bytes: (bytes) => (typeof bytes === 'number' && bytes >= 0 ? bytes : null),
});

export type FileOfProduct = Read<typeof file>;

/** Those that can be shown, by their positions. */
const readImages = (images: unknown) =>
  objectsOf(images)
    .map((given, index) => ({
      given,
      at: isNumeric(given.position) ? Number(given.position) : index,
    }))
    .sort((one, other) => one.at - other.at)
    .flatMap(({ given }) => {
      const url = linkUrl(textOf(given.url));
      return url ? [{ url, alt: textOf(given.alt) }] : [];
    });

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
  images: readImages,
  materials: at('marketing_materials', list(file)),
  instructions: list(file),
  locations: list(choice),
  /** For which the buyer is shopping. */
  locationId: idOf,
  offers: list((given) => {
    const offer = readOffer(given);
    return offer && { ...offer, batches: batches(objectOf(given).batches) };
  }),
});

export interface Product extends Omit<Read<typeof details>, 'offers'> {
  /** What was asked for: an answer may name the product otherwise. */
  key: string;
  slug: string;
  offers: readonly ProductOffer[];
}

const detailsOf = answerOf(details, 'The answer names no product.');

/** A product of a seller, as one text. */
export const keyOf = ({ slug, productId }: { slug: string; productId: Id }) =>
  JSON.stringify([slug, String(productId)]);

export function readProduct(
  answer: unknown,
  wanted: { slug: string; productId: Id },
  mode: AddingMode,
): Product {
  const { offers, ...read } = detailsOf(answer);
  const named = offers.flatMap((offer): ProductOffer[] => {
    const id = mode === 'variant' ? offer.variantId : offer.packageSizeId;
    return id === null ? [] : [{ ...offer, id }];
  });
  return {
    ...read,
    key: keyOf(wanted),
    slug: wanted.slug,
    offers: distinct(named, ({ id }) => String(id)),
  };
}

const terpeneTypes = answerOf(
  listOrNull(record({ id: ownKey, name: needed(textOf) })),
  'The answer is no list of terpene types.',
);

/** The names of terpene types, by id. */
export const readTerpeneTypes = (answer: unknown): ReadonlyMap<string, string> =>
  new Map(terpeneTypes(answer).map(({ id, name }) => [id, name]));

/** The offer that the address names, else the first that can be had. */
export const chosenOffer = (
  { offers, allowsOverOrdering }: Product,
  chosen: string,
): ProductOffer | undefined =>
  offers.find(({ id }) => String(id) === chosen) ??
  offers.find(
    ({ isSaleable, available }) => isSaleable && (available !== 0 || allowsOverOrdering),
  ) ??
  offers[0];
