import { formatDay } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { FilterButton } from '@shared/lists/FilterButton';
import { FilterChips } from '@shared/lists/FilterChips';
import { SearchField } from '@shared/lists/SearchField';
import { Toolbar } from '@shared/lists/Toolbar';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Ranked } from '../model/answers';
import { narrowing } from '../model/query';
import { useAppSelector } from '../state/slice';
import { withoutNarrowing, type DashboardList } from './dashboardList';

const none: readonly Ranked[] = [];

const nameIn = (ranked: readonly Ranked[], value: string) =>
  ranked.find(({ id }) => id === value)?.name ?? value;

/** Narrows the list of orders. `shown` is how many are left. */
export function OrderFilters({ list, shown }: { list: DashboardList; shown: number }) {
  const locale = useLocale();
  const summary = useAppSelector(({ summary: load }) =>
    load.status === 'idle' ? undefined : load.value,
  );
  const { query, change } = list;
  const { filters } = query;
  const states = summary?.states ?? none;
  const labels = {
    state: t('State'),
    customer: t('Customer'),
    product: t('Product'),
    day: t('Day'),
  };
  const writes = {
    state: (value: string) => nameIn(states, value),
    customer: (value: string) => nameIn(summary?.customers ?? none, value),
    product: (value: string) => nameIn(summary?.products ?? none, value),
    day: (value: string) => formatDay(value, locale),
  };
  const set = (name: (typeof narrowing)[number], values: readonly string[]) =>
    change({ filters: { ...filters, [name]: values } });
  const chips = narrowing.flatMap((name) =>
    filters[name].map((value) => ({
      key: `${name} ${value}`,
      label: labels[name],
      value: writes[name](value),
      onRemove: () =>
        set(
          name,
          filters[name].filter((each) => each !== value),
        ),
    })),
  );
  return (
    <>
      <Toolbar
        label={t('Orders')}
        count={tn('%(count)s order shown', '%(count)s orders shown', shown, {
          count: formatCount(shown, locale),
        })}
        search={
          <SearchField
            label={t('Search orders')}
            value={query.filterText}
            onSearch={(filterText) => change({ filterText })}
          />
        }
        filters={
          states.length > 0 && (
            <FilterButton
              label={labels.state}
              options={states.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={filters.state}
              isMultiple
              onChoose={(values) => set('state', values)}
            />
          )
        }
      />
      <FilterChips chips={chips} onClear={() => change(withoutNarrowing(list))} />
    </>
  );
}
