import { useState } from 'react';
import type { WebhooksAnswer } from '@shared/contract/webhookDashboard';
import { RecordDialog } from '@shared/forms/RecordDialog';
import { RowChangeNews } from '@shared/forms/RowChangeNews';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { useRowChanges } from '@shared/forms/useRowChanges';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { ConfirmDialog } from '@shared/ui/ConfirmDialog';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { LazyPart } from '@shared/ui/LazyPart';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import { Toast } from '@shared/ui/Toast';
import type { WebhookDashboardConfig } from '../config';
import type * as later from '../later';
import { addressProblem } from '../model/address';
import { headerProblems } from '../model/header';
import { nameOf } from '../model/words';
import { endpointRecord } from '../state/endpointRecord';
import { headerRecord } from '../state/headerRecord';
import { deleteEndpoint } from '../state/removeThunks';
import { useAppDispatch } from '../state/slice';
import { activityTexts } from './activityTexts';
import { EndpointForm, endpointText } from './EndpointForm';
import { HeaderForm } from './HeaderForm';
import type { Task } from './task';

interface Props extends TaskProps<Task> {
  answer: WebhooksAnswer;
  config: WebhookDashboardConfig;
  loadDeliveries: typeof later.loadDeliveries;
}

/** What changes webhooks and looks into them, and says how it went. */
export function Editing({ answer, config, loadDeliveries, onTasks, isOff }: Props) {
  const { endpoints, headers, hasEditPermission } = answer;
  const { urls } = config;
  const dispatch = useAppDispatch();
  const activity = useRowChanges(endpointRecord);
  const [opened, setOpened] = useState<Task | null>(null);
  const [deleted, setDeleted] = useState('');
  const [late, setLate] = useState<Failure | null>(null);
  const endpoint = useRecordEditor(endpointRecord, { list: urls.webhooks, rows: endpoints, isOff });
  const header = useRecordEditor(headerRecord, { list: urls.headers, rows: headers, isOff });

  useTasks<Task>(onTasks, (task, mayOpen) => {
    if (task.kind === 'activity') {
      void activity.run([task.endpoint], { isActive: !task.endpoint.isActive });
    } else if (task.kind === 'endpoint') endpoint.take(task.endpoint, mayOpen);
    else if (task.kind === 'header') header.take(task.header, mayOpen);
    else if (mayOpen) setOpened(task);
    setLate(null);
  });
  const close = () => setOpened(null);
  return (
    <>
      <RecordDialog
        editor={endpoint}
        textOf={endpointText}
        problems={({ base, edits }) => ({
          url: addressProblem(edits.url ?? base.url),
          events: edits.events?.length === 0 ? t('Choose at least one event.') : null,
        })}
      >
        {(form) => <EndpointForm answer={answer} config={config} form={form} />}
      </RecordDialog>
      <RecordDialog
        editor={header}
        textOf={(name, fields) => (name === 'name' ? fields.name : t('Hidden'))}
        problems={(draft) => headerProblems(draft, headers, config.signatureHeader)}
      >
        {(form) => <HeaderForm form={form} />}
      </RecordDialog>
      <RowChangeNews changes={activity} texts={activityTexts} />
      {late && <FailureAlert failure={late}>{t('Delete endpoint')}:</FailureAlert>}
      {deleted && <Toast key={deleted} says={deleted} onDismiss={() => setDeleted('')} />}
      {opened?.kind === 'deletion' && (
        <ConfirmDialog
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
          onLate={setLate}
          onClose={close}
        />
      )}
      {opened?.kind === 'deliveries' && (
        <LazyPart
          load={loadDeliveries}
          props={{
            endpoint: opened.endpoint,
            answer,
            canSend: hasEditPermission && urls.send !== undefined,
            onClose: close,
          }}
        />
      )}
    </>
  );
}
