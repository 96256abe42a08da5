import { t } from '../page/i18n';
import { widgetHooks } from '../store/hooks';
import { FailureAlert } from '../ui/FailureAlert';
import { clearFailuresDismissed, type ClearsState } from './clears';

const { useAppDispatch, useAppSelector } = widgetHooks<ClearsState>();

/** Says what was not cleared, `says` of the name of each, and why, until that is read. */
export function NotCleared({ says }: { says: (name: string) => string }) {
  const dispatch = useAppDispatch();
  return useAppSelector((state) => state.clearFailures).map(({ key, name, failure }) => (
    <FailureAlert
      key={key}
      failure={failure}
      onRetry={() => dispatch(clearFailuresDismissed([key]))}
      retryLabel={t('Dismiss')}
    >
      {says(name)}
    </FailureAlert>
  ));
}
