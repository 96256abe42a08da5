import type { ComponentType } from 'react';
import type { OrderTotals } from '@shared/contract/orderingShapes';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { selectIsSettled } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { useMoney } from '../useMoney';
import { Minimum } from './Minimum';

interface Props {
  totals: OrderTotals;
  /** Takes everything out; null for those who may not, and until it is loaded. */
  Clear: ComponentType | null;
}

/** What the server adds up: of what the search lets through, and of the whole order. Dimmed while it may be wrong. */
export function Totals({ totals, Clear }: Props) {
  const money = useMoney();
  const locale = useLocale();
  const isSettled = useAppSelector(selectIsSettled);
  const text = useAppSelector((state) => state.view.text);
  const amount = (cases: number, units: number, price: string) =>
    t('%(cases)s cases · %(units)s units · %(price)s', {
      cases: formatCount(cases, locale),
      units: formatCount(units, locale),
      price: money(price),
    });
  const { subtotal, discountAmount = '0.00' } = totals;
  const rows = [
    text && [
      t('Found'),
      amount(totals.filteredQuantity, totals.filteredUnits, totals.filteredPrice),
    ],
    subtotal && discountAmount !== '0.00' && [t('Subtotal'), money(subtotal)],
    discountAmount !== '0.00' && [t('Discount'), `−${money(discountAmount)}`],
    [t('Whole order'), amount(totals.totalQuantity, totals.totalUnits, totals.totalPrice)],
  ].filter((row) => typeof row === 'object');

  return (
    <div className="ww-item-totals">
      <dl className={isSettled ? '' : 'ww-dimmed'} translate="no">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Minimum totals={totals} isSettled={isSettled} />
      <p className="ww-muted" role="status">
        {isSettled ? '' : t('The totals are being updated.')}
      </p>
      {Clear && totals.totalQuantity > 0 && <Clear />}
    </div>
  );
}
