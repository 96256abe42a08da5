import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { failureText } from '@shared/ui/failureText';
import { editKey } from '@shared/orders/itemEdits';
import type { OrderEdit } from '../model/order';
import { retryEdit } from '../state/edits';
import { isFinal } from '../state/outcome';
import { orderList, useAppDispatch, useAppSelector } from '../state/slice';
import { useMoney } from '@shared/ui/useMoney';

/** Every change that the server did not take, wherever its row is now. */
export function Refusals() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const locale = useLocale();
  const refusals = useAppSelector((state) => state.refusals);
  if (refusals.length === 0) return null;
  const asked = (edit: OrderEdit) => {
    if (edit.type === 'remove') return t('remove');
    if (edit.type === 'back') return t('bring back');
    return edit.type === 'quantity'
      ? tn('%(count)s case', '%(count)s cases', edit.quantity, {
          count: formatCount(edit.quantity, locale),
        })
      : money(edit.price);
  };
  return (
    <div data-focus-group>
      <Banner
        level="danger"
        role="alert"
        actions={
          <button
            type="button"
            className="btn btn-plain"
            data-focus
            onClick={() => dispatch(orderList.refusalsDismissed(null))}
          >
            {t('Dismiss')}
          </button>
        }
      >
        <p>
          {tn(
            '%(count)s change was not saved.',
            '%(count)s changes were not saved.',
            refusals.length,
          )}
        </p>
        <ul className="ww-order-list ww-order-scroll">
          {refusals.map((refusal) => (
            <li key={editKey(refusal.edit)}>
              <strong>{refusal.edit.item.product_name}</strong> ({asked(refusal.edit)}):{' '}
              {failureText(refusal.failure)}{' '}
              {!isFinal(refusal) && (
                <button
                  type="button"
                  className="btn btn-sm btn-outline-danger"
                  data-focus
                  onClick={() => dispatch(retryEdit(refusal))}
                >
                  {t('Try again')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
