import { useState } from 'react';
import type { WebhookFields } from '@shared/contract/webhookDashboard';
import { useRecordDrafts } from '@shared/forms/useRecordDrafts';
import { useRecordEditing } from '@shared/forms/useRecordEditing';
import { t } from '@shared/i18n';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { Toast } from '@shared/ui/Toast';
import { useLazy } from '@shared/ui/useLazy';
import { useTaken } from '@shared/useTaken';
import {
  blankEndpoint,
  draftsSchema,
  fieldsOf,
  nameOf,
  openEdits,
  unsavedOf,
  type EndpointDraft,
  type NotSaved,
} from '../model/endpoint';
import { saveEndpoint } from '../state/endpointThunks';
import { useAppDispatch } from '../state/slice';
import { BehindDialog } from './BehindDialog';
import type { EditingProps } from './Editing';

const loadDialog = () => import('./EndpointDialog');

/** Adds endpoints and changes them. */
export function EndpointEditing({ answer, config, task, onTask }: EditingProps) {
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState('');
  const [dialog, startDialog] = useLazy(loadDialog, { takesFocus: true });
  const editing = useRecordEditing<WebhookFields, EndpointDraft, NotSaved>({
    save: (draft, onSearch) => dispatch(saveEndpoint(draft, onSearch)),
    onSaved: ({ id, base, edits }) => {
      const name = nameOf({ url: (edits.url ?? base.url).trim() });
      setSaved(id === null ? t('Added %(name)s.', { name }) : t('Saved %(name)s.', { name }));
    },
  });
  const { work, shown, isOpen } = editing;
  const open = (draft: EndpointDraft) => {
    setSaved('');
    startDialog();
    editing.open(draft);
  };
  const { edits, offered } = useRecordDrafts<WebhookFields, EndpointDraft>({
    record: config.urls.webhooks,
    schema: draftsSchema,
    work,
    openEdits,
    unsavedOf: (drafts) => unsavedOf(drafts, answer.endpoints),
    isBusy: editing.isBusy,
  });

  useTaken(task?.kind === 'endpoint' ? task : null, ({ endpoint }) => {
    onTask(null);
    const base = endpoint ? fieldsOf(endpoint) : blankEndpoint;
    open({ id: endpoint?.id ?? null, base, edits: {} });
  });

  return (
    <>
      {offered && !isOpen && (
        <DraftOffer
          savedAt={offered.savedAt}
          ask={(time) =>
            t('Restore what you typed about %(name)s at %(time)s?', {
              name: nameOf(offered.draft.base) || t('a new endpoint'),
              time,
            })
          }
          onRestore={() => {
            open(offered.draft);
            offered.leave();
          }}
          onDiscard={offered.leave}
        />
      )}
      <BehindDialog
        editing={editing}
        isMissing={dialog.status === 'failed'}
        searching={t('We don’t know yet whether the endpoint was saved. Checking…')}
        kept={t('What you typed about the endpoint is kept, but not saved.')}
      />
      {saved && !isOpen && <Toast key={saved} says={saved} onDismiss={() => setSaved('')} />}
      {isOpen && shown && dialog.status === 'ready' && (
        <dialog.value.EndpointDialog
          answer={answer}
          config={config}
          editing={editing}
          draft={shown}
          open={edits}
        />
      )}
    </>
  );
}
