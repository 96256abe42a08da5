import { factsOf } from '@shared/format/facts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { ClearOrder } from '@shared/orders/ClearOrder';
import { minimumText, sumRows } from '@shared/orders/sums';
import { Meter } from '@shared/ui/Meter';
import { SummaryList } from '@shared/ui/SummaryList';
import { useMoney } from '@shared/ui/useMoney';
import { clearItems } from '../state/edits';
import {
  selectDrawer,
  selectIsSettled,
  selectIsUpdating,
  useAppDispatch,
  useAppSelector,
} from '../state/slice';
import { usePermissions } from '../usePermissions';

/** What the server adds up: of what the search lets through, and of the whole order. Dimmed while it may be wrong. */
export function Totals() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const may = usePermissions();
  const locale = useLocale();
  const isSettled = useAppSelector(selectIsSettled);
  const isUpdating = useAppSelector(selectIsUpdating);
  const isSearched = useAppSelector((state) => state.view.filterText !== '');
  const totals = useAppSelector((state) => selectDrawer(state)?.totals);
  if (!totals) return null;
  const { discountAmount = '0.00', orderMinimum, totalPrice } = totals;
  const { filteredQuantity: cases, filteredUnits: units } = totals;
  const found = factsOf([
    tn('%(count)s case', '%(count)s cases', cases, { count: formatCount(cases, locale) }),
    tn('%(count)s unit', '%(count)s units', units, { count: formatCount(units, locale) }),
    money(totals.filteredPrice),
  ]);
  const discount = discountAmount === '0.00' ? null : discountAmount;
  return (
    <section className="ww-item-totals" aria-label={t('Totals')} translate="no">
      <SummaryList
        rows={[
          ...(isSearched ? [{ label: t('Found'), amount: found }] : []),
          ...sumRows(totals, discount, money, locale),
        ]}
        total={{ label: t('Total'), amount: money(totalPrice) }}
        isStale={!isSettled}
      />
      {orderMinimum !== null && (
        <div className={isSettled ? undefined : 'ww-dimmed'}>
          <Meter
            label={t('Minimum of %(amount)s', { amount: money(orderMinimum) })}
            share={Number(totalPrice) / Number(orderMinimum)}
            says={minimumText(totals, money)}
          />
          <span className="ww-muted">{minimumText(totals, money)}</span>
        </div>
      )}
      <p className="ww-muted" role="status">
        {isUpdating ? t('The totals are being updated.') : ''}
      </p>
      {may.edit && totals.totalQuantity > 0 && (
        <ClearOrder onConfirm={(onSearch) => dispatch(clearItems(onSearch))} />
      )}
    </section>
  );
}
