import { t } from '@shared/i18n';
import { ListFilters } from '@shared/lists/ListFilters';
import { MoreFilters } from '@shared/lists/MoreFilters';
import { SortSelect } from '@shared/lists/SortSelect';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { Segmented } from '@shared/ui/Segmented';
import type { ProductFilters as Choices } from '@shared/contract/storefrontShapes';
import type { Products } from '../model/answers';
import type { View } from '../model/looks';
import type { FilterName } from '../model/query';
import { filterKinds } from './filterKinds';

interface Props {
  list: ListQueryState<FilterName>;
  products: Products;
  choices: Choices | null;
  view: View;
  onView: (view: View) => void;
  /** How many were found. */
  says: string;
}

/** What is looked for, what is let through, in which order, and how it is shown. */
export function ProductFilters({ list, products, choices, view, onView, says }: Props) {
  const { query, change } = list;
  const { orders, settings } = products;
  const kinds = filterKinds(choices);
  return (
    <ListFilters
      label={t('Products')}
      searchLabel={t('Search products')}
      count={says}
      list={list}
      kinds={kinds}
      tools={
        <>
          {orders.length > 0 && (
            <SortSelect
              options={orders}
              value={query.orderBy || settings.defaultSort}
              // The seller's own order is not one that somebody chose.
              onChange={(orderBy) =>
                change({ orderBy: orderBy === settings.defaultSort ? '' : orderBy })
              }
            />
          )}
          <Segmented
            label={t('View')}
            choices={[
              { value: 'cards', label: t('Cards') },
              { value: 'table', label: t('Table') },
            ]}
            value={view}
            onChange={onView}
          />
        </>
      }
    >
      <MoreFilters kinds={kinds.filter(({ isElsewhere }) => isElsewhere)} list={list} />
    </ListFilters>
  );
}
