import { useExplanation } from '@shared/dashboards/useExplanation';
import { t } from '@shared/i18n';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Later } from '@shared/ui/Later';
import { useAppSelector } from '../state/slice';

const loadList = async () => (await import('@shared/dashboards/VendorList')).VendorList;

/** The vendors with the greatest sales of the period. They load, fail and are tried again by themselves. */
export function TopVendors({ onRetry }: { onRetry: () => void }) {
  const load = useAppSelector((state) => state.topVendors);
  const answer = load.status === 'idle' ? undefined : load.value;
  const caption = useExplanation(answer);
  return (
    <Card title={t('Top vendors')} caption={caption}>
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={onRetry}>
          {t('The top vendors could not be loaded.')}
        </FailureAlert>
      )}
      {answer?.vendors.length === 0 && <p className="ww-muted">{t('No vendor sold anything.')}</p>}
      {answer && answer.vendors.length > 0 && (
        <div
          className={load.status === 'pending' ? 'ww-dimmed' : ''}
          aria-busy={load.status === 'pending'}
        >
          <Later load={loadList} props={{ vendors: answer.vendors, currency: answer.currency }} />
        </div>
      )}
    </Card>
  );
}
