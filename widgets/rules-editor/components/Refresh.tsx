import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { rereadRules } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** Why the rules could not be read again. What is shown and what is not saved stay. */
export function Refresh() {
  const dispatch = useAppDispatch();
  const refresh = useAppSelector((state) => state.refresh);
  const status = useAppSelector(({ save }) => save.status);
  // After a lost answer the save bar says it, with the same way out.
  if (refresh.status !== 'failed' || status === 'unknown' || status === 'moved-on') {
    return null;
  }
  return (
    <FailureAlert failure={refresh.failure} onRetry={() => void dispatch(rereadRules())}>
      {t('Failed to refresh rules')}.
    </FailureAlert>
  );
}
