import { useMemo } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { NarrowFilters } from '@shared/lists/NarrowFilters';
import { Pager } from '@shared/lists/Pager';
import { SearchField } from '@shared/lists/SearchField';
import { Toolbar } from '@shared/lists/Toolbar';
import { usePageWithin, type ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { EmptyState } from '@shared/ui/EmptyState';
import { searchIcon } from '@shared/ui/icons/search';
import { Segmented } from '@shared/ui/Segmented';
import type { Party } from '../model/answers';
import { ofSet } from '../model/drafts';
import { countsOf, shownOf, type Row, type StateCounts } from '../model/rows';
import { mappingSets, type TabName } from '../model/sets';
import { stateNames, stateOf } from '../model/view';
import { counted, tabLabel, wordsOf } from '../model/words';
import { mappingColumns } from './mappingColumns';
import { ExactMatches } from './ExactMatches';
import type { Linking } from './useLinking';

interface Props {
  set: TabName;
  list: ListQueryState<'tab' | 'state'>;
  rows: readonly Row[];
  /** Null where they are not read: nothing can be chosen. */
  parties: readonly Party[] | null;
  linking: Linking | null;
  isReading: boolean;
}

/** What of one set is looked at, and the ways to the rest of it. */
export function MappingTable({ set, list, rows, parties, linking, isReading }: Props) {
  const locale = useLocale();
  const { query, change } = list;
  const { filterText, orderBy } = query;
  const state = stateOf(query);
  const shown = useMemo(
    () => shownOf(rows, { filterText, state, orderBy }),
    [rows, filterText, state, orderBy],
  );
  const counts = useMemo(() => countsOf(rows), [rows]);
  const page = usePageWithin(list, shown.length);
  const words = wordsOf(set);
  const { tab } = query.filters;
  const show = (text: string) => change({ filterText: text, filters: { tab, state: [] } });
  const columns = mappingColumns({ set, parties, linking, onShow: show });
  const sort = { columns, orderBy, onSort: (order: string) => change({ orderBy: order }) };
  const before = (page - 1) * query.perPage;
  const changed = linking ? ofSet(linking.drafts, set).length : 0;

  return (
    <>
      <Toolbar
        label={tabLabel(set)}
        count={counted(set, shown.length, locale)}
        search={
          <SearchField
            label={words.search}
            value={filterText}
            onSearch={(text) => change({ filterText: text })}
          />
        }
        filters={
          <>
            <Segmented
              label={t('State')}
              value={state}
              choices={choicesOf(counts, linking !== null && mappingSets[set].isExclusive, locale)}
              onChange={(to) => change({ filters: { tab, state: to === 'all' ? [] : [to] } })}
            />
            <NarrowFilters sort={sort} />
          </>
        }
        tools={
          linking && (
            <>
              {parties && <ExactMatches rows={rows} parties={parties} linking={linking} />}
              {changed > 0 && (
                <button
                  type="button"
                  className="btn btn-plain"
                  disabled={linking.isBusy}
                  onClick={() => linking.reset(set)}
                >
                  {words.reset}
                </button>
              )}
            </>
          )
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={searchIcon}
          title={t('Nothing fits.')}
          actions={
            <button type="button" className="btn btn-outline-secondary" onClick={() => show('')}>
              {t('Clear search and filter')}
            </button>
          }
        />
      ) : (
        <>
          <DataTable
            label={tabLabel(set)}
            rows={shown.slice(before, before + query.perPage)}
            rowKey={({ key }) => key}
            count={shown.length}
            before={before}
            {...sort}
            isDimmed={isReading}
          />
          <Pager
            label={t('Pages')}
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

/** The states with how many rows are in each. */
const choicesOf = (counts: StateCounts, canSuggest: boolean, locale: string) => {
  const width = formatCount(counts.all, locale).length;
  const labels = {
    all: t('All'),
    linked: t('Linked'),
    suggested: t('Suggested'),
    conflict: t('Conflict'),
    none: t('Not linked'),
  };
  return stateNames
    .filter((name) => name !== 'suggested' || canSuggest)
    .map((value) => ({
      value,
      label: (
        <>
          {labels[value]} {/* As wide as it can become: counts that come late move nothing. */}
          <span className="ww-muted ww-mapping-count" style={{ minWidth: `${String(width)}ch` }}>
            {formatCount(counts[value], locale)}
          </span>
        </>
      ),
    }));
};
