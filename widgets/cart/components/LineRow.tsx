import { memo } from 'react';
import { factsOf } from '@shared/facts';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Thumbnail } from '@shared/ui/Thumbnail';
import { useMoney } from '@shared/ui/useMoney';
import type { Line } from '../model/cart';
import { useAppSelector } from '../state/slice';
import { DeleteButton } from './DeleteButton';
import { LineNotes } from './LineNotes';
import { QuantityField } from './QuantityField';

interface Props {
  line: Line;
  canEdit: boolean;
  /** The picture, the brand and the strain stand above it, with other lines of the product. */
  isUnderProduct?: boolean;
}

/** One line of the cart. What the server has not confirmed yet is dimmed. */
export const LineRow = memo(function LineRow({ line, canEdit, isUnderProduct }: Props) {
  const money = useMoney();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const isPending = useAppSelector(({ pending }) => pending.some(({ key }) => key === line.key));
  const title = isUnderProduct ? line.packageSize : line.name;
  return (
    <li className="ww-line" aria-label={line.name} aria-busy={isPending || undefined}>
      {!isUnderProduct && <LineImage line={line} />}
      <div className="ww-line-what">
        <strong>{title}</strong>
        <span className="ww-muted">
          {factsOf(
            [
              ...(isUnderProduct ? [] : [line.brand, line.strain, line.packageSize]),
              line.batch && t('batch %(name)s', { name: line.batch }),
              line.caseSize !== null && t('case of %(count)s', { count: count(line.caseSize) }),
            ],
            title,
          )}
        </span>
      </div>
      <div className="ww-line-price ww-number" translate="no">
        {money(line.price)}
        {line.pricePerEach !== null && (
          <span className="ww-muted">
            {t('%(amount)s each', { amount: money(line.pricePerEach) })}
          </span>
        )}
      </div>
      {canEdit ? (
        <QuantityField line={line} />
      ) : (
        <span className="ww-number">{t('%(count)s cases', { count: count(line.quantity) })}</span>
      )}
      <strong className={`ww-line-total ww-number ${isPending ? 'ww-dimmed' : ''}`} translate="no">
        {line.lineTotal === null ? '…' : money(line.lineTotal)}
      </strong>
      {canEdit && <DeleteButton line={line} />}
      <LineNotes line={line} canEdit={canEdit} />
    </li>
  );
});

export const LineImage = ({ line }: { line: Line }) => (
  <span className="ww-line-image">
    <Thumbnail url={line.image} />
  </span>
);
