import type { ReactNode } from 'react';
import type { FilterChoice, ProductFilters } from '@shared/contract/storefrontShapes';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import { FilterButton } from '@shared/lists/FilterButton';
import { ListFilters } from '@shared/lists/ListFilters';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Listed } from '../model/answers';
import { isOnlyOrdered, noFilters, type FilterName } from '../model/query';
import type { SheetLocation } from '../model/sheet';

interface Props {
  list: ListQueryState<FilterName>;
  listed: Listed;
  kinds: readonly FilterKind<FilterName>[];
  locations: readonly SheetLocation[];
  tools: ReactNode;
}

const optionsOf = (choices: readonly FilterChoice[]) =>
  choices.map(({ id, name, count }) => ({ value: String(id), label: name, count }));

/** What narrows the products. The locations are columns, and narrow nothing. */
export const filterKinds = (filters: ProductFilters | null): FilterKind<FilterName>[] => [
  { name: 'category', label: t('Category'), options: optionsOf(filters?.categories ?? []) },
  { name: 'brand', label: t('Brand'), options: optionsOf(filters?.brands ?? []) },
  {
    name: 'availability',
    label: t('Availability'),
    options: [{ value: 'instock', label: t('In stock') }],
  },
  {
    name: 'ordered',
    label: t('Rows'),
    options: [{ value: 'yes', label: t('Only rows with cases') }],
    isElsewhere: true,
  },
];

/** What is looked for, what is let through, which locations stand beside each other, and the tools of the sheet. */
export function SheetFilters({ list, listed, kinds, locations, tools }: Props) {
  const locale = useLocale();
  const { query, change } = list;
  const { filters } = query;
  const set = (name: FilterName, values: readonly string[]) =>
    change({ filters: { ...filters, [name]: values } });
  const isOnly = isOnlyOrdered(query);
  const { count } = listed;
  return (
    <ListFilters
      label={t('Products')}
      searchLabel={t('Search products')}
      count={tn('%(count)s product found', '%(count)s products found', count, {
        count: formatCount(count, locale),
      })}
      list={{
        ...list,
        // The columns stay where the filters go.
        clear: () =>
          change({ filterText: '', filters: { ...noFilters, location: filters.location } }),
      }}
      kinds={kinds}
      tools={tools}
    >
      <button
        type="button"
        className="btn btn-outline-secondary ww-quick-only"
        aria-label={t('Only rows with cases')}
        title={t('Only rows with cases')}
        aria-pressed={isOnly}
        onClick={() => set('ordered', isOnly ? [] : ['yes'])}
      >
        {t('With cases')}
      </button>
      {listed.locations.length > 1 && (
        // No filter but the columns: it stays where filters go behind their drawer.
        <div>
          <FilterButton
            label={t('Locations')}
            options={listed.locations.map(({ id, name }) => ({ value: String(id), label: name }))}
            chosen={locations.map(({ id }) => String(id))}
            isMultiple
            onChoose={(values) => set('location', values)}
          />
        </div>
      )}
    </ListFilters>
  );
}
