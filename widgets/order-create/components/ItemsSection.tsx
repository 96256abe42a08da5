import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusedElement } from '@shared/focus/focused';
import type { GridHandle } from '@shared/grid/column';
import { t } from '@shared/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { firstQuery } from '../model/query';
import { showRows } from '../state/thunks';
import { selectItems, selectOrder, selectView } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import type * as gridParts from './gridParts';
import { Problems } from './Problems';

export interface GridProps {
  /** Null when it could not be loaded. */
  parts: typeof gridParts | null;
  onRetry: () => void;
}

interface Props extends GridProps {
  handle: RefObject<GridHandle | null>;
}

/** The items of the order: filters, what is wrong with them, the grid and its pages. */
export function ItemsSection({ parts, onRetry, handle }: Props) {
  const dispatch = useAppDispatch();
  const page = useAppSelector((state) => selectView(state)?.page);
  const isEmpty = useAppSelector((state) => selectOrder(state)?.item_count === 0);
  const isReading = useAppSelector((state) => state.isReading);
  const readFailure = useAppSelector((state) => state.readFailure);
  const query = useAppSelector((state) => state.query);
  useFocusAfterLast(isEmpty);

  if (!page) return null;
  return (
    <section className="ww-order-part" aria-label={t('Items of the order')}>
      <Problems handle={handle} />
      {isEmpty && page.result_count === 0 ? (
        <p className="ww-empty">{t('The order has no items yet. Add products to it.')}</p>
      ) : (
        <>
          {parts && <parts.GridTools />}
          {readFailure && (
            <FailureAlert
              failure={readFailure}
              onRetry={() => void dispatch(showRows({ page: query.page }))}
            >
              {t('The items could not be read.')}
            </FailureAlert>
          )}
          {parts ? (
            <div className={isReading ? 'ww-dimmed' : undefined}>
              <parts.ItemsGrid handle={handle} />
            </div>
          ) : (
            <FailureAlert onRetry={onRetry}>
              {t('The items could not be shown. Check your connection and try again.')}
            </FailureAlert>
          )}
          <NoRows />
          {parts && <parts.ItemsPager page={page} />}
        </>
      )}
      {parts && <parts.ZeroQuestion handle={handle} />}
    </section>
  );
}

/** The title takes the focus when what had it went with the last item. */
function useFocusAfterLast(isEmpty: boolean) {
  const { root } = useWidget();
  const wasEmpty = useRef(isEmpty);
  useLayoutEffect(() => {
    const isGone = isEmpty && !wasEmpty.current && focusedElement() === null;
    if (isGone) root.querySelector<HTMLElement>('.ww-title')?.focus();
    wasEmpty.current = isEmpty;
  }, [root, isEmpty]);
}

/** Filters that let nothing through, and the way out. */
function NoRows() {
  const dispatch = useAppDispatch();
  const isNone = useAppSelector((state) => selectItems(state).length === 0);
  const { perPage } = useAppSelector((state) => state.query);
  if (!isNone) return null;
  return (
    <div className="ww-empty">
      <p>{t('No item fits these filters.')}</p>
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => void dispatch(showRows({ ...firstQuery, perPage }))}
      >
        {t('Clear filters')}
      </button>
    </div>
  );
}
