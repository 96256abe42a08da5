import type { Id } from '@shared/answers/id';
import { useState } from 'react';
import { t } from '@shared/page/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { takeNotice } from '@shared/drafts/notices';
import { Banner } from '@shared/ui/Banner';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { Toast } from '@shared/ui/Toast';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { keyOf } from '../model/batch';
import { createdNotice } from '../model/createdNotice';
import { isEmpty } from '../model/draft';
import { useForm } from './FormContext';
import type { useEditor } from './useEditor';

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
  const { draft, lostFiles } = editor;
  const { offered } = draft;
  const answer = () => draft.answer();
  const [created, setCreated] = useState(() => takeNotice(createdNotice(name), isNotice));
  const isCreated = created !== null && keyOf(created.id) === keyOf(batchId);

  return (
    <>
      {isCreated && <Toast says={t('Batch created.')} onDismiss={() => setCreated(null)} />}
      {offered?.value.wasSaved && isEmpty(offered.value) && (
        <Toast says={t('Batch updated.')} onDismiss={answer} />
      )}
      {offered && !isEmpty(offered.value) && !isReadOnly && (
        <DraftOffer savedAt={offered.savedAt} onRestore={editor.restore} onDiscard={answer}>
          {offered.value.files.length > 0 &&
            t('Choose these files again: %(files)s.', { files: offered.value.files.join(', ') })}
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
    <Banner level="warning" role="status" actions={dismiss}>
      {t('These certificates were not uploaded. Choose them again: %(files)s.', {
        files: names.join(', '),
      })}
    </Banner>
  );
}
