import { useEffect, useMemo } from 'react';
import type { ListedLocation } from '@shared/contract/stockLocation';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { isNarrowed } from '@shared/lists/listQuery';
import { NarrowFilters } from '@shared/lists/NarrowFilters';
import { Pager } from '@shared/lists/Pager';
import { SearchField } from '@shared/lists/SearchField';
import { Toolbar } from '@shared/lists/Toolbar';
import { usePageWithin, type ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import { PartFailed } from '@shared/ui/Later';
import { Segmented } from '@shared/ui/Segmented';
import { useLazy } from '@shared/ui/useLazy';
import { rowsOf, statuses, statusOf } from '../model/rows';
import { locationColumns } from './locationColumns';
import type { Task } from './task';

interface Props {
  list: ListQueryState<'status'>;
  locations: readonly ListedLocation[];
  isReading: boolean;
  /** Null for a user who may only look. */
  onTask: ((task: Task) => void) | null;
}

const loadRowActions = async () => (await import('./RowActions')).RowActions;

/** Keeps the column of what is on its way. */
const Coming = () => null;

const ignore = () => undefined;

const keyOf = ({ id }: ListedLocation) => String(id);

const statusName = (status: (typeof statuses)[number]): string =>
  ({ active: t('Active'), inactive: t('Inactive'), all: t('All') })[status];

/** What of the locations is looked at, and the ways to the rest of them. */
export function LocationTable({ list, locations, isReading, onTask }: Props) {
  const locale = useLocale();
  const { query, change, clear } = list;
  const shown = useMemo(() => rowsOf(locations, query), [locations, query]);
  const page = usePageWithin(list, shown.length);
  const canEdit = onTask !== null;
  const [actions, startActions] = useLazy(loadRowActions);
  useEffect(() => {
    if (canEdit && actions.status === 'idle') startActions();
  }, [canEdit, actions.status, startActions]);
  const Actions = canEdit ? (actions.status === 'ready' ? actions.value : Coming) : undefined;
  const columns = useMemo(
    () => locationColumns({ locale, Actions, onTask: onTask ?? ignore }),
    [locale, Actions, onTask],
  );
  const sort = {
    columns,
    orderBy: query.orderBy,
    onSort: (orderBy: string) => change({ orderBy }),
  };
  if (locations.length === 0) return <NothingYet onTask={onTask} />;

  const before = (page - 1) * query.perPage;
  return (
    <>
      <Toolbar
        label={t('Stock locations')}
        count={tn('%(count)s location shown', '%(count)s locations shown', shown.length, {
          count: formatCount(shown.length, locale),
        })}
        search={
          <SearchField
            label={t('Search locations')}
            value={query.filterText}
            onSearch={(filterText) => change({ filterText })}
          />
        }
        filters={
          <>
            <Segmented
              label={t('Status')}
              choices={statuses.map((value) => ({ value, label: statusName(value) }))}
              value={statusOf(query)}
              onChange={(status) =>
                change({ filters: { status: status === 'active' ? [] : [status] } })
              }
            />
            <NarrowFilters sort={sort} />
          </>
        }
      />
      {actions.status === 'failed' && <PartFailed onRetry={startActions} />}
      {shown.length === 0 ? (
        <NothingFits query={query} onClear={clear} />
      ) : (
        <>
          <DataTable
            label={t('Stock locations')}
            rows={shown.slice(before, before + query.perPage)}
            rowKey={keyOf}
            count={shown.length}
            before={before}
            {...sort}
            isDimmed={isReading}
          />
          <Pager
            label={t('Pages of locations')}
            page={page}
            perPage={query.perPage}
            count={shown.length}
            onPage={(to) => change({ page: to })}
            onPerPage={(perPage) => change({ perPage })}
          />
        </>
      )}
    </>
  );
}

const NothingYet = ({ onTask }: Pick<Props, 'onTask'>) => (
  <EmptyState
    icon={boxIcon}
    title={t('You have no stock locations yet.')}
    actions={
      onTask && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onTask({ kind: 'edit', location: null })}
        >
          {t('Create a location')}
        </button>
      )
    }
  >
    {t('Batches are kept at one, and orders leave from one.')}
  </EmptyState>
);

function NothingFits({ query, onClear }: { query: Props['list']['query']; onClear: () => void }) {
  if (query.filterText.trim() === '' && statusOf(query) === 'inactive') {
    return <EmptyState icon={boxIcon} title={t('No location is inactive.')} />;
  }
  return (
    <EmptyState
      icon={searchIcon}
      title={t('No location fits the search.')}
      actions={
        isNarrowed(query) && (
          <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
            {t('Clear the search')}
          </button>
        )
      }
    />
  );
}
