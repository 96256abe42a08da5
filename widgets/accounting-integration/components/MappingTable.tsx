import { useMemo } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { NothingFound } from '@shared/lists/emptyLists';
import { ListBody } from '@shared/lists/ListBody';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocalRows } from '@shared/lists/useLocalRows';
import { useLocale } from '@shared/mount/WidgetContext';
import { rowsCsv } from '@shared/rows/rowsFile';
import { CsvButton } from '@shared/ui/CsvButton';
import { FileButton } from '@shared/ui/FileButton';
import { Segmented } from '@shared/ui/Segmented';
import type { LoadDialogs } from '../later';
import type { Party } from '../model/answers';
import { linkColumns } from '../model/linkFile';
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
  loadDialogs: LoadDialogs;
  isReading: boolean;
}

/** What of one set is looked at, and the ways to the rest of it. */
export function MappingTable(props: Props) {
  const { set, list, rows, parties, linking, loadDialogs, isReading } = props;
  const locale = useLocale();
  const { query, change } = list;
  const { filterText, orderBy } = query;
  const state = stateOf(query);
  const shown = useMemo(
    () => shownOf(rows, { filterText, state, orderBy }),
    [rows, filterText, state, orderBy],
  );
  const counts = useMemo(() => countsOf(rows), [rows]);
  const local = useLocalRows(list, rows, shown);
  const words = wordsOf(set);
  const { tab } = query.filters;
  const show = (text: string) => change({ filterText: text, filters: { tab, state: [] } });

  return (
    <ListBody
      state={local.state}
      rows={local.rows ?? []}
      total={rows.length}
      words={{
        title: tabLabel(set),
        search: words.search,
        pages: t('Pages'),
        found: (count) => counted(set, count, locale),
      }}
      rowKey={({ key }) => key}
      columns={mappingColumns({ set, parties, linking, onShow: show })}
      isDimmed={isReading}
      narrow={
        <Segmented
          label={t('Status')}
          value={state}
          choices={choicesOf(counts, linking !== null && mappingSets[set].isExclusive, locale)}
          onChange={(to) => change({ filters: { tab, state: to === 'all' ? [] : [to] } })}
        />
      }
      tools={
        <>
          {linking && parties && (
            <ExactMatches load={loadDialogs} {...{ rows, parties, linking }} />
          )}
          <CsvButton
            fileName={`quickbooks-${set}`}
            // Without the names of theirs an upload would take it for one that unlinks.
            isOff={shown.length === 0 || !parties}
            rows={() => rowsCsv(shown, linkColumns(set))}
          />
          {linking && parties && (
            <FileButton
              load={loadDialogs}
              dialog={({ LinkFileDialog }, onClose) => (
                <LinkFileDialog {...{ set, rows, parties, linking, onClose }} />
              )}
            />
          )}
        </>
      }
      notFound={
        <NothingFound
          title={t('Nothing fits.')}
          clearLabel={t('Clear search and filter')}
          onClear={() => show('')}
        />
      }
    />
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
