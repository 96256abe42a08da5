import { pageOf } from '@shared/answers/page';
import { at } from '@shared/answers/read';
import { isTrue } from '@shared/answers/values';
import type { FilterChoice, ListedSeller } from '@shared/contract/storefrontShapes';
import type { Grown } from '@shared/lists/growing';
import { filterChoices, listedSeller } from '@shared/storefront/readSeller';

/** The sellers that were read, and what the answers say beside them. */
export interface Sellers extends Grown<ListedSeller> {
  brands: FilterChoice[];
  categories: FilterChoice[];
  canFavorite: boolean;
}

/** One page as the screen can show it. */
export const readPage = pageOf(
  'sellers',
  listedSeller,
  { brands: filterChoices, categories: filterChoices, canFavorite: at('can_favorite', isTrue) },
  'The answer has no list of sellers.',
);
