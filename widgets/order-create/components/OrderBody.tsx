import { t, tn } from '@shared/i18n';
import { SyncStatus } from '@shared/sync/SyncStatus';
import { Banner } from '@shared/ui/Banner';
import { resumeEdits } from '../state/thunks';
import { selectCanEdit, selectOrder, selectUnknown } from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';
import { AddProducts } from './AddProducts';
import { ItemsSection, type GridProps } from './ItemsSection';
import { Summary } from './Summary';

/** An order: what can be added, its items, and what it comes to. */
export function OrderBody(grid: GridProps) {
  const { parts } = grid;
  const canEdit = useAppSelector(selectCanEdit);
  const orderId = useAppSelector((state) => state.orderId);
  return (
    <div className="ww-stack">
      <News />
      {parts && canEdit && orderId !== null && (
        <parts.EditDraft key={String(orderId)} orderId={orderId} />
      )}
      {parts && <parts.Removed />}
      {canEdit && <AddProducts />}
      <ItemsSection {...grid} />
      {parts && <parts.Refusals />}
      <Summary />
    </div>
  );
}

/** What concerns the whole order and happened just now. */
function News() {
  const dispatch = useAppDispatch();
  const paused = useAppSelector((state) => state.paused);
  const stale = useAppSelector((state) => state.stale);
  const unknown = useAppSelector(selectUnknown);
  const moved = useAppSelector((state) => state.moved);
  const order = useAppSelector(selectOrder);
  return (
    <>
      <SyncStatus
        paused={paused}
        stale={stale}
        unknown={unknown.length}
        whilePaused={t('Your changes are kept and not saved yet.')}
        whileStale={t('This order may be out of date.')}
        onRetry={() => dispatch(resumeEdits())}
      />
      {moved && (
        <Banner level="info" role="status" onDismiss={() => dispatch(changed({ moved: null }))}>
          {t('%(number)s was moved. Prices were recalculated.', { number: moved.number })}{' '}
          {moved.lost > 0 &&
            tn(
              '%(count)s item is not sold there and was removed.',
              '%(count)s items are not sold there and were removed.',
              moved.lost,
            )}
        </Banner>
      )}
      {order?.status === 'created' && (
        <div className="alert alert-success" role="status">
          {t('Order %(number)s was created.', { number: order.number })}
        </div>
      )}
    </>
  );
}
