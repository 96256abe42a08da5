import { t } from '../../../shared/i18n';
import { ownUrl } from '../../../shared/urls';
import type { Cart } from '../cart';
import { selectIsSummed, selectPart, selectUnread } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { useMoney } from '../../../shared/ui/useMoney';
import { ClearButton } from './ClearButton';
import { Unread } from './Unread';

interface Props {
  cart: Cart;
  checkoutUrl: string | undefined;
}

/** What the server adds up. It is dimmed, and the way to checkout held, while an edit is on its way. */
export function Totals({ cart, checkoutUrl }: Props) {
  const money = useMoney();
  const isSummed = useAppSelector(selectIsSummed);
  const isUnread = useAppSelector((state) => selectUnread(state, 'summary') !== null);
  const summary = useAppSelector((state) => selectPart(state, 'summary').summary);
  const isUndecided = useAppSelector(
    ({ conflicts, pending }) => conflicts.length > 0 && pending.length === 0,
  );
  const href = ownUrl(checkoutUrl);
  const isOpen = isSummed && summary?.can_checkout;
  const rows = [
    [t('Subtotal'), summary?.subtotal],
    [t('Estimated tax'), summary?.estimated_tax],
    [t('Total'), summary?.total],
  ] as const;

  return (
    <div className="ww-cart-totals">
      <dl className={isSummed ? '' : 'ww-dimmed'} translate="no">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ww-number">{amount === undefined ? '…' : money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="ww-muted" role="status">
        {isUndecided && t('Decide which quantity counts to go on.')}
        {!isSummed && !isUndecided && !isUnread && t('The totals are being updated.')}
      </p>
      <Unread part="summary" />
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
