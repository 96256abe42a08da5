import { t } from '../i18n';
import { ActionAlert } from './ActionAlert';

interface Props {
  /** What went, in a sentence. */
  says: string;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Offers to bring back what went last. It stays until it is used, dismissed or replaced. */
export function UndoBar({ says, onUndo, onDismiss }: Props) {
  const actions = (
    <>
      <button type="button" className="btn btn-sm btn-outline-primary" onClick={onUndo}>
        {t('Undo')}
      </button>
      <button type="button" className="btn-close" aria-label={t('Dismiss')} onClick={onDismiss} />
    </>
  );
  return (
    <ActionAlert level="info" role="status" actions={actions}>
      {says}
    </ActionAlert>
  );
}
