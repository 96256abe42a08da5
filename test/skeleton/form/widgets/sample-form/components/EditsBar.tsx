import type { ReactNode } from 'react';
import { SaveBar } from '@shared/forms/SaveBar';
import { t, tn } from '@shared/i18n';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import type { Edits } from '../model/edits';

interface Props {
  unsaved: Edits | null;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** How the last save went. */
  children: ReactNode;
}

/** Says how much is not saved and what Save sends. */
export function EditsBar({ unsaved, isSaving, onSave, onDiscard, children }: Props) {
  const count = Object.keys(unsaved ?? {}).length;
  return (
    <SaveBar
      changes={unsaved && tn('%(count)s unsaved change', '%(count)s unsaved changes', count)}
      saveLabel={tn('Save %(count)s change', 'Save %(count)s changes', count)}
      isBusy={isSaving}
      onSave={onSave}
      discard={
        <ConfirmButton
          className="btn-plain"
          label={t('Discard')}
          title={t('Discard all changes?')}
          says={t('The form shows what was last saved.')}
          action={t('Discard changes')}
          onConfirm={() => {
            onDiscard();
            return Promise.resolve(null);
          }}
        />
      }
    >
      {children}
    </SaveBar>
  );
}
