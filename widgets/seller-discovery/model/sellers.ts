import type { SellerDiscoveryAnswer } from '@shared/contract/sellerDiscovery';
import type { FilterChoice, ListedSeller } from '@shared/contract/storefrontShapes';
import type { Grown } from '@shared/lists/growing';
import {
  isObject,
  objectsOf,
  readChoices,
  readSeller,
  unreadable,
  wholeOf,
  type Loose,
} from '@shared/storefront/readSeller';

/** The sellers that were read, and what the answers say beside them. */
export interface Sellers extends Grown<ListedSeller> {
  brands: FilterChoice[];
  categories: FilterChoice[];
  canFavorite: boolean;
}

/** One page as the screen can show it. */
export function readPage(
  answer: unknown,
): Omit<Sellers, 'key' | 'upTo' | 'pages'> & { rows: ListedSeller[] } {
  const page = (isObject(answer) ? answer : {}) as Loose<SellerDiscoveryAnswer>;
  if (!Array.isArray(page.sellers)) throw unreadable('The answer has no list of sellers.');
  const rows = objectsOf(page.sellers).flatMap(readSeller);
  return {
    rows,
    count: Math.max(wholeOf(page.result_count) ?? 0, rows.length),
    brands: readChoices(page.brands),
    categories: readChoices(page.categories),
    canFavorite: page.can_favorite === true,
  };
}
