import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { t, tn } from '@shared/page/i18n';
import { CardPages } from '@shared/lists/CardPages';
import type { GrowingProps } from '@shared/lists/growing';
import { ListContent, type ListWords } from '@shared/lists/ListContent';
import { NothingFits } from '@shared/lists/NothingFits';
import { ShowMore } from '@shared/lists/ShowMore';
import { SortSelect } from '@shared/lists/SortSelect';
import type { FilterName } from '../model/query';
import type { Sellers } from '../model/sellers';
import { filterKinds } from './filterKinds';
import { OneSeller } from './OneSeller';

interface Props extends GrowingProps<FilterName, Sellers> {
  sellers: Sellers;
  /** The page of one seller, with `{slug}` in it. */
  sellerUrl: string | undefined;
}

/** Pixels of twelve cards where three stand beside each other. */
const guessedHeight = 4 * 148;

const keyOf = ({ id }: ListedSeller) => String(id);

const words = (): ListWords => ({
  title: t('Sellers'),
  search: t('Search sellers'),
  found: (count, text) => tn('%(count)s seller found', '%(count)s sellers found', count, text),
  none: t('There are no sellers yet.'),
  noneSays: t('Sellers appear here as soon as they open for your location.'),
});

const orders = () => [
  { value: '', label: t('Recommended') },
  { value: 'name', label: t('Name, A to Z') },
  { value: '-name', label: t('Name, Z to A') },
  { value: 'minimum_order', label: t('Lowest minimum order') },
  { value: '-is_favorite', label: t('Favorites first') },
];

/** The sellers that were asked for, and the ways to others. */
export function SellerList({ list, sellers, sellerUrl, isReading, more }: Props) {
  const { query, change, follow } = list;
  const { pages, count, canFavorite } = sellers;
  const kinds = filterKinds(sellers);
  const nothing = {
    title: t('No seller fits.'),
    says: t('Remove a filter to see more sellers.'),
    kinds,
    list,
  };
  return (
    <ListContent
      words={words()}
      state={{ list, count, isReading }}
      filters={kinds}
      tools={
        <SortSelect
          options={orders()}
          value={query.orderBy}
          onChange={(orderBy) => change({ orderBy })}
        />
      }
      notFound={<NothingFits {...nothing} />}
    >
      <CardPages
        pages={pages}
        keyOf={keyOf}
        className="ww-seller-grid"
        guessedHeight={guessedHeight}
        isDimmed={isReading}
      >
        {(seller, onLeave) => <OneSeller {...{ seller, sellerUrl, canFavorite, onLeave }} />}
      </CardPages>
      <ShowMore grown={sellers} more={more} keyOf={keyOf} onMore={follow} />
    </ListContent>
  );
}
