import { t } from '@shared/i18n';
import type { Load } from '@shared/store/load';
import type { Preview } from '../model/preview';
import { useAppSelector } from '../state/slice';
import { useMoney } from '@shared/ui/useMoney';

interface Props {
  preview: Preview;
  status: Load<Preview>['status'];
}

/** What the server added up over all carts, but for the total, which is to be seen however long the list is. */
export function PreviewTotals({ preview: { summary, lines }, status }: Props) {
  const money = useMoney();
  const { subtotal, estimated_tax } = summary;
  const rows = [
    [t('Subtotal'), subtotal],
    [t('Estimated tax'), estimated_tax],
  ] as const;
  return (
    <div className="ww-preview-totals">
      {lines.length > 0 && (
        <dl className={status === 'ready' ? '' : 'ww-dimmed'} translate="no">
          {rows.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="ww-number">{money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="ww-muted" role="status">
        {status === 'pending' ? t('The totals are being updated.') : ''}
      </p>
    </div>
  );
}

/** What it all comes to. */
export function Total() {
  const money = useMoney();
  const preview = useAppSelector((state) => state.preview);
  if (preview.status === 'idle' || !preview.value?.lines.length) return null;
  return (
    <p className={`ww-preview-total ${preview.status === 'ready' ? '' : 'ww-dimmed'}`}>
      {t('Total')}{' '}
      <strong className="ww-number" translate="no">
        {money(preview.value.summary.total)}
      </strong>
    </p>
  );
}
