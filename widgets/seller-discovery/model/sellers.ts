import type { SellerDiscoveryAnswer } from '@shared/contract/sellerDiscovery';
import type { FilterChoice, ListedSeller } from '@shared/contract/storefrontShapes';
import {
  isObject,
  objectsOf,
  readChoices,
  readSeller,
  unreadable,
  wholeOf,
  type Loose,
} from '@shared/storefront/readSeller';

/** The pages of one list that were read, from the first on. */
export interface Sellers {
  /** Of which list: `listKeyOf` of its query. */
  key: string;
  /** The last page that was asked for; fewer are there where the list is shorter. */
  upTo: number;
  pages: ListedSeller[][];
  /** How many fit on all pages. */
  count: number;
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
