import { t, tn } from '@shared/i18n';
import { formatCount } from '@shared/format/numbers';
import { FilterButton, loadFilterChips } from '@shared/lists/FilterButton';
import { SearchField } from '@shared/lists/SearchField';
import { Toolbar } from '@shared/lists/Toolbar';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Later } from '@shared/ui/Later';
import { expiries, type Expiry, type listSpec } from '../model/filters';
import { stockLocations } from '../state/requests';
import { selectLocations } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';

export type BatchListQuery = ListQueryState<(typeof listSpec.filters)[number]>;

const expiryName = (expiry: Expiry): string =>
  ({
    expired: t('Expired'),
    soon: t('Within 30 days'),
    later: t('Later'),
    none: t('Without a date'),
  })[expiry];

/** Narrows the list. `shown` is how many batches are left. */
export function BatchFilters({ list, shown }: { list: BatchListQuery; shown: number }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const load = useAppSelector((state) => state.stockLocations);
  const locations = useAppSelector(selectLocations) ?? [];
  const { query, change, clear } = list;
  const { filters } = query;

  const kinds = [
    {
      name: 'stock-location',
      label: t('Stock location'),
      options: locations.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'expiry',
      label: t('Expires'),
      options: expiries.map((expiry) => ({ value: expiry, label: expiryName(expiry) })),
    },
  ] as const;
  const set = (name: keyof typeof filters, values: readonly string[]) =>
    change({ filters: { ...filters, [name]: values } });
  const chips = kinds.flatMap(({ name, label, options }) =>
    filters[name].map((value) => ({
      key: `${name} ${value}`,
      label,
      value: options.find((option) => option.value === value)?.label ?? value,
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
        label={t('Batches')}
        count={tn('%(count)s batch shown', '%(count)s batches shown', shown, {
          count: formatCount(shown, locale),
        })}
        search={
          <SearchField
            label={t('Search batches')}
            value={query.filterText}
            onSearch={(filterText) => change({ filterText })}
          />
        }
        filters={kinds.map(({ name, label, options }) => (
          <FilterButton
            key={name}
            label={label}
            options={options}
            chosen={filters[name]}
            isMultiple
            onChoose={(values) => set(name, values)}
          />
        ))}
      />
      {chips.length > 0 && <Later load={loadFilterChips} props={{ chips, onClear: clear }} />}
      {load.status === 'failed' && (
        <FailureAlert
          failure={load.failure}
          onRetry={() => void dispatch(stockLocations.read(undefined))}
        >
          {t('The stock locations could not be loaded.')}
        </FailureAlert>
      )}
    </>
  );
}
