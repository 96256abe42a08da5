import { isId, isObject, listOf, textOf, unreadable } from '@shared/answers';
import type {
  BuyersBatch,
  Offered,
  ProductDetailsAnswer,
  ProductFile,
} from '@shared/contract/productDetails';
import { parseDay } from '@shared/format/dates';
import { isNumeric } from '@shared/format/numbers';
import type { Id } from '@shared/id';
import type { AddingMode } from '@shared/storefront/adding';
import { readOffer, type ReadOffer } from '@shared/storefront/readOffer';
import { linkUrl } from '@shared/urls';

/** A product as the screen has it, whatever its answer leaves out or sends of a wrong type. */

export interface Terpene {
  typeId: string;
  /** Per cent. */
  share: number;
}

export interface LabResult {
  name: string;
  result: string;
  passed: boolean | null;
}

export interface Batch {
  key: string;
  reference: string;
  /** Per cent, as the server wrote it; null where it says nothing. */
  thc: string | null;
  cbd: string | null;
  terpenes: readonly Terpene[];
  /** Days, as 2026-11-23. */
  testedOn: string | null;
  expiresOn: string | null;
  labResults: readonly LabResult[];
  certificates: readonly { name: string; url: string }[];
}

export interface ProductOffer extends ReadOffer {
  /** What it is named by in the address and in the calls. */
  id: Id;
  batches: readonly Batch[];
}

export interface FileOfProduct {
  name: string;
  url: string;
  type: string;
  bytes: number | null;
}

export interface Location {
  id: Id;
  name: string;
}

export interface Product {
  /** What was asked for: an answer may name the product otherwise. */
  key: string;
  id: Id;
  slug: string;
  name: string;
  sellerName: string;
  brand: string;
  category: string;
  strain: string;
  phenotype: string;
  description: string;
  isSaleable: boolean;
  canAdd: boolean;
  allowsOverOrdering: boolean;
  images: readonly { url: string; alt: string }[];
  materials: readonly FileOfProduct[];
  instructions: readonly FileOfProduct[];
  locations: readonly Location[];
  /** For which the buyer is shopping. */
  locationId: Id | null;
  offers: readonly ProductOffer[];
}

type Loose<T> = Partial<Record<keyof T, unknown>>;
const looseOf = <T>(value: unknown) => (isObject(value) ? value : {}) as Loose<T>;
const objectsOf = (list: unknown) => listOf(list as Record<string, unknown>[]).filter(isObject);

/** A product of a seller, as one text. */
export const keyOf = ({ slug, productId }: { slug: string; productId: Id }) =>
  JSON.stringify([slug, String(productId)]);

export function readProduct(
  answer: unknown,
  wanted: { slug: string; productId: Id },
  mode: AddingMode,
): Product {
  const given = looseOf<ProductDetailsAnswer>(answer);
  if (!isId(given.id)) throw unreadable('The answer names no product.');
  const seller = looseOf<ProductDetailsAnswer['seller']>(given.seller);
  const settings = looseOf<ProductDetailsAnswer['settings']>(given.settings);
  const name = textOf(given.name).trim();
  return {
    key: keyOf(wanted),
    id: given.id,
    slug: wanted.slug,
    name: name === '' ? textOf(given.id) : name,
    sellerName: textOf(seller.name),
    brand: textOf(given.brand),
    category: textOf(given.category),
    strain: textOf(given.strain),
    phenotype: textOf(given.derived_phenotype),
    description: textOf(given.description),
    isSaleable: given.is_saleable !== false,
    // What may be done is said, not guessed.
    canAdd: given.can_edit === true,
    allowsOverOrdering: settings.allowOverOrdering === true,
    images: readImages(given.images),
    materials: readFiles(given.marketing_materials),
    instructions: readFiles(given.instructions),
    locations: objectsOf(given.locations).flatMap(({ id, name: label }) =>
      isId(id) ? [{ id, name: textOf(label) || textOf(id) }] : [],
    ),
    locationId: isId(given.locationId) ? given.locationId : null,
    offers: readOffers(given.offers, mode),
  };
}

/** Two of one id are one: nothing could tell them from each other. */
function readOffers(list: unknown, mode: AddingMode): ProductOffer[] {
  const known = new Set<string>();
  return objectsOf(list).flatMap((given) => {
    const offer = readOffer(given);
    const id = mode === 'variant' ? offer?.variantId : offer?.packageSizeId;
    if (!offer || !isId(id) || known.has(String(id))) return [];
    known.add(String(id));
    return [{ ...offer, id, batches: readBatches((given as Loose<Offered>).batches) }];
  });
}

const readBatches = (list: unknown): Batch[] =>
  objectsOf(list).flatMap((given: Loose<BuyersBatch>, index) => {
    const reference = textOf(given.reference);
    if (reference === '') return [];
    return [
      {
        key: isId(given.id) ? String(given.id) : `${reference}-${String(index)}`,
        reference,
        thc: percentOf(given.thc),
        cbd: percentOf(given.cbd),
        terpenes: readTerpenes(given.terpenes),
        testedOn: parseDay(given.lab_results_date),
        expiresOn: parseDay(given.expiration_date),
        labResults: objectsOf(given.lab_results).flatMap(({ name, result, passed }) =>
          textOf(name) === ''
            ? []
            : [
                {
                  name: textOf(name),
                  result: textOf(result),
                  passed: typeof passed === 'boolean' ? passed : null,
                },
              ],
        ),
        certificates: readLinks(given.coas),
      },
    ];
  });

const percentOf = (value: unknown) =>
  isNumeric(value) && Number(value) >= 0 ? String(value) : null;

/** The strongest first. */
const readTerpenes = (list: unknown): Terpene[] =>
  objectsOf(list)
    .flatMap(({ terpeneTypeId, percentage }) => {
      const share = percentOf(percentage);
      return isId(terpeneTypeId) && share !== null
        ? [{ typeId: String(terpeneTypeId), share: Number(share) }]
        : [];
    })
    .sort((one, other) => other.share - one.share);

const readLinks = (list: unknown) =>
  objectsOf(list).flatMap(({ name, url }) => {
    const address = linkUrl(textOf(url));
    return address ? [{ name: textOf(name) || textOf(url), url: address }] : [];
  });

const readFiles = (list: unknown): FileOfProduct[] =>
  objectsOf(list).flatMap((given: Loose<ProductFile>) => {
    const [link] = readLinks([given]);
    const { bytes } = given;
    return link
      ? [
          {
            ...link,
            type: textOf(given.type),
            bytes: typeof bytes === 'number' && bytes >= 0 ? bytes : null,
          },
        ]
      : [];
  });

/** Those that can be shown, by their positions. */
const readImages = (list: unknown) =>
  objectsOf(list)
    .map((given, index) => ({
      given,
      at: isNumeric(given.position) ? Number(given.position) : index,
    }))
    .sort((one, other) => one.at - other.at)
    .flatMap(({ given }) => {
      const url = linkUrl(textOf(given.url));
      return url ? [{ url, alt: textOf(given.alt) }] : [];
    });

/** The names of terpene types, by id. */
export function readTerpeneTypes(answer: unknown): ReadonlyMap<string, string> {
  if (!Array.isArray(answer)) throw unreadable('The answer is no list of terpene types.');
  return new Map(
    objectsOf(answer).flatMap(({ id, name }): [string, string][] =>
      isId(id) && textOf(name) !== '' ? [[String(id), textOf(name)]] : [],
    ),
  );
}

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
