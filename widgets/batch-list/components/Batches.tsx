import { useEffect, useMemo } from 'react';
import { t, tn } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { Pager } from '@shared/lists/Pager';
import { useListQuery, usePageWithin } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import { useLazy } from '@shared/ui/useLazy';
import { ownUrl } from '@shared/urls';
import type { BatchListConfig } from '../config';
import { listSpec } from '../model/filters';
import { productNames } from '../state/requests';
import {
  selectBatches,
  selectCanEdit,
  selectSelected,
  selectShown,
  type Row,
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

export function Batches({ config, isReading }: Props) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const list = useListQuery(listSpec);
  const { query, change, clear } = list;
  const shown = useAppSelector((state) => selectShown(state, query));
  const page = usePageWithin(list, shown.length);
  const isEmpty = useAppSelector((state) => selectBatches(state)?.length === 0);
  const canEdit = useAppSelector(selectCanEdit);
  const selected = useAppSelector(selectSelected);
  const products = useAppSelector((state) => state.productNames);
  const columns = useMemo(() => batchColumns(config, locale, canEdit), [config, locale, canEdit]);
  const canMove = canEdit && config.urls.updateBatches !== undefined;
  const [move, startMove] = useLazy(loadMove);
  useEffect(() => {
    if (canMove && move.status === 'idle') startMove();
  }, [canMove, move.status, startMove]);
  if (isEmpty) return <NothingYet config={config} />;

  const before = (page - 1) * query.perPage;
  return (
    <>
      {products.status === 'failed' && (
        <FailureAlert
          failure={products.failure}
          onRetry={() => void dispatch(productNames.read(undefined))}
        >
          {t('The names of the products could not be loaded.')}
        </FailureAlert>
      )}
      <BatchFilters list={list} shown={shown.length} />
      {move.status === 'ready' && <move.value.MoveReport />}
      {move.status === 'failed' && selected.size > 0 && (
        <FailureAlert onRetry={startMove}>
          {t('The way to move batches could not be loaded. Check your connection and try again.')}
        </FailureAlert>
      )}
      <Gone isReading={isReading} />
      {shown.length === 0 ? (
        <EmptyState
          icon={searchIcon}
          title={t('No batch fits the filters.')}
          actions={
            <button type="button" className="btn btn-outline-secondary" onClick={clear}>
              {t('Clear the filters')}
            </button>
          }
        />
      ) : (
        <>
          <DataTable
            label={t('Batches')}
            columns={columns}
            rows={shown.slice(before, before + query.perPage)}
            rowKey={keyOf}
            count={shown.length}
            before={before}
            orderBy={query.orderBy}
            onSort={(orderBy) => change({ orderBy })}
            isDimmed={isReading}
            selection={
              canMove
                ? {
                    selected,
                    onChange: (keys) => dispatch(selectionChanged(keys)),
                    nameOf: ({ batch }) => nameOf(batch),
                    actions: move.status === 'ready' && <move.value.MoveActions />,
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

/** What happens to a selection while the list is read anew. */
function Gone({ isReading }: { isReading: boolean }) {
  const gone = useAppSelector((state) => state.gone);
  const hasSelected = useAppSelector((state) => state.selected.length > 0);
  if (isReading && hasSelected) {
    return (
      <p className="ww-muted" role="status">
        {t('The list is being updated. Only batches that are still there are moved.')}
      </p>
    );
  }
  if (gone === 0) return null;
  return (
    <p className="ww-muted" role="status">
      {tn(
        '%(count)s selected batch is no longer in the list.',
        '%(count)s selected batches are no longer in the list.',
        gone,
      )}
    </p>
  );
}

function NothingYet({ config }: { config: BatchListConfig }) {
  const createUrl = ownUrl(config.urls.create);
  return (
    <EmptyState
      icon={boxIcon}
      title={t('You have no batches yet.')}
      actions={
        createUrl && (
          <a className="btn btn-primary" href={createUrl}>
            {t('Create a batch')}
          </a>
        )
      }
    />
  );
}
