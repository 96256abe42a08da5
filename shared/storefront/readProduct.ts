import {
  at,
  list,
  listOrNull,
  nameOr,
  needed,
  or,
  ownId,
  record,
  type Reader,
} from '../answers/read';
import {
  amountOf,
  countOf,
  dayOf,
  idOf,
  isNotFalse,
  objectOf,
  positiveOf,
  stepOf,
  textOf,
  textOrNull,
  textsOf,
} from '../answers/values';
import type { ListedProduct, ListedVariant } from '../contract/listedProducts';
import type { ProductFilters } from '../contract/storefrontShapes';
import { filterChoices } from './readSeller';

/** Per cent as decimal text; null where the server says nothing that can be read. */
export const percentOf = (value: unknown): string | null => {
  const text = textOf(value);
  return /^\d+(\.\d+)?$/.test(text) ? text : null;
};

/** How many cases of what can be ordered are in the cart; null where the server does not say. */
export const inCart = listOrNull(
  record({ dispensaryLocationId: ownId, quantity: needed(positiveOf) }),
);

/** What can be ordered; without the id by which a cart would name it, it cannot. */
export const listedVariant: Reader<ListedVariant | null> = record({
  variantId: needed((id, from) => idOf(id) ?? idOf(from?.packageSizeId)),
  packageSizeId: needed((id, from) => idOf(id) ?? idOf(from?.variantId)),
  packageSize: textOf,
  sku: textOf,
  batch: textOrNull,
  caseSize: stepOf,
  price: amountOf,
  pricePerEach: amountOf,
  available: countOf,
  minimum: stepOf,
  increment: stepOf,
  is_saleable: isNotFalse,
  harvest_date: dayOf,
  lab_results_date: dayOf,
  expiration_date: dayOf,
  inCart: or(inCart, undefined),
});

export const listedProduct: Reader<ListedProduct | null> = record({
  productId: ownId,
  name: nameOr('productId'),
  brand: textOf,
  category: textOf,
  strain: textOrNull,
  phenotype: textOrNull,
  thc: percentOf,
  terpenes: textsOf,
  tags: textsOf,
  image: textOrNull,
  variants: list(listedVariant),
});

/** What the filters offer; null where an answer does not say. */
export const readFilters: Reader<ProductFilters | null> = record({
  brands: filterChoices,
  categories: filterChoices,
  strains: filterChoices,
  phenotypes: filterChoices,
  terpene_types: filterChoices,
  tags: filterChoices,
  regions: filterChoices,
});

const order = record({ value: textOf, label: needed(nameOr('value')) });

/** What a list of products can be ordered by: values of `order-by`, "" for the server's order, and how they are called. */
export const listOrders = at(
  'order_by_options',
  list((option) => (typeof objectOf(option).value === 'string' ? order(option) : null)),
);
