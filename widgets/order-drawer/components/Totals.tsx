import type { OrderTotals } from '@shared/contract/orderingShapes';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { SummaryList } from '@shared/ui/SummaryList';
import { selectIsSettled, selectIsUpdating } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import type { Editing } from '../useEditing';
import { useMoney } from '../useMoney';
import { Minimum } from './Minimum';

/** What the server adds up: of what the search lets through, and of the whole order. Dimmed while it may be wrong. */
export function Totals({ totals, editing }: { totals: OrderTotals; editing: Editing }) {
  const money = useMoney();
  const locale = useLocale();
  const isSettled = useAppSelector(selectIsSettled);
  const isUpdating = useAppSelector(selectIsUpdating);
  const isSearched = useAppSelector((state) => state.view.text !== '');
  const count = (value: number) => formatCount(value, locale);
  const { subtotal, discountAmount = '0.00' } = totals;
  const found = t('%(cases)s cases · %(units)s units · %(price)s', {
    cases: count(totals.filteredQuantity),
    units: count(totals.filteredUnits),
    price: money(totals.filteredPrice),
  });
  const isDiscounted = discountAmount !== '0.00';
  const rows = [
    ...(isSearched ? [{ label: t('Found'), amount: found }] : []),
    { label: t('Cases'), amount: count(totals.totalQuantity) },
    { label: t('Units'), amount: count(totals.totalUnits) },
    ...(subtotal && isDiscounted ? [{ label: t('Subtotal'), amount: money(subtotal) }] : []),
    ...(isDiscounted ? [{ label: t('Discount'), amount: money(`-${discountAmount}`) }] : []),
  ];

  return (
    <section className="ww-item-totals" aria-label={t('Totals')} translate="no">
      <SummaryList
        rows={rows}
        total={{ label: t('Total'), amount: money(totals.totalPrice) }}
        isStale={!isSettled}
      />
      <Minimum totals={totals} isSettled={isSettled} />
      <p className="ww-muted" role="status">
        {isUpdating ? t('The totals are being updated.') : ''}
      </p>
      {editing.parts && totals.totalQuantity > 0 && <editing.parts.ClearButton />}
    </section>
  );
}
