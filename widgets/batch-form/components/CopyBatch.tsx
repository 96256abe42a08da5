import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';

interface Props {
  batchRef: string;
  isCopy: boolean;
  isDirty: boolean;
  onCopy: (isCopy: boolean) => void;
}

/** Goes from a batch to a copy of it and back. With unsaved changes it stays: they would be left behind. */
export function CopyBatch({ batchRef, isCopy, isDirty, onCopy }: Props) {
  const id = useDomId();
  return (
    <div className="ww-row">
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-disabled={isDirty || undefined}
        aria-describedby={isDirty ? id : undefined}
        onClick={() => !isDirty && onCopy(!isCopy)}
      >
        {isCopy ? t('Back to batch %(ref)s', { ref: batchRef }) : t('Copy batch')}
      </button>
      {isDirty && (
        <span className="ww-muted" id={id}>
          {isCopy
            ? t('Create the copy or undo your changes first.')
            : t('Save or undo your changes first.')}
        </span>
      )}
    </div>
  );
}
