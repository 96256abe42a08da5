import { useState } from 'react';
import { t } from '../../../shared/i18n';
import { useWidget } from '../../../shared/mount/WidgetContext';
import { takeNotice } from '../../../shared/notices';
import { ActionAlert } from '../../../shared/ui/ActionAlert';
import { DraftOffer } from '../../../shared/ui/DraftOffer';
import { SuccessAlert } from '../../../shared/ui/SuccessAlert';
import { useFocusTitle } from '../../../shared/ui/useFocusTitle';
import { keyOf } from '../batch';
import type { Id } from '../values';
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
        <DraftOffer
          savedAt={kept.offered.savedAt}
          onRestore={editor.restore}
          onDiscard={kept.answered}
        >
          {kept.offered.value.files.length > 0 &&
            t('These files are to be chosen again: %(files)s.', {
              files: kept.offered.value.files.join(', '),
            })}
        </DraftOffer>
      )}
      {lostFiles.length > 0 && <LostFiles names={lostFiles} onDismiss={editor.forgetLostFiles} />}
    </>
  );
}

interface LostFilesProps {
  names: readonly string[];
  onDismiss: () => void;
}

function LostFiles({ names, onDismiss }: LostFilesProps) {
  const focusTitle = useFocusTitle();
  const handleDismiss = () => {
    focusTitle();
    onDismiss();
  };
  const dismiss = (
    <button type="button" className="btn btn-sm btn-link" onClick={handleDismiss}>
      {t('Dismiss')}
    </button>
  );
  return (
    <ActionAlert level="warning" role="status" actions={dismiss}>
      {t('These certificates were not uploaded. Choose them again: %(files)s.', {
        files: names.join(', '),
      })}
    </ActionAlert>
  );
}
