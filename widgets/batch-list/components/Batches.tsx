import { useEffect, useMemo } from 'react';
import { t } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { Pager } from '@shared/lists/Pager';
import { useListQuery, usePageWithin } from '@shared/lists/useListQuery';
import { useLocale, useToday } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Later, PartFailed } from '@shared/ui/Later';
import { useLazy } from '@shared/ui/useLazy';
import type { BatchListConfig } from '../config';
import { listSpec } from '../model/filters';
import { rowsBy, rowsOf, shownRows, type Row } from '../model/rows';
import { productNames } from '../state/requests';
import {
  selectBatches,
  selectCanEdit,
  selectLocations,
  selectProductNames,
} from '../state/selectors';
import { selectionChanged, useAppDispatch, useAppSelector } from '../state/slice';
import { batchColumns, nameOf } from './batchColumns';
import { BatchFilters } from './BatchFilters';

interface Props {
  config: BatchListConfig;
  isReading: boolean;
}

const keyOf = ({ key }: Row) => key;

const loadMove = () => import('./moveParts');
const loadNothing = async () => (await import('./Nothing')).Nothing;

export function Batches({ config, isReading }: Props) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const today = useToday();
  const list = useListQuery(listSpec);
  const { query, change, clear } = list;
  const batches = useAppSelector(selectBatches);
  const names = useAppSelector(selectProductNames);
  const locations = useAppSelector(selectLocations);
  const keys = useAppSelector((state) => state.selected);
  const rows = useMemo(() => rowsOf(batches, names, locations), [batches, names, locations]);
  const shown = useMemo(() => shownRows(rows, query, today), [rows, query, today]);
  const selected = useMemo(() => rowsBy(rows, keys), [rows, keys]);
  const page = usePageWithin(list, shown.length);
  const canEdit = useAppSelector(selectCanEdit);
  const products = useAppSelector((state) => state.productNames);
  const columns = useMemo(
    () => batchColumns(config, locale, today, canEdit),
    [config, locale, today, canEdit],
  );
  const canMove = canEdit && config.urls.updateBatches !== undefined;
  const [move, startMove] = useLazy(loadMove);
  useEffect(() => {
    if (canEdit && move.status === 'idle') startMove();
  }, [canEdit, move.status, startMove]);
  const parts = move.status === 'ready' ? move.value : undefined;
  if (batches?.length === 0) return <Later load={loadNothing} props={{ config, onClear: null }} />;

  const sort = {
    columns,
    orderBy: query.orderBy,
    onSort: (orderBy: string) => change({ orderBy }),
  };
  const before = (page - 1) * query.perPage;
  return (
    <>
      {products.status === 'failed' && (
        <FailureAlert
          failure={products.failure}
          onRetry={() => void dispatch(productNames.read(undefined))}
        >
          {t('The product names could not be loaded.')}
        </FailureAlert>
      )}
      <BatchFilters list={list} shown={shown.length} sort={sort} />
      {parts && <parts.MoveReport />}
      {move.status === 'failed' && selected.size > 0 && <PartFailed onRetry={startMove} />}
      {parts && <parts.SelectionGone isReading={isReading} />}
      {shown.length === 0 ? (
        <Later load={loadNothing} props={{ config, onClear: clear }} />
      ) : (
        <>
          <DataTable
            label={t('Batches')}
            rows={shown.slice(before, before + query.perPage)}
            rowKey={keyOf}
            count={shown.length}
            before={before}
            {...sort}
            isDimmed={isReading}
            selection={
              canMove
                ? {
                    selected,
                    onChange: (now) => dispatch(selectionChanged([...now.keys()])),
                    nameOf: ({ batch }) => nameOf(batch),
                    Bar: parts?.SelectionBar,
                    actions: parts && <parts.MoveActions />,
                  }
                : undefined
            }
          />
          <Pager
            label={t('Pages of batches')}
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
