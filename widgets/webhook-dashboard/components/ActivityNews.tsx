import { t } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { nameOf } from '../model/words';
import { endpointRecord } from '../state/endpointRecord';
import type { useActivity } from './useActivity';

/** What became of pausing and resuming. */
export function ActivityNews({ activity }: { activity: ReturnType<typeof useActivity> }) {
  const { ended, isSearching, run, dismiss } = activity;
  if (isSearching) {
    return (
      <Banner level="warning" role="status">
        {t('We don’t know yet whether the endpoint was changed. Checking…')}
      </Banner>
    );
  }
  if (!ended) return null;
  const { endpoint, to, end } = ended;
  const name = { name: nameOf(endpoint) };
  const again = (active: boolean) => void run({ ...endpoint, isActive: !active }, active);
  if (end.status === 'saved') {
    return (
      <Toast
        key={String(to)}
        says={to ? t('Resumed %(name)s.', name) : t('Paused %(name)s.', name)}
        // Somebody else may have done it already.
        {...(endpointRecord.backOf(end.draft) && { onUndo: () => again(!to) })}
        onDismiss={dismiss}
      />
    );
  }
  return (
    <FailureAlert
      {...('failure' in end && { failure: end.failure })}
      retryLabel={t('Try again')}
      onRetry={() => again(to)}
    >
      {end.status === 'unknown'
        ? t('We don’t know whether %(name)s was changed.', name)
        : to
          ? t('%(name)s was not resumed.', name)
          : t('%(name)s was not paused.', name)}
    </FailureAlert>
  );
}
