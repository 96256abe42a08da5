import { answerOf, at, listOrNull, needed, or, record } from '@shared/answers/read';
import { countOf, isTrue } from '@shared/answers/values';
import type { FilterChoice, ListedSeller } from '@shared/contract/storefrontShapes';
import type { Grown } from '@shared/lists/growing';
import { filterChoices, listedSeller } from '@shared/storefront/readSeller';

/** The sellers that were read, and what the answers say beside them. */
export interface Sellers extends Grown<ListedSeller> {
  brands: FilterChoice[];
  categories: FilterChoice[];
  canFavorite: boolean;
}

const page = answerOf(
  record({
    rows: at('sellers', needed(listOrNull(listedSeller))),
    count: at('result_count', or(countOf, 0)),
    brands: filterChoices,
    categories: filterChoices,
    canFavorite: at('can_favorite', isTrue),
  }),
  'The answer has no list of sellers.',
);

/** One page as the screen can show it. */
export function readPage(answer: unknown) {
  const read = page(answer);
  return { ...read, count: Math.max(read.count, read.rows.length) };
}
