import { useMemo, useRef } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { t } from '@shared/page/i18n';
import { isNarrowed } from '@shared/lists/listQuery';
import { NothingFits } from '@shared/lists/NothingFits';
import { Pager } from '@shared/lists/Pager';
import { usePageWithin, type ListQueryState } from '@shared/lists/useListQuery';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import type { loadPaste } from '../later';
import type { Listed } from '../model/answers';
import { isOnlyOrdered, type FilterName } from '../model/query';
import type { SheetLocation, Sheet } from '../model/sheet';
import { Notices } from './Notices';
import { LocationTotals } from './LocationTotals';
import { SheetGrid } from './SheetGrid';
import { filterKinds, SheetFilters } from './SheetFilters';
import { SheetStatus } from './SheetStatus';
import { SheetTools } from './SheetTools';
import { useRevealRow } from './useRevealRow';
import { useRows } from './useRows';

interface Props {
  list: ListQueryState<FilterName>;
  listed: Listed;
  sheet: Sheet;
  locations: readonly SheetLocation[];
  /** Others are on their way: those that are shown may be of another search. */
  isReading: boolean;
  /** How many products the search leaves; null until the server says so. */
  known: number | null;
  loadPaste: typeof loadPaste;
  onReadNotices: () => void;
}

/** The sheet with what narrows it, what is to be said of it, and what it comes to. */
export function SheetBody({
  list,
  listed,
  sheet,
  locations,
  isReading,
  known,
  loadPaste: load,
  onReadNotices,
}: Props) {
  const handle = useRef<GridHandle>(null);
  const { query, change } = list;
  const { count, canOrder } = listed;
  const page = usePageWithin(list, known);
  const rows = useRows(listed, locations, sheet, isOnlyOrdered(query));
  const onStep = useRevealRow({ handle, list, listed, rows, isReading });
  const kinds = useMemo(() => filterKinds(listed.filters), [listed.filters]);
  const isEmpty = count === 0 && !isReading;
  const isBare = isEmpty && !isNarrowed({ ...query, filters: { ...query.filters, location: [] } });
  return (
    <div className="ww-stack ww-quick-order">
      <SheetStatus listed={listed} sheet={sheet} />
      <Notices locations={listed.locations} onRetry={onReadNotices} />
      {isBare && (
        <EmptyState icon={boxIcon} title={t('There are no products yet.')}>
          {t('Products appear here as soon as the seller offers them to your location.')}
        </EmptyState>
      )}
      {!isBare && (
        <SheetFilters
          list={list}
          listed={listed}
          kinds={kinds}
          locations={locations}
          tools={<SheetTools {...{ listed, locations, sheet, handle, onStep, loadPaste: load }} />}
        />
      )}
      {isEmpty && !isBare && (
        <NothingFits
          title={t('No product fits.')}
          says={t('Remove a filter to see more products.')}
          kinds={kinds}
          list={list}
        />
      )}
      {!isEmpty && (
        <>
          <div className={isReading ? 'ww-stack ww-dimmed' : 'ww-stack'}>
            <SheetGrid {...{ handle, rows, locations, listed, list, onStep }} />
          </div>
          <Pager
            label={t('Pages of products')}
            page={page}
            perPage={query.perPage}
            count={count}
            onPage={(next) => change({ page: next })}
            onPerPage={(perPage) => change({ perPage })}
          />
          <LocationTotals locations={locations} sheet={sheet} canOrder={canOrder} />
        </>
      )}
    </div>
  );
}
