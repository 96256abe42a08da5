import { useMemo } from 'react';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { ProductFilters } from '@shared/contract/storefrontShapes';
import { t, tn } from '@shared/i18n';
import { CardPages } from '@shared/lists/CardPages';
import type { FilterKind } from '@shared/lists/chipsOf';
import { ListContent, type ListWords } from '@shared/lists/ListContent';
import { MoreFilters } from '@shared/lists/MoreFilters';
import { NothingFits } from '@shared/lists/NothingFits';
import { ShowMore } from '@shared/lists/ShowMore';
import { SortSelect } from '@shared/lists/SortSelect';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { productFilters } from '@shared/storefront/productFilters';
import { standingOf, takesOrders } from '@shared/storefront/standing';
import type { Load } from '@shared/store/load';
import { Segmented } from '@shared/ui/Segmented';
import type { Nav, Products } from '../model/answers';
import type { View } from '../model/looks';
import type { FilterName } from '../model/query';
import { CompareBar } from './CompareBar';
import { OneProduct } from './OneProduct';
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

const words = (): ListWords => ({
  title: t('Products'),
  search: t('Search products'),
  found: (count, text) => tn('%(count)s product found', '%(count)s products found', count, text),
  none: t('There are no products yet.'),
  noneSays: t('Products appear here as soon as the seller offers them to your location.'),
});

/** The filters with what they offer: the first have buttons of their own, the others stand together. */
const kindsOf = (filters: ProductFilters | null): readonly FilterKind<FilterName>[] => [
  ...productFilters(filters, ['category', 'brand', 'strain']),
  ...productFilters(filters, ['availability', 'phenotype', 'terpene', 'tag', 'region'], true),
];

/** Pixels of twelve cards where four stand beside each other. */
const guessedHeight = 3 * 400;

const keyOf = ({ productId }: ListedProduct) => String(productId);

/** The products that were asked for, and the ways to others. */
export function ProductList({ list, nav, isReading, more, onView, ...props }: Props) {
  const { query, change, follow } = list;
  const isOpen = !nav || takesOrders(standingOf(nav.seller));
  const products = useMemo(
    // Nothing is offered under words that say it cannot be had.
    () => ({ ...props.products, canOrder: props.products.canOrder && isOpen }),
    [isOpen, props.products],
  );
  const { count, settings, orders } = products;
  const view = props.view ?? settings.defaultListView;
  const kinds = kindsOf(products.filters ?? nav?.filters ?? null);
  const nothing = {
    title: t('No product fits.'),
    says: t('Remove a filter to see more products.'),
    kinds,
    list,
  };
  return (
    <>
      <ListContent
        words={words()}
        state={{ list, count, isReading }}
        filters={kinds}
        narrow={<MoreFilters kinds={kinds.filter(({ isElsewhere }) => isElsewhere)} list={list} />}
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
        notFound={<NothingFits {...nothing} />}
      >
        {view === 'cards' ? (
          <CardPages
            pages={products.pages}
            keyOf={keyOf}
            className="ww-product-grid"
            guessedHeight={guessedHeight}
            isDimmed={isReading}
          >
            {(product, onLeave) => <OneProduct {...{ product, onLeave }} list={products} />}
          </CardPages>
        ) : (
          <ProductTable products={products} isDimmed={isReading} />
        )}
        <ShowMore grown={products} more={more} keyOf={keyOf} onMore={follow} />
      </ListContent>
      <CompareBar list={products} />
    </>
  );
}
