import { useMemo } from 'react';
import type { ProductType } from '@shared/contract/publicStorefront';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { ListContent } from '@shared/lists/ListContent';
import { Pager } from '@shared/lists/Pager';
import { SortSelect } from '@shared/lists/SortSelect';
import type { ListState } from '@shared/lists/useListScreen';
import { useLocale } from '@shared/mount/WidgetContext';
import { productFilters } from '@shared/storefront/productFilters';
import { NoProductFits, ProductCards, productsFound } from '@shared/storefront/productList';
import { Tabs } from '@shared/ui/Tabs';
import type { PublicStorefrontConfig } from '../config';
import type { Menu } from '../model/menu';
import { isNarrow, knownOf, leastRows, ofType, typeOf, type FilterName } from '../model/query';
import { OneProduct } from './OneProduct';

interface Props {
  state: ListState<FilterName>;
  menu: Menu;
  config: PublicStorefrontConfig;
}

/** Where the other tab has something, this one says so. */
const noneOf = (type: ProductType, counts: Menu['counts']) => {
  if (!counts[type === 'cannabis' ? 'non-cannabis' : 'cannabis']) {
    const noneSays = t('Products appear here as soon as the seller shows them.');
    return { none: t('Nothing is on this menu yet.'), noneSays };
  }
  const isOther = type === 'non-cannabis';
  const none = isOther ? t('Only cannabis is on this menu.') : t('No cannabis is on this menu.');
  return { none, noneSays: t('See the other tab.') };
};

/** The products of one type, and the ways to others. */
export function MenuList({ state, menu, config }: Props) {
  const locale = useLocale();
  const { page, count, isReading } = state;
  const { change } = state.list;
  const pages = useMemo(() => [menu.products], [menu.products]);
  const query = knownOf(state.list.query);
  const type = typeOf(query);
  // The type stays: it is the tab that is looked at.
  const clear = () => change({ filterText: '', filters: ofType(type) });
  const list = { ...state.list, query, clear };
  const kinds = productFilters(menu.filters, ['category', 'brand', 'availability']);
  const labels = { cannabis: t('Cannabis'), 'non-cannabis': t('Non-cannabis') };
  const labelOf = (key: ProductType) => {
    const known = menu.counts[key];
    return known === null ? labels[key] : `${labels[key]} (${formatCount(known, locale)})`;
  };
  return (
    <Tabs
      label={t('Product types')}
      chosen={type}
      onChoose={(key) => {
        if (key !== type) change({ filters: ofType(key) });
      }}
      tabs={(['cannabis', 'non-cannabis'] as const).map((key) => ({ key, label: labelOf(key) }))}
    >
      <div className="ww-public-menu">
        <ListContent
          words={{
            title: t('Products'),
            search: t('Search the menu'),
            found: productsFound,
            ...noneOf(type, menu.counts),
          }}
          state={{ ...state, list }}
          isNarrow={isNarrow(query)}
          filters={kinds}
          tools={
            menu.orders.length > 0 && (
              <SortSelect
                options={[{ value: '', label: t('Recommended') }, ...menu.orders]}
                value={query.orderBy}
                onChange={(orderBy) => change({ orderBy })}
              />
            )
          }
          notFound={<NoProductFits kinds={kinds} list={list} />}
        >
          <ProductCards pages={pages} isDimmed={isReading}>
            {(product, onLeave) => <OneProduct {...{ product, config, onLeave }} />}
          </ProductCards>
          {count > leastRows && (
            <Pager
              label={t('Pages of the menu')}
              page={page}
              perPage={query.perPage}
              count={count}
              onPage={(to) => change({ page: to })}
              onPerPage={(perPage) => change({ perPage })}
              rowChoices={list.rowChoices}
            />
          )}
        </ListContent>
      </div>
    </Tabs>
  );
}
