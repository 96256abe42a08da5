import { t, tn } from '../../../shared/i18n';
import { DismissibleAlert } from '../../../shared/ui/DismissibleAlert';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { resumeEdits } from '../state/flows';
import { selectCanEdit, selectOrder } from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';
import { AddProducts } from './AddProducts';
import { ItemsSection, type GridProps } from './ItemsSection';
import { Refusals } from './Refusals';
import { Removed } from './Removed';
import { Summary } from './Summary';

/** An order: what can be added, its items, and what it comes to. */
export function OrderBody(grid: GridProps) {
  const canEdit = useAppSelector(selectCanEdit);
  return (
    <div className="ww-stack">
      <News />
      {canEdit && <AddProducts />}
      <ItemsSection {...grid} />
      <Refusals />
      <Summary />
    </div>
  );
}

/** What concerns the whole order and happened just now. */
function News() {
  const dispatch = useAppDispatch();
  const stalled = useAppSelector((state) => state.stalled);
  const moved = useAppSelector((state) => state.moved);
  const order = useAppSelector(selectOrder);
  return (
    <>
      {stalled && (
        <FailureAlert failure={stalled} onRetry={() => dispatch(resumeEdits())}>
          {t('Your changes are kept and not saved yet.')}
        </FailureAlert>
      )}
      {moved && (
        <DismissibleAlert
          level="info"
          role="status"
          onDismiss={() => dispatch(changed({ moved: null }))}
        >
          {t('%(number)s was moved and priced anew.', { number: moved.number })}{' '}
          {moved.lost > 0 &&
            tn(
              '%(count)s item is not sold there and was removed.',
              '%(count)s items are not sold there and were removed.',
              moved.lost,
            )}
        </DismissibleAlert>
      )}
      {order?.status === 'created' && (
        <div className="alert alert-success" role="status">
          {t('Order %(number)s was created.', { number: order.number })}
        </div>
      )}
      <Removed />
    </>
  );
}
