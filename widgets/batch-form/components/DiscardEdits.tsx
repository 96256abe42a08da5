import { t } from '@shared/page/i18n';
import { ConfirmButton } from '@shared/ui/ConfirmButton';

/** Asks first: fields, variants and terpenes go back together, and nothing brings them again. */
export const DiscardEdits = ({ onDiscard }: { onDiscard: () => void }) => (
  <ConfirmButton
    className="btn-plain"
    label={t('Discard')}
    title={t('Discard all changes?')}
    says={t('The form goes back to the last saved version. Certificates stay as they are.')}
    action={t('Discard changes')}
    onConfirm={() => {
      onDiscard();
      return Promise.resolve(null);
    }}
  />
);
