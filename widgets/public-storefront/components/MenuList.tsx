import type { ProductType } from '@shared/contract/publicStorefront';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { ListFilters } from '@shared/lists/ListFilters';
import { Pager } from '@shared/lists/Pager';
import { SortSelect } from '@shared/lists/SortSelect';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useReturnPlace } from '@shared/lists/useReturnPlace';
import { useLocale } from '@shared/mount/WidgetContext';
import { Later } from '@shared/ui/Later';
import { Tabs } from '@shared/ui/Tabs';
import type { PublicStorefrontConfig } from '../config';
import type { Menu } from '../model/menu';
import { isNarrowed, ofType, perPage, typeOf, type FilterName } from '../model/query';
import { filterKinds } from './filterKinds';
import { OneProduct } from './OneProduct';

interface Props {
  list: ListQueryState<FilterName>;
  menu: Menu;
  config: PublicStorefrontConfig;
  /** Others are on their way: those that are shown may be of another page. */
  isReading: boolean;
  page: number;
}

const loadNothing = async () => (await import('./Nothing')).Nothing;

const types: readonly ProductType[] = ['cannabis', 'non-cannabis'];

/** The products of one type, and the ways to others. */
export function MenuList({ list, menu, config, isReading, page }: Props) {
  const locale = useLocale();
  const { query, change } = list;
  const { products, count, counts, orders } = menu;
  const { leave } = useReturnPlace(products.length > 0);
  const isEmpty = products.length === 0 && !isReading;
  const labels = { cannabis: t('Cannabis'), 'non-cannabis': t('Non-cannabis') };
  const labelOf = (type: ProductType) => {
    const known = counts[type];
    return known === null ? labels[type] : `${labels[type]} (${formatCount(known, locale)})`;
  };
  return (
    <Tabs
      label={t('Product types')}
      chosen={typeOf(query)}
      onChoose={(type) => change({ filters: ofType(type) })}
      tabs={types.map((key) => ({ key, label: labelOf(key) }))}
    >
      <div className="ww-menu-list">
        {(!isEmpty || isNarrowed(query)) && (
          <ListFilters
            label={t('Products')}
            searchLabel={t('Search the menu')}
            count={tn('%(count)s product found', '%(count)s products found', count, {
              count: formatCount(count, locale),
            })}
            list={list}
            kinds={filterKinds(menu)}
            tools={
              orders.length > 0 && (
                <SortSelect
                  options={[{ value: '', label: t('Recommended') }, ...orders]}
                  value={query.orderBy}
                  onChange={(orderBy) => change({ orderBy })}
                />
              )
            }
          />
        )}
        {isEmpty && <Later load={loadNothing} props={{ list, menu }} />}
        <div className={`ww-product-grid ${isReading ? 'ww-dimmed' : ''}`} aria-busy={isReading}>
          {products.map((product) => (
            <OneProduct
              key={product.productId}
              product={product}
              config={config}
              onLeave={() => leave(String(product.productId))}
            />
          ))}
        </div>
        {count > perPage && (
          <Pager
            label={t('Pages of the menu')}
            page={page}
            perPage={perPage}
            count={count}
            onPage={(to) => change({ page: to })}
          />
        )}
      </div>
    </Tabs>
  );
}
