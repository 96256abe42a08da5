import type { ReactNode } from 'react';
import { SaveBar } from '@shared/forms/SaveBar';
import { t, tn } from '@shared/page/i18n';
import { editDetails } from '../model/editDetails';
import { countEdits, type Edits } from '../model/edits';
import { DiscardEdits } from './DiscardEdits';

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

/** Says what is not saved and what Save sends. */
export function BatchSaveBar({ edits, isNew, isSaving, onSave, onUndoAll, children }: Props) {
  const count = countEdits(edits);
  const saveChanges = tn('Save %(count)s change', 'Save %(count)s changes', count);
  const label = count === 0 ? t('Save batch') : saveChanges;
  return (
    <SaveBar
      changes={
        count === 0 ? null : tn('%(count)s unsaved change', '%(count)s unsaved changes', count)
      }
      details={count === 0 ? '' : editDetails(edits)}
      saveLabel={isNew ? t('Create batch') : label}
      isBusy={isSaving}
      isPinned
      onSave={onSave}
      discard={<DiscardEdits onDiscard={onUndoAll} />}
    >
      {children}
    </SaveBar>
  );
}
