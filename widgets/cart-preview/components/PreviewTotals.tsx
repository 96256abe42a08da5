import { t } from '@shared/page/i18n';
import { SummaryList } from '@shared/ui/SummaryList';
import { useMoney } from '@shared/ui/useMoney';
import { useAppSelector } from '../state/slice';

/** What the server added up over all carts, which is to be seen however long the list is. */
export function PreviewTotals() {
  const money = useMoney();
  const load = useAppSelector((state) => state.preview);
  const preview = load.status === 'idle' ? undefined : load.value;
  if (!preview?.lines.length) return null;
  const { subtotal, estimated_tax, total } = preview.summary;
  return (
    <>
      <SummaryList
        rows={[
          { label: t('Subtotal'), amount: money(subtotal) },
          { label: t('Estimated tax'), amount: money(estimated_tax) },
        ]}
        total={{ label: t('Total'), amount: money(total) }}
        isStale={load.status !== 'ready'}
      />
      <p className="ww-muted" role="status">
        {load.status === 'pending' ? t('The totals are being updated.') : ''}
      </p>
    </>
  );
}
