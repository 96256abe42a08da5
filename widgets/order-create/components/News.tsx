import { t, tn } from '@shared/i18n';
import { NotCleared } from '@shared/sync/NotCleared';
import { SyncStatus } from '@shared/sync/SyncStatus';
import { Banner } from '@shared/ui/Banner';
import { selectOrder, selectUnknown } from '../state/selectors';
import { changed, useAppDispatch, useAppSelector } from '../state/slice';

/** What concerns the whole order and happened just now. */
export function News() {
  const dispatch = useAppDispatch();
  const unknown = useAppSelector(selectUnknown);
  const moved = useAppSelector((state) => state.moved);
  const order = useAppSelector(selectOrder);
  return (
    <>
      <SyncStatus
        unknown={unknown.length}
        whilePaused={t('Your changes are kept and not saved yet.')}
        whileStale={t('This order may be out of date.')}
      />
      <NotCleared says={() => t('The order was not cleared.')} />
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
