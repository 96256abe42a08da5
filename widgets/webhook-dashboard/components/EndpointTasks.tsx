import { useState } from 'react';
import type { WebhookEndpoint } from '@shared/contract/webhookDashboard';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import { useLazy } from '@shared/ui/useLazy';
import { useTaken } from '@shared/useTaken';
import { backOf, nameOf } from '../model/endpoint';
import { deleteEndpoint } from '../state/endpointThunks';
import { useAppDispatch } from '../state/slice';
import type { EditingProps } from './Editing';
import { useActivity } from './useActivity';

const loadConfirm = () => import('@shared/ui/ConfirmDialog');
const loadDeliveries = () => import('./DeliveriesDialog');

interface Opened {
  kind: 'deletion' | 'deliveries';
  endpoint: WebhookEndpoint;
}

/** What can be done with one endpoint beside changing it: it is paused, deleted, or looked into. */
export function EndpointTasks({ answer, config, task, onTask }: EditingProps) {
  const dispatch = useAppDispatch();
  const [confirm, startConfirm] = useLazy(loadConfirm, { takesFocus: true });
  const [deliveries, startDeliveries] = useLazy(loadDeliveries, { takesFocus: true });
  const activity = useActivity();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleted, setDeleted] = useState('');

  useTaken(task, (taken) => {
    if (taken.kind === 'endpoint' || taken.kind === 'header') return;
    onTask(null);
    const { kind, endpoint } = taken;
    if (kind === 'activity') {
      void activity.run(endpoint, !endpoint.isActive);
      return;
    }
    if (kind === 'deletion') startConfirm();
    else startDeliveries();
    setOpened({ kind, endpoint });
  });
  const close = () => setOpened(null);
  const isMissing =
    (opened?.kind === 'deletion' && confirm.status === 'failed') ||
    (opened?.kind === 'deliveries' && deliveries.status === 'failed');
  return (
    <>
      {isMissing && <DialogFailed />}
      <ActivityNews activity={activity} />
      {deleted && <Toast key={deleted} says={deleted} onDismiss={() => setDeleted('')} />}
      {opened?.kind === 'deletion' && confirm.status === 'ready' && (
        <confirm.value.ConfirmDialog
          title={t('Delete this endpoint?')}
          says={t(
            '%(name)s no longer hears of anything, and what was sent to it can no longer be looked up. This cannot be undone; to stop for a while, pause it.',
            { name: nameOf(opened.endpoint) },
          )}
          action={t('Delete endpoint')}
          searching={t('We don’t know yet whether the endpoint was deleted. Checking…')}
          onConfirm={async (onSearch) => {
            const failure = await dispatch(deleteEndpoint(opened.endpoint.id, onSearch));
            if (!failure) setDeleted(t('Deleted %(name)s.', { name: nameOf(opened.endpoint) }));
            return failure;
          }}
          onClose={close}
        />
      )}
      {opened?.kind === 'deliveries' && deliveries.status === 'ready' && (
        <deliveries.value.DeliveriesDialog
          endpoint={opened.endpoint}
          answer={answer}
          canSend={answer.hasEditPermission && config.urls.send !== undefined}
          onClose={close}
        />
      )}
    </>
  );
}

/** What became of pausing and resuming. */
function ActivityNews({ activity }: { activity: ReturnType<typeof useActivity> }) {
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
  const again = (active: boolean) => void run({ ...endpoint, isActive: !active }, active);
  if (end.status === 'saved') {
    const onUndo = backOf(end.draft) ? () => again(!to) : undefined;
    return <Done endpoint={endpoint} to={to} onUndo={onUndo} onDismiss={dismiss} />;
  }
  const name = { name: nameOf(endpoint) };
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

interface DoneProps {
  endpoint: WebhookEndpoint;
  to: boolean;
  /** None where somebody else had done it already. */
  onUndo: (() => void) | undefined;
  onDismiss: () => void;
}

const Done = ({ endpoint, to, onUndo, onDismiss }: DoneProps) => (
  <Toast
    key={String(to)}
    says={
      to
        ? t('Resumed %(name)s.', { name: nameOf(endpoint) })
        : t('Paused %(name)s.', { name: nameOf(endpoint) })
    }
    {...(onUndo && { onUndo })}
    onDismiss={onDismiss}
  />
);
