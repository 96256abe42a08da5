import { useEffect, type ReactNode } from 'react';
import { SaveBar } from '@shared/forms/SaveBar';
import { t, tn } from '@shared/i18n';
import { useLazy } from '@shared/ui/useLazy';
import { countEdits, type Edits } from '../model/edits';

interface Props {
  /** What differs from what the server has. */
  edits: Edits;
  isNew: boolean;
  isSaving: boolean;
  onSave: () => void;
  onUndoAll: () => void;
  /** How the last save went. */
  children: ReactNode;
}

// The count of edits is there at once; what they are, and the question before they go, comes with the first.
const loadParts = () => import('./editParts');

/** Says what is not saved and what Save sends. */
export function BatchSaveBar({ edits, isNew, isSaving, onSave, onUndoAll, children }: Props) {
  const count = countEdits(edits);
  const isEdited = count > 0;
  const [parts, load] = useLazy(loadParts);
  useEffect(() => {
    if (isEdited) load();
  }, [isEdited, load]);
  const saveChanges = tn('Save %(count)s change', 'Save %(count)s changes', count);
  const label = count === 0 ? t('Save batch') : saveChanges;
  return (
    <SaveBar
      changes={
        count === 0 ? null : tn('%(count)s unsaved change', '%(count)s unsaved changes', count)
      }
      details={isEdited && parts.status === 'ready' ? parts.value.editDetails(edits) : ''}
      saveLabel={isNew ? t('Create batch') : label}
      isBusy={isSaving}
      isPinned
      onSave={onSave}
      discard={
        parts.status === 'ready' ? (
          <parts.value.DiscardEdits onDiscard={onUndoAll} />
        ) : (
          <button type="button" className="btn btn-plain" onClick={load}>
            {t('Discard')}
          </button>
        )
      }
    >
      {children}
    </SaveBar>
  );
}
