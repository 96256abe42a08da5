import { t } from '@shared/i18n';
import { ListFilters } from '@shared/lists/ListFilters';
import { SortSelect } from '@shared/lists/SortSelect';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { orders, type FilterName } from '../model/query';
import type { Sellers } from '../model/sellers';
import { filterKinds } from './filterKinds';

interface Props {
  list: ListQueryState<FilterName>;
  sellers: Sellers;
  /** How many were found. */
  says: string;
}

const orderName = (order: (typeof orders)[number]): string =>
  ({
    '': t('Recommended'),
    name: t('Name, A to Z'),
    '-name': t('Name, Z to A'),
    minimum_order: t('Lowest minimum order'),
    '-is_favorite': t('Favorites first'),
  })[order];

/** What is looked for, what is let through, and in which order. */
export function SellerFilters({ list, sellers, says }: Props) {
  const { query, change } = list;
  return (
    <ListFilters
      label={t('Sellers')}
      searchLabel={t('Search sellers')}
      count={says}
      list={list}
      kinds={filterKinds(sellers)}
      tools={
        <SortSelect
          options={orders.map((value) => ({ value, label: orderName(value) }))}
          value={query.orderBy}
          onChange={(orderBy) => change({ orderBy })}
        />
      }
    />
  );
}
