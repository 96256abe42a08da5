import { useMemo } from 'react';
import type { ProductFilters } from '@shared/contract/storefrontShapes';
import { t } from '@shared/page/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import type { GrowingProps } from '@shared/lists/growing';
import { ListContent, type ListWords } from '@shared/lists/ListContent';
import { MoreFilters } from '@shared/lists/MoreFilters';
import { ShowMore } from '@shared/lists/ShowMore';
import { SortSelect } from '@shared/lists/SortSelect';
import { useViewMode, ViewSwitch } from '@shared/lists/viewMode';
import { productFilters } from '@shared/storefront/productFilters';
import {
  NoProductFits,
  ProductCards,
  productKey,
  productsFound,
} from '@shared/storefront/productList';
import { standingOf, takesOrders } from '@shared/storefront/standing';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { LazyPart } from '@shared/ui/LazyPart';
import type { Nav, Products } from '../model/answers';
import type { later } from '../later';
import type { FilterName } from '../model/query';
import { OneProduct } from './OneProduct';
import { useKeptComparison } from './useKeptComparison';

interface Props extends GrowingProps<FilterName, Products> {
  products: Products;
  nav: Nav | undefined;
  load: Pick<typeof later, 'table' | 'comparison'>;
}

const words = (): ListWords => ({
  title: t('Products'),
  search: t('Search products'),
  found: productsFound,
  none: t('There are no products yet.'),
  noneSays: t('Products appear here as soon as the seller offers them to your location.'),
});

/** The filters with what they offer: the first have buttons of their own, the others stand together. */
const kindsOf = (filters: ProductFilters | null): readonly FilterKind<FilterName>[] => [
  ...productFilters(filters, ['category', 'brand', 'strain']),
  ...productFilters(filters, ['availability', 'phenotype', 'terpene', 'tag', 'region'], true),
];

/** The products that were asked for, and the ways to others. */
export function ProductList({ list, nav, isReading, more, load, ...props }: Props) {
  const { query, change, follow } = list;
  const isOpen = !nav || takesOrders(standingOf(nav.seller));
  const products = useMemo(
    // Nothing is offered under words that say it cannot be had.
    () => ({ ...props.products, canOrder: props.products.canOrder && isOpen }),
    [isOpen, props.products],
  );
  const { count, settings, orders } = products;
  const compared = useKeptComparison(products);
  const view = useViewMode(settings.defaultListView);
  const kinds = kindsOf(products.filters ?? nav?.filters ?? null);
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
            <ViewSwitch {...view} />
          </>
        }
        notFound={<NoProductFits kinds={kinds} list={list} />}
      >
        {view.mode === 'cards' ? (
          <ProductCards pages={products.pages} isDimmed={isReading}>
            {(product, onLeave, kept) => (
              <OneProduct {...{ product, onLeave, kept }} list={products} />
            )}
          </ProductCards>
        ) : (
          <LazyPart load={load.table} props={{ products, isDimmed: isReading }}>
            <CardSkeleton label={t('Loading the products…')} cards={12} />
          </LazyPart>
        )}
        <ShowMore grown={products} more={more} keyOf={productKey} onMore={follow} />
      </ListContent>
      {compared.length > 0 && <LazyPart load={load.comparison} props={{ list: products }} />}
    </>
  );
}
