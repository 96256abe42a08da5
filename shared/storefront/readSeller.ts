import { list, nameOrId, oneOf, or, ownId, record } from '../answers/read';
import {
  amountOf,
  countOf,
  isNotFalse,
  isTrue,
  textOf,
  textOrNull,
  textsOf,
} from '../answers/values';
import type { FilterChoice, ListedSeller } from '../contract/storefrontShapes';
import type { Reader } from '../answers/read';

/** A seller as the screens of the storefront show it: what a server leaves out is nothing, never a word on the page. */
export const listedSeller: Reader<ListedSeller | null> = record({
  id: ownId,
  slug: textOf,
  name: nameOrId,
  logo: textOrNull,
  regions: textsOf,
  tags: textsOf,
  minimum_order: amountOf,
  is_active: isNotFalse,
  billing_status: oneOf(['active', 'past_due', 'suspended'], 'active'),
  is_favorite: isTrue,
});

/** What a list can be narrowed to. How many are left then is not always told. */
export const filterChoices: Reader<FilterChoice[]> = list(
  record({ id: ownId, name: nameOrId, count: or(countOf, undefined) }),
);
