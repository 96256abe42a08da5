import { t } from '../../../shared/i18n';
import { ownUrl } from '../../../shared/urls';
import type { Cart } from '../cart';
import { selectIsSettled } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { useMoney } from '../../../shared/ui/useMoney';
import { ClearButton } from './ClearButton';

interface Props {
  cart: Cart;
  checkoutUrl: string | undefined;
}

/** What the server adds up. It is dimmed, and the way to checkout held, while an edit is on its way. */
export function Totals({ cart, checkoutUrl }: Props) {
  const money = useMoney();
  const isSettled = useAppSelector(selectIsSettled);
  const isUndecided = useAppSelector(
    ({ conflicts, pending }) => conflicts.length > 0 && pending.length === 0,
  );
  const { subtotal, estimated_tax, total, can_checkout } = cart.summary;
  const href = ownUrl(checkoutUrl);
  const isOpen = isSettled && can_checkout;
  const rows = [
    [t('Subtotal'), subtotal],
    [t('Estimated tax'), estimated_tax],
    [t('Total'), total],
  ] as const;

  return (
    <div className="ww-cart-totals">
      <dl className={isSettled ? '' : 'ww-dimmed'} translate="no">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ww-number">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="ww-muted" role="status">
        {isUndecided && t('Decide which quantity counts to go on.')}
        {!isSettled && !isUndecided && t('The totals are being updated.')}
      </p>
      <div className="ww-row">
        {cart.can_edit && (
          <ClearButton groups={cart.groups} label={t('Clear cart')} where={t('all locations')} />
        )}
        {href && isOpen && (
          <a className="btn btn-primary" href={href}>
            {t('Go to checkout')}
          </a>
        )}
        {href && !isOpen && (
          <span className="btn btn-primary disabled" role="link" aria-disabled="true">
            {t('Go to checkout')}
          </span>
        )}
      </div>
    </div>
  );
}
