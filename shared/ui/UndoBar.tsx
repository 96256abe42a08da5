import { t } from '../i18n';
import { ActionAlert } from './ActionAlert';
import { useFocusTitle } from './useFocusTitle';

interface Props {
  /** What went, in a sentence. */
  says: string;
  onUndo: () => void;
  onDismiss: () => void;
}

/**
 * Offers to bring back what went last. It stays until it is used, dismissed or replaced. The focus goes to the title
 * after Dismiss; after Undo the screen says where.
 */
export function UndoBar({ says, onUndo, onDismiss }: Props) {
  const focusTitle = useFocusTitle();
  const handleDismiss = () => {
    focusTitle();
    onDismiss();
  };
  const actions = (
    <>
      <button type="button" className="btn btn-sm btn-outline-primary" onClick={onUndo}>
        {t('Undo')}
      </button>
      <button
        type="button"
        className="btn-close"
        aria-label={t('Dismiss')}
        onClick={handleDismiss}
      />
    </>
  );
  return (
    <ActionAlert level="info" role="status" actions={actions}>
      {says}
    </ActionAlert>
  );
}
