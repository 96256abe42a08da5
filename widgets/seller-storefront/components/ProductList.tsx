import type { ListedProduct } from '@shared/contract/listedProducts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { isNarrowed } from '@shared/lists/listQuery';
import { NothingFits } from '@shared/lists/NothingFits';
import { ShowMore } from '@shared/lists/ShowMore';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Load } from '@shared/store/load';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import type { Nav, Products } from '../model/answers';
import type { View } from '../model/looks';
import type { FilterName } from '../model/query';
import { filterKinds } from './filterKinds';
import { ProductCards } from './ProductCards';
import { ProductFilters } from './ProductFilters';
import { ProductTable } from './ProductTable';

interface Props {
  list: ListQueryState<FilterName>;
  products: Products;
  nav: Nav | undefined;
  /** Null for the seller's own choice. */
  view: View | null;
  onView: (view: View) => void;
  /** Others are on their way: those that are shown may be of another search. */
  isReading: boolean;
  /** The read of further pages that were asked for; null when none were. */
  more: Load<Products> | null;
}

const keyOf = ({ productId }: ListedProduct) => String(productId);

/** The products that were asked for, and the ways to others. */
export function ProductList({ list, products, nav, isReading, more, onView, ...props }: Props) {
  const locale = useLocale();
  const { query, follow } = list;
  const { count, settings } = products;
  const view = props.view ?? settings.defaultListView;
  const choices = products.filters ?? nav?.filters ?? null;
  const isEmpty = count === 0 && !isReading;

  if (isEmpty && !isNarrowed(query)) {
    return (
      <EmptyState icon={boxIcon} title={t('There are no products yet.')}>
        {t('Products appear here as soon as the seller offers them to your location.')}
      </EmptyState>
    );
  }
  const shown = { products, isDimmed: isReading };
  return (
    <>
      <ProductFilters
        list={list}
        products={products}
        choices={choices}
        view={view}
        onView={onView}
        says={tn('%(count)s product found', '%(count)s products found', count, {
          count: formatCount(count, locale),
        })}
      />
      {isEmpty && (
        <NothingFits
          title={t('No product fits.')}
          says={t('Remove a filter to see more products.')}
          kinds={filterKinds(choices)}
          list={list}
        />
      )}
      {!isEmpty && view === 'cards' && <ProductCards {...shown} />}
      {!isEmpty && view === 'table' && <ProductTable {...shown} />}
      {!isEmpty && <ShowMore grown={products} more={more} keyOf={keyOf} onMore={follow} />}
    </>
  );
}
