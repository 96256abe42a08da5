import { t } from '../../../shared/i18n';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { resumeEdits } from '../state/flows';
import { clearFailed, useAppDispatch, useAppSelector } from '../state/slice';

/** Why edits wait, and why nothing was cleared. */
export function Troubles() {
  const dispatch = useAppDispatch();
  const stalled = useAppSelector((state) => state.stalled);
  const clearFailure = useAppSelector((state) => state.clearFailure);
  return (
    <>
      {stalled && (
        <FailureAlert failure={stalled} onRetry={() => dispatch(resumeEdits())}>
          {t('Your changes are kept here and wait to be sent.')}
        </FailureAlert>
      )}
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
