import { useCallback } from 'react';
import { t } from '@shared/page/i18n';
import { idle } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useRetries } from '@shared/page/useRetries';
import { refetchRules } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** Why the rules could not be read again. What is shown and what is not saved stay. */
export function Refresh() {
  const dispatch = useAppDispatch();
  const refresh = useAppSelector((state) => state.refresh);
  const status = useAppSelector(({ save }) => save.status);
  // After a lost answer the save bar says it, with the same way out.
  const isElsewhere = status === 'unknown' || status === 'moved-on';
  const refetch = useCallback(() => void dispatch(refetchRules()), [dispatch]);
  useRetries(isElsewhere ? idle : refresh, refetch, true);
  if (refresh.status !== 'failed' || isElsewhere) return null;
  return (
    <FailureAlert failure={refresh.failure} onRetry={refetch}>
      {t('Failed to refresh rules')}.
    </FailureAlert>
  );
}
