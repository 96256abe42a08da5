import { t } from '../../../shared/i18n';
import type { Load } from '../../../shared/store/load';
import type { Preview } from '../preview';
import { useMoney } from '../useMoney';

interface Props {
  preview: Preview;
  status: Load<Preview>['status'];
}

/** What the server added up over all carts. */
export function PreviewTotals({ preview: { summary, lines }, status }: Props) {
  const money = useMoney();
  const { subtotal, estimated_tax, total } = summary;
  const rows = [
    [t('Subtotal'), subtotal],
    [t('Estimated tax'), estimated_tax],
    [t('Total'), total],
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
