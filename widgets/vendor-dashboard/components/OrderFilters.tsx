import type { Ranked } from '@shared/dashboards/answers';
import { formatDay } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { ListFilters } from '@shared/lists/ListFilters';
import type { Sort } from '@shared/lists/NarrowFilters';
import { useLocale } from '@shared/mount/WidgetContext';
import { useAppSelector } from '../state/slice';
import { withoutNarrowing, type DashboardList } from './dashboardList';

const none: readonly Ranked[] = [];

const nameIn = (ranked: readonly Ranked[], value: string) =>
  ranked.find(({ id }) => id === value)?.name ?? value;

/** Narrows the list of orders. `shown` is how many are left. */
export function OrderFilters({
  list,
  shown,
  sort,
}: {
  list: DashboardList;
  shown: number;
  sort: Sort;
}) {
  const locale = useLocale();
  const summary = useAppSelector(({ summary: load }) =>
    load.status === 'idle' ? undefined : load.value,
  );
  const kinds = [
    {
      name: 'state',
      label: t('State'),
      options: (summary?.states ?? none).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'customer',
      label: t('Customer'),
      options: [],
      write: (value: string) => nameIn(summary?.customers ?? none, value),
    },
    {
      name: 'product',
      label: t('Product'),
      options: [],
      write: (value: string) => nameIn(summary?.products ?? none, value),
    },
    {
      name: 'day',
      label: t('Day'),
      options: [],
      write: (value: string) => formatDay(value, locale),
    },
  ] as const;
  return (
    <ListFilters
      label={t('Orders')}
      searchLabel={t('Search orders')}
      count={tn('%(count)s order shown', '%(count)s orders shown', shown, {
        count: formatCount(shown, locale),
      })}
      list={{ ...list, clear: () => list.change(withoutNarrowing(list)) }}
      kinds={kinds}
      sort={sort}
    />
  );
}
