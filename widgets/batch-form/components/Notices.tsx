import { useState } from 'react';
import { t } from '../../../shared/i18n';
import { useWidget } from '../../../shared/mount/WidgetContext';
import { takeNotice } from '../../../shared/notices';
import { SuccessAlert } from '../../../shared/ui/SuccessAlert';
import { keyOf } from '../batch';
import type { Id } from '../values';
import { DraftOffer } from './DraftOffer';
import { useForm } from './FormContext';
import type { useEditor } from './useEditor';
import { createdNotice } from './useSaving';

interface Props {
  editor: ReturnType<typeof useEditor>;
  batchId: Id | null;
}

const isNotice = (value: unknown): value is { id: Id } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** What is to be said of earlier visits: a batch that was created, work that was not saved. */
export function Notices({ editor, batchId }: Props) {
  const { name } = useWidget();
  const { isReadOnly } = useForm();
  const { kept, lostFiles } = editor;
  const [created, setCreated] = useState(() => takeNotice(createdNotice(name), isNotice));
  const isCreated = created !== null && keyOf(created.id) === keyOf(batchId);

  return (
    <>
      {isCreated && (
        <SuccessAlert onDismiss={() => setCreated(null)}>{t('Batch created.')}</SuccessAlert>
      )}
      {kept.wasSaved && !kept.offered && (
        <SuccessAlert onDismiss={kept.answered}>{t('Batch updated.')}</SuccessAlert>
      )}
      {kept.offered && !isReadOnly && (
        <DraftOffer draft={kept.offered} onRestore={editor.restore} onDiscard={kept.answered} />
      )}
      {lostFiles.length > 0 && (
        <div className="alert alert-warning ww-alert" role="status">
          <p>
            {t('These certificates were not uploaded. Choose them again: %(files)s.', {
              files: lostFiles.join(', '),
            })}
          </p>
          <button type="button" className="btn btn-sm btn-link" onClick={editor.forgetLostFiles}>
            {t('Dismiss')}
          </button>
        </div>
      )}
    </>
  );
}
