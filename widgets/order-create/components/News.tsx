import { t } from '@shared/page/i18n';
import { unknownIn } from '@shared/sync/createSyncedList';
import { NotCleared } from '@shared/sync/NotCleared';
import { SyncStatus } from '@shared/sync/SyncStatus';
import { Banner } from '@shared/ui/Banner';
import { selectOrder } from '../state/selectors';
import { useAppSelector } from '../state/slice';

/** What concerns the whole order and happened just now. */
export function News() {
  const pending = useAppSelector((state) => state.pending);
  const order = useAppSelector(selectOrder);
  return (
    <>
      <SyncStatus
        unknown={unknownIn(pending)}
        whilePaused={pending.length > 0 && t('Your changes are kept and not saved yet.')}
        whileStale={t('This order may be out of date.')}
      />
      <NotCleared says={() => t('The order was not cleared.')} />
      {order?.status === 'created' && (
        <Banner level="success" role="status">
          {t('Order %(number)s was created.', { number: order.number })}
        </Banner>
      )}
    </>
  );
}
