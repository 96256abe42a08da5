import type { OrderTotals } from '../../../shared/contract/orderingShapes';
import { formatCount } from '../../../shared/format/numbers';
import { t } from '../../../shared/i18n';
import { useLocale } from '../../../shared/mount/WidgetContext';
import { AskFirst } from '../../../shared/ui/AskFirst';
import { clearItems } from '../state/flows';
import { selectIsSettled } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useMay } from '../useMay';
import { useMoney } from '../useMoney';
import { Minimum } from './Minimum';

/** What the server adds up: of what the search lets through, and of the whole order. Dimmed while it may be wrong. */
export function Totals({ totals }: { totals: OrderTotals }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const locale = useLocale();
  const may = useMay();
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
      {may.edit && totals.totalQuantity > 0 && (
        <AskFirst
          className="btn-outline-secondary"
          label={t('Clear order')}
          title={t('Clear order')}
          says={t(
            'Every item and the discount go. You can undo this for the items, not for the discount.',
          )}
          action={t('Clear order')}
          onConfirm={() => dispatch(clearItems())}
        />
      )}
    </div>
  );
}
