import { memo } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { FactLine } from '@shared/ui/FactLine';
import { trashIcon } from '@shared/ui/icons/trash';
import { Thumbnail } from '@shared/ui/Thumbnail';
import { useMoney } from '@shared/ui/useMoney';
import type { Line } from '../model/cart';
import { selectCanEdit, useAppDispatch, useAppSelector } from '../state/slice';
import { removeLine } from '../state/thunks';
import { LineNotes } from './LineNotes';
import { QuantityField } from './QuantityField';

interface Props {
  line: Line;
  /** The picture, the brand and the strain stand above it, with other lines of the product. */
  isUnderProduct?: boolean;
}

/** One line of the cart. What the server has not confirmed yet is dimmed. */
export const LineRow = memo(function LineRow({ line, isUnderProduct }: Props) {
  const canEdit = useAppSelector(selectCanEdit);
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
        <FactLine
          facts={[
            ...(isUnderProduct ? [] : [line.brand, line.strain, line.packageSize]),
            line.batch && t('batch %(name)s', { name: line.batch }),
            line.caseSize !== null && t('case of %(count)s', { count: count(line.caseSize) }),
          ]}
          name={title}
        />
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
        <span className="ww-number">
          {tn('%(count)s case', '%(count)s cases', line.quantity, { count: count(line.quantity) })}
        </span>
      )}
      <strong className={`ww-line-total ww-number ${isPending ? 'ww-dimmed' : ''}`} translate="no">
        {line.lineTotal === null ? '…' : money(line.lineTotal)}
      </strong>
      {canEdit && <DeleteButton line={line} />}
      <LineNotes line={line} />
    </li>
  );
});

/** Opens the delete-item dialog of a line. */
function DeleteButton({ line }: { line: Line }) {
  const dispatch = useAppDispatch();
  const names = { name: line.name, location: line.locationName };
  return (
    <ConfirmButton
      className="btn-plain ww-line-delete"
      label={t('Remove')}
      icon={trashIcon}
      name={t('Remove %(name)s for %(location)s', names)}
      title={t('Remove item')}
      says={t('%(name)s will be removed from the cart of %(location)s. You can undo this.', names)}
      action={t('Remove item')}
      onConfirm={() => dispatch(removeLine(line))}
    />
  );
}

export const LineImage = ({ line }: { line: Line }) => (
  <span className="ww-line-image">
    <Thumbnail url={line.image} />
  </span>
);
