import { t } from '@shared/i18n';
import { FilterButton, loadFilterChips } from '@shared/lists/FilterButton';
import { SearchField } from '@shared/lists/SearchField';
import { SortSelect } from '@shared/lists/SortSelect';
import { Toolbar } from '@shared/lists/Toolbar';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { Later } from '@shared/ui/Later';
import { orders, type FilterName } from '../model/query';
import type { Sellers } from '../model/sellers';
import { chipsOf, filterKinds } from './filterKinds';

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
  const { query, change, clear } = list;
  const { filters } = query;
  const chips = chipsOf(list, sellers);
  return (
    <>
      <Toolbar
        label={t('Sellers')}
        count={says}
        search={
          <SearchField
            label={t('Search sellers')}
            value={query.filterText}
            onSearch={(filterText) => change({ filterText })}
          />
        }
        filters={filterKinds(sellers).map(({ name, label, options }) => (
          <FilterButton
            key={name}
            label={label}
            options={options}
            chosen={filters[name]}
            isMultiple
            onChoose={(values) => change({ filters: { ...filters, [name]: values } })}
          />
        ))}
        tools={
          <SortSelect
            options={orders.map((value) => ({ value, label: orderName(value) }))}
            value={query.orderBy}
            onChange={(orderBy) => change({ orderBy })}
          />
        }
      />
      {chips.length > 0 && <Later load={loadFilterChips} props={{ chips, onClear: clear }} />}
    </>
  );
}
