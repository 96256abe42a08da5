import { useMemo } from 'react';
import type { SampleListAnswer, SampleListItem } from '@shared/contract/sampleList';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { isNarrowed } from '@shared/lists/listQuery';
import { NarrowFilters } from '@shared/lists/NarrowFilters';
import { Pager } from '@shared/lists/Pager';
import { SearchField } from '@shared/lists/SearchField';
import { Toolbar } from '@shared/lists/Toolbar';
import { countFor, usePageWithin, type ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import { useAppSelector } from '../state/slice';
import { itemColumns } from './itemColumns';

interface Props {
  list: ListQueryState<never>;
  answer: SampleListAnswer;
  /** Newer items are on their way: those that are shown may be of another page. */
  isReading: boolean;
}

const keyOf = ({ id }: SampleListItem) => String(id);

/** What of the list is looked at, and the ways to the rest of it. */
export function ItemTable({ list, answer, isReading }: Props) {
  const locale = useLocale();
  const { query, change, clear } = list;
  const { items, count } = answer;
  const load = useAppSelector((state) => state.items);
  const page = usePageWithin(list, countFor(load, query));
  const columns = useMemo(() => itemColumns(locale), [locale]);
  const sort = {
    columns,
    orderBy: query.orderBy,
    onSort: (orderBy: string) => change({ orderBy }),
  };
  if (count === 0 && !isNarrowed(query) && !isReading) return <NothingYet />;

  return (
    <>
      <Toolbar
        label={t('Sample list')}
        count={tn('%(count)s item shown', '%(count)s items shown', count, {
          count: formatCount(count, locale),
        })}
        search={
          <SearchField
            label={t('Search items')}
            value={query.filterText}
            onSearch={(filterText) => change({ filterText })}
          />
        }
        filters={<NarrowFilters sort={sort} />}
      />
      {count === 0 ? (
        <NothingFits onClear={clear} />
      ) : (
        <>
          <DataTable
            label={t('Items')}
            rows={items}
            rowKey={keyOf}
            count={count}
            before={(page - 1) * query.perPage}
            {...sort}
            isDimmed={isReading}
          />
          <Pager
            label={t('Pages of items')}
            page={page}
            perPage={query.perPage}
            count={count}
            onPage={(to) => change({ page: to })}
            onPerPage={(perPage) => change({ perPage })}
          />
        </>
      )}
    </>
  );
}

const NothingYet = () => (
  <EmptyState icon={boxIcon} title={t('There are no items yet.')}>
    {t('They appear here as soon as somebody adds them.')}
  </EmptyState>
);

const NothingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={searchIcon}
    title={t('No item fits the search.')}
    actions={
      <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
        {t('Clear the search')}
      </button>
    }
  />
);
