import type { ReactNode } from 'react';
import { formatCount } from '@shared/format/numbers';
import type { Id } from '@shared/id';
import { t, tn } from '@shared/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import { ListFilters } from '@shared/lists/ListFilters';
import type { Sort } from '@shared/lists/NarrowFilters';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import type { ListedProducts } from '../model/answers';
import type { FilterName } from '../model/query';
import { statuses, statusName } from './words';

interface Props {
  list: ListQueryState<FilterName>;
  answer: ListedProducts;
  sort: Sort;
  tools: ReactNode;
}

const optionsOf = (named: readonly { id: Id; name: string }[]) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

const filterKinds = ({ brands, categories }: ListedProducts): readonly FilterKind<FilterName>[] => [
  {
    name: 'status',
    label: t('Status'),
    options: statuses.map((value) => ({ value, label: statusName(value) })),
  },
  { name: 'category', label: t('Category'), options: optionsOf(categories) },
  { name: 'brand', label: t('Brand'), options: optionsOf(brands) },
];

/** What is looked for, what is let through, and the steps back. */
export function ProductFilters({ list, answer, sort, tools }: Props) {
  const locale = useLocale();
  const count = { count: formatCount(answer.count, locale) };
  return (
    <ListFilters
      label={t('Products')}
      searchLabel={t('Search products')}
      count={tn('%(count)s product found', '%(count)s products found', answer.count, count)}
      list={list}
      kinds={filterKinds(answer)}
      sort={sort}
      tools={tools}
    />
  );
}
