import { memo } from 'react';
import { formatCount } from '../../../shared/format/numbers';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { linkUrl } from '../../../shared/urls';
import type { Line } from '../cart';
import { useAppSelector } from '../state/slice';
import { useMoney } from '../../../shared/ui/useMoney';
import { DeleteButton } from './DeleteButton';
import { LineNotes } from './LineNotes';
import { QuantityField } from './QuantityField';

interface Props {
  line: Line;
  canEdit: boolean;
}

/** One line of the cart. What the server has not confirmed yet is dimmed. */
export const LineRow = memo(function LineRow({ line, canEdit }: Props) {
  const money = useMoney();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const isPending = useAppSelector(({ pending }) => pending.includes(line.key));
  const image = linkUrl(line.image);
  return (
    <li className="ww-line" aria-label={line.name} aria-busy={isPending || undefined}>
      <span className="ww-line-image">
        {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
      </span>
      <div className="ww-line-what">
        <strong>{line.name}</strong>
        <span className="ww-muted">{facts(line, count)}</span>
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

const facts = (line: Line, count: (value: number) => string): string =>
  [
    line.brand,
    line.strain,
    line.packageSize,
    line.batch && t('batch %(name)s', { name: line.batch }),
    t('case of %(count)s', { count: count(line.caseSize) }),
    line.available !== null && t('%(count)s cases available', { count: count(line.available) }),
  ]
    .filter(Boolean)
    .join(' · ');
