import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { SyncStatus } from '@shared/sync/SyncStatus';
import { selectUnknown } from '../state/leftovers';
import { resumeEdits } from '../state/edits';
import { clearFailed, useAppDispatch, useAppSelector } from '../state/slice';

/** Why edits wait, and why nothing was cleared. */
export function Troubles() {
  const dispatch = useAppDispatch();
  const paused = useAppSelector((state) => state.paused);
  // Of a page that was turned to and could not be read its own alert tells.
  const stale = useAppSelector((state) => (state.drawer.status === 'failed' ? null : state.stale));
  const unknown = useAppSelector(selectUnknown);
  const clearFailure = useAppSelector((state) => state.clearFailure);
  return (
    <>
      <SyncStatus
        paused={paused}
        stale={stale}
        unknown={unknown}
        whilePaused={t('Your changes are kept here and wait to be sent.')}
        whileStale={t('This order may be out of date.')}
        onRetry={() => dispatch(resumeEdits())}
      />
      {clearFailure && (
        <FailureAlert
          failure={clearFailure}
          onRetry={() => dispatch(clearFailed(null))}
          retryLabel={t('Dismiss')}
        >
          {t('The order was not cleared.')}
        </FailureAlert>
      )}
    </>
  );
}
