import type { ReactNode } from 'react';
import { SaveBar } from '@shared/forms/SaveBar';
import { t, tn } from '@shared/i18n';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { fieldNames } from '../model/batch';
import { countEdits, type Edits } from '../model/edits';
import { fieldLabels } from '../model/labels';

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
      details={detailsOf(edits)}
      saveLabel={isNew ? t('Create batch') : label}
      isBusy={isSaving}
      isPinned
      onSave={onSave}
      discard={
        <ConfirmButton
          className="btn-plain"
          label={t('Discard')}
          title={t('Discard all changes?')}
          says={t('The form shows the batch as it was last saved. Certificates stay as they are.')}
          action={t('Discard changes')}
          onConfirm={() => {
            onUndoAll();
            return Promise.resolve(null);
          }}
        />
      }
    >
      {children}
    </SaveBar>
  );
}

/** "Sample cases, 1 variant added, 1 terpene removed" */
function detailsOf({ fields, variants, terpenes }: Edits): string {
  const labels = fieldLabels();
  const named = fieldNames.filter((name) => fields[name] !== undefined);
  const parts = [
    ...named.slice(0, shownFields).map((name) => labels[name]),
    named.length > shownFields &&
      tn('%(count)s more field', '%(count)s more fields', named.length - shownFields),
    rowsText(variants, [
      (count) => tn('%(count)s variant changed', '%(count)s variants changed', count),
      (count) => tn('%(count)s variant added', '%(count)s variants added', count),
      (count) => tn('%(count)s variant removed', '%(count)s variants removed', count),
    ]),
    rowsText(terpenes, [
      (count) => tn('%(count)s terpene changed', '%(count)s terpenes changed', count),
      (count) => tn('%(count)s terpene added', '%(count)s terpenes added', count),
      (count) => tn('%(count)s terpene removed', '%(count)s terpenes removed', count),
    ]),
  ];
  return parts.filter(Boolean).join(', ');
}

/** More names than this are counted. */
const shownFields = 3;

function rowsText(
  { changed, added, removed }: Edits['variants'] | Edits['terpenes'],
  texts: readonly [(count: number) => string, (count: number) => string, (count: number) => string],
): string {
  const own = new Set([...added.map(({ row }) => row.id), ...removed.map(({ id }) => id)]);
  const counts = [changed.filter(({ id }) => !own.has(id)).length, added.length, removed.length];
  return counts
    .map((count, index) => (count > 0 ? texts[index]?.(count) : ''))
    .filter(Boolean)
    .join(', ');
}
