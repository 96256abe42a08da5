import { t } from '../../../shared/i18n';
import { Skeleton } from '../../../shared/ui/Skeleton';

interface Props {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Where the further sections will stand, or why they do not. What was typed into them is kept all the same. */
export function SectionsPending({ hasFailed, onRetry }: Props) {
  if (!hasFailed) return <Skeleton label={t('Loading the rest of the batch…')} rows={16} />;
  return (
    <div className="alert alert-danger ww-alert" role="alert">
      <p>{t('The rest of the batch could not be loaded. Check your connection and try again.')}</p>
      <button type="button" className="btn btn-sm btn-outline-danger" onClick={onRetry}>
        {t('Retry')}
      </button>
    </div>
  );
}
