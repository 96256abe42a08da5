import { t } from '../i18n';

interface Props {
  /** What went, in a sentence. */
  says: string;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Offers to bring back what went last. It stays until it is used, dismissed or replaced. */
export function UndoBar({ says, onUndo, onDismiss }: Props) {
  return (
    <div className="alert alert-info ww-alert" role="status">
      <p>{says}</p>
      <button type="button" className="btn btn-sm btn-outline-primary" onClick={onUndo}>
        {t('Undo')}
      </button>
      <button type="button" className="btn-close" aria-label={t('Dismiss')} onClick={onDismiss} />
    </div>
  );
}
