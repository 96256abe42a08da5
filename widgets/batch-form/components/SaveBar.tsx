import type { ReactNode } from 'react';
import { t, tn } from '../../../shared/i18n';
import { AskFirst } from '../../../shared/ui/AskFirst';
import { BusyButton } from '../../../shared/ui/BusyButton';
import { countEdits, type Edits } from '../edits';

interface Props {
  edits: Edits;
  isNew: boolean;
  isSaving: boolean;
  /** There is something to be read in it. */
  isOpen: boolean;
  onSave: () => void;
  onUndoAll: () => void;
  /** How the last save went: in the bar, because it is seen wherever the page is scrolled to. */
  children: ReactNode;
}

/** Save says what will be saved. */
export function SaveBar({ edits, isNew, isSaving, isOpen, onSave, onUndoAll, children }: Props) {
  const count = countEdits(edits);
  const label = isNew
    ? t('Create batch')
    : tn('Save %(count)s change', 'Save %(count)s changes', count);
  return (
    <div className={`ww-savebar ${count > 0 || isNew || isOpen ? 'ww-savebar-dirty' : ''}`}>
      {children}
      <BusyButton className="btn-primary" isBusy={isSaving} onClick={onSave}>
        {count === 0 && !isNew ? t('Save batch') : label}
      </BusyButton>
      {count > 0 && !isSaving && (
        <AskFirst
          className="btn-link"
          label={t('Undo all changes')}
          title={t('Undo all changes')}
          says={t('The form shows the batch as it was saved last. Certificates stay as they are.')}
          action={t('Undo all changes')}
          onConfirm={() => {
            onUndoAll();
            return Promise.resolve(null);
          }}
        />
      )}
      <span className="ww-muted" role="status">
        {summary(edits)}
      </span>
    </div>
  );
}

/** "2 fields, 1 variant added, 1 terpene removed" */
function summary({ fields, variants, terpenes }: Edits): string {
  const ofFields = Object.keys(fields).length;
  const parts = [
    ofFields > 0 && tn('%(count)s field', '%(count)s fields', ofFields),
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

function rowsText(
  { changed, added, removed }: Edits['variants'] | Edits['terpenes'],
  texts: readonly [(count: number) => string, (count: number) => string, (count: number) => string],
): string {
  const own = new Set(added.map(({ row }) => row.id));
  const counts = [changed.filter(({ id }) => !own.has(id)).length, added.length, removed.length];
  return counts
    .map((count, index) => (count > 0 ? texts[index]?.(count) : ''))
    .filter(Boolean)
    .join(', ');
}
