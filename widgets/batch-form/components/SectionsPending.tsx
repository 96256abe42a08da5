import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';

interface Props {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Where the further sections will stand, or why they do not. What was typed into them is kept all the same. */
export function SectionsPending({ hasFailed, onRetry }: Props) {
  if (!hasFailed) return <Skeleton label={t('Loading the rest of the batch…')} rows={16} />;
  return (
    <FailureAlert onRetry={onRetry}>
      {t('The rest of the batch could not be loaded. Check your connection and try again.')}
    </FailureAlert>
  );
}
