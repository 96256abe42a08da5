import { t } from '@shared/i18n';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { clearItems } from '../state/edits';
import { useAppDispatch } from '../state/slice';

/** Takes every item out of the order, after a question. */
export function ClearButton() {
  const dispatch = useAppDispatch();
  return (
    <ConfirmButton
      className="btn-outline-secondary"
      label={t('Clear order')}
      title={t('Clear order')}
      says={t(
        'Every item and the discount go. You can undo this for the items, not for the discount.',
      )}
      action={t('Clear order')}
      onConfirm={() => dispatch(clearItems())}
    />
  );
}
