import type { RefObject } from 'react';
import type { GridHandle } from '@shared/grid/column';
import { t } from '@shared/page/i18n';
import { NothingFound } from '@shared/lists/emptyLists';
import { Pager } from '@shared/lists/Pager';
import { isNarrowed } from '@shared/lists/listQuery';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { LazyPart } from '@shared/ui/LazyPart';
import type { later } from '../later';
import { pageSizes } from '../model/address';
import { firstQuery } from '../model/query';
import { showRows } from '../state/thunks';
import { selectIsBringingBack, selectIsEmpty, selectItems, selectView } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useAddProducts } from './AddProducts';
import { ColumnChoice, useHiddenColumns } from './ColumnChoice';
import { GridTools } from './GridTools';
import { ItemsGrid } from './ItemsGrid';
import { OrderTools } from './OrderTools';
import { Problems } from './Problems';
import { ZeroQuestion } from './ZeroQuestion';

interface Props {
  handle: RefObject<GridHandle | null>;
  loadNews: typeof later.news;
  canEdit: boolean;
}

/** The items of the order: filters, what is wrong with them, the grid and its pages. */
export function ItemsSection({ handle, loadNews, canEdit }: Props) {
  const dispatch = useAppDispatch();
  const page = useAppSelector((state) => selectView(state)?.page);
  const isEmpty = useAppSelector(selectIsEmpty);
  const isReading = useAppSelector((state) => state.isReading);
  const readFailure = useAppSelector((state) => state.readFailure);
  const query = useAppSelector((state) => state.query);
  const isNews = useAppSelector(({ skippedSteps, report }) => skippedSteps > 0 || report !== null);
  const { opener, part } = useAddProducts();
  const columns = useHiddenColumns();

  if (!page) return null;
  const hasNone = isEmpty && page.result_count === 0;
  return (
    <section className="ww-order-part" aria-label={t('Items of the order')}>
      {(canEdit || !hasNone) && (
        <GridTools>
          {canEdit && <OrderTools handle={handle} isEmpty={isEmpty} />}
          <ColumnChoice {...columns} />
          {canEdit && opener}
        </GridTools>
      )}
      {canEdit && part}
      {/* Under the products: what it says of the first one that is added must not move them. */}
      <Problems handle={handle} />
      {hasNone ? (
        <p className="ww-empty">{t('The order has no items yet. Add products to it.')}</p>
      ) : (
        <>
          {isNews && <LazyPart load={loadNews} props={{}} />}
          {readFailure && (
            <FailureAlert
              failure={readFailure}
              onRetry={() => void dispatch(showRows({ page: query.page }))}
            >
              {t('The items could not be read.')}
            </FailureAlert>
          )}
          <div className={isReading ? 'ww-dimmed' : undefined}>
            <ItemsGrid handle={handle} hidden={columns.hidden} />
          </div>
          <NoRows />
          <Pager
            label={t('Pages of items')}
            page={page.page}
            perPage={page.per_page}
            count={page.result_count}
            onPage={(to) => void dispatch(showRows({ page: to }))}
            onPerPage={(perPage) => void dispatch(showRows({ perPage }))}
            rowChoices={pageSizes}
          />
        </>
      )}
      <ZeroQuestion handle={handle} />
    </section>
  );
}

/** Filters that let nothing through, and the way out. */
function NoRows() {
  const dispatch = useAppDispatch();
  // What comes back is not what the filters leave out.
  const isNone = useAppSelector(
    (state) => selectItems(state).length === 0 && !selectIsBringingBack(state),
  );
  const query = useAppSelector((state) => state.query);
  if (!isNone || !isNarrowed(query)) return null;
  return (
    <NothingFound
      title={t('No item fits these filters.')}
      clearLabel={t('Clear filters')}
      onClear={() => void dispatch(showRows({ ...firstQuery, perPage: query.perPage }))}
    />
  );
}
