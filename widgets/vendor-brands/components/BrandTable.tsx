import { useEffect, useMemo } from 'react';
import type { BrandsAnswer } from '@shared/contract/vendorBrands';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { isNarrowed } from '@shared/lists/listQuery';
import { NarrowFilters } from '@shared/lists/NarrowFilters';
import { Pager } from '@shared/lists/Pager';
import { SearchField } from '@shared/lists/SearchField';
import { Toolbar } from '@shared/lists/Toolbar';
import { countFor, usePageWithin, type ListQueryState } from '@shared/lists/useListQuery';
import { useSelectedRows } from '@shared/lists/useSelectedRows';
import { useLocale } from '@shared/mount/WidgetContext';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import { PartFailed } from '@shared/ui/Later';
import { Segmented } from '@shared/ui/Segmented';
import { useLazy } from '@shared/ui/useLazy';
import type { VendorBrandsConfig } from '../config';
import { statuses, statusOf } from '../model/query';
import { useAppSelector } from '../state/slice';
import { brandColumns, keyOf, nameOf } from './brandColumns';
import type { Task } from './task';

interface Props {
  config: VendorBrandsConfig;
  list: ListQueryState<'status'>;
  answer: BrandsAnswer;
  /** Newer brands are on their way: those that are shown may be of another page. */
  isReading: boolean;
  onTask: (task: Task) => void;
}

const loadRowParts = () => import('./rowParts');

/** Keeps the column of what is on its way. */
const Coming = () => null;

const statusName = (status: (typeof statuses)[number]): string =>
  ({ active: t('Active'), archived: t('Archived'), all: t('All') })[status];

/** What of the list is looked at, and the ways to the rest of it. */
export function BrandTable({ config, list, answer, isReading, onTask }: Props) {
  const locale = useLocale();
  const { query, change, clear } = list;
  const { brands, brandNames, count, hasEditPermission: canEdit } = answer;
  const isWorking = useAppSelector((state) => state.working > 0);
  const load = useAppSelector((state) => state.brands);
  const page = usePageWithin(list, countFor(load, query));
  const [selected, select] = useSelectedRows(brands, keyOf);
  const [rowParts, startRowParts] = useLazy(loadRowParts);
  useEffect(() => {
    if (canEdit && rowParts.status === 'idle') startRowParts();
  }, [canEdit, rowParts.status, startRowParts]);
  const parts = canEdit && rowParts.status === 'ready' ? rowParts.value : undefined;
  const Actions = canEdit ? (parts?.RowActions ?? Coming) : undefined;
  const columns = useMemo(
    () => brandColumns({ config, locale, Actions, onTask }),
    [config, locale, Actions, onTask],
  );
  const sort = {
    columns,
    orderBy: query.orderBy,
    onSort: (orderBy: string) => change({ orderBy }),
  };
  if (brandNames.length + count === 0 && !isNarrowed(query) && !isReading) {
    return <NothingYet canEdit={canEdit} onTask={onTask} />;
  }

  return (
    <>
      <Toolbar
        label={t('Brands')}
        count={tn('%(count)s brand shown', '%(count)s brands shown', count, {
          count: formatCount(count, locale),
        })}
        search={
          <SearchField
            label={t('Search brands')}
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
      {canEdit && rowParts.status === 'failed' && <PartFailed onRetry={startRowParts} />}
      {count === 0 && !isReading ? (
        <NothingFits query={query} onClear={clear} />
      ) : (
        <>
          <DataTable
            label={t('Brands')}
            rows={brands}
            rowKey={keyOf}
            count={count}
            before={(page - 1) * query.perPage}
            {...sort}
            isDimmed={isReading || isWorking}
            selection={
              canEdit
                ? {
                    selected,
                    onChange: select,
                    nameOf,
                    Bar: parts?.SelectionBar,
                    actions: parts && (
                      <parts.StatusActions
                        brands={[...selected.values()]}
                        onTask={(task) => {
                          select(new Map());
                          onTask(task);
                        }}
                      />
                    ),
                  }
                : undefined
            }
          />
          <Pager
            label={t('Pages of brands')}
            page={page}
            perPage={query.perPage}
            count={count}
            onPage={(to) => change({ page: to })}
          />
        </>
      )}
    </>
  );
}

const NothingYet = ({ canEdit, onTask }: Pick<Props, 'onTask'> & { canEdit: boolean }) => (
  <EmptyState
    icon={boxIcon}
    title={t('You have no brands yet.')}
    actions={
      canEdit && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => onTask({ kind: 'edit', brand: null })}
        >
          {t('Create a brand')}
        </button>
      )
    }
  >
    {t('Products carry a brand, and buyers look for it.')}
  </EmptyState>
);

interface NothingFitsProps {
  query: Props['list']['query'];
  onClear: () => void;
}

function NothingFits({ query, onClear }: NothingFitsProps) {
  if (query.filterText.trim() === '' && statusOf(query) === 'archived') {
    return <EmptyState icon={boxIcon} title={t('No brand is archived.')} />;
  }
  return (
    <EmptyState
      icon={searchIcon}
      title={t('No brand fits the search.')}
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
