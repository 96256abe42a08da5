import { t, tn } from '@shared/i18n';
import { formatCount } from '@shared/format/numbers';
import { ListFilters } from '@shared/lists/ListFilters';
import type { Sort } from '@shared/lists/NarrowFilters';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { Expiry, listSpec } from '../model/filters';
import { stockLocations } from '../state/requests';
import { selectLocations } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';

export type BatchListQuery = ListQueryState<(typeof listSpec.filters)[number]>;

/** Narrows the list. `shown` is how many batches are left. */
export function BatchFilters({
  list,
  shown,
  sort,
}: {
  list: BatchListQuery;
  shown: number;
  sort: Sort;
}) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const load = useAppSelector((state) => state.stockLocations);
  const locations = useAppSelector(selectLocations) ?? [];

  const kinds = [
    {
      name: 'expiry',
      label: t('Expires'),
      options: [
        { value: 'expired', label: t('Expired') },
        { value: 'soon', label: t('Within 30 days') },
        { value: 'later', label: t('Later') },
        { value: 'none', label: t('No date') },
      ] satisfies { value: Expiry; label: string }[],
    },
    // Last, since its choices come late: nothing stands behind it that they could move.
    {
      name: 'stock-location',
      label: t('Stock location'),
      options: locations.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ] as const;
  return (
    <>
      <ListFilters
        label={t('Batches')}
        searchLabel={t('Search batches')}
        count={tn('%(count)s batch shown', '%(count)s batches shown', shown, {
          count: formatCount(shown, locale),
        })}
        list={list}
        kinds={kinds}
        sort={sort}
      />
      {load.status === 'failed' && (
        <FailureAlert
          failure={load.failure}
          onRetry={() => void dispatch(stockLocations.read(undefined))}
        >
          {t('Stock locations could not be loaded.')}
        </FailureAlert>
      )}
    </>
  );
}
