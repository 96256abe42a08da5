import { memo } from 'react';
import { t, tn } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { shallowEqual } from '@shared/store/hooks';
import { FactLine } from '@shared/ui/FactLine';
import { selectIsSettled, type GroupOfLines } from '../state/selectors';
import { selectCanEdit, useAppSelector } from '../state/slice';
import { MinimumMeter } from '@shared/ui/MinimumMeter';
import { RowNote } from '@shared/ui/RowNote';
import { useMoney } from '@shared/ui/useMoney';
import { ClearButton } from './ClearButton';
import { LineChunks } from './LineChunks';

type Props = Omit<GroupOfLines, 'key'>;

/** What one location orders of one seller, with its subtotal and what is missing to the minimum. */
export const LocationCart = memo(function LocationCart({ group, lines }: Props) {
  const titleId = useDomId();
  const canEdit = useAppSelector(selectCanEdit);
  const seller = group?.seller.name ?? '';
  return (
    <section className="ww-cart" aria-labelledby={titleId}>
      <header className="ww-row">
        <h3 className="ww-cart-title" id={titleId}>
          {lines[0]?.locationName}
        </h3>
        <FactLine facts={[seller, tn('%(count)s item', '%(count)s items', lines.length)]} />
        {canEdit && group && <ClearButton groups={[group]} label={t('Clear')} />}
      </header>
      <LineChunks lines={lines} />
      {group && <Subtotal group={group} />}
    </section>
  );
}, showsTheSame);

/** An answer of the server makes new lists of the same lines. */
function showsTheSame(before: Props, now: Props): boolean {
  return before.group === now.group && shallowEqual(before.lines, now.lines);
}

function Subtotal({ group }: { group: NonNullable<GroupOfLines['group']> }) {
  const money = useMoney();
  const isSettled = useAppSelector(selectIsSettled);
  const { missing, subtotal, seller } = group;
  const { minimum_order: minimum } = seller;
  const isReached = missing === null;
  return (
    <footer className={`ww-row ww-cart-subtotal ${isSettled ? '' : 'ww-dimmed'}`} translate="no">
      {minimum !== null && (
        <div className="ww-cart-minimum">
          <RowNote level={isReached ? 'success' : 'warning'}>
            {isReached
              ? t('Minimum of %(amount)s reached', { amount: money(minimum) })
              : t('Add %(amount)s more', { amount: money(missing) })}
          </RowNote>
          {!isReached && (
            <MinimumMeter
              label={t('Minimum of %(amount)s', { amount: money(minimum) })}
              {...{ subtotal, minimum }}
            />
          )}
        </div>
      )}
      <span className="ww-number ww-cart-amount">
        {t('Subtotal %(amount)s', { amount: money(subtotal) })}
      </span>
    </footer>
  );
}
