import { t } from '@shared/i18n';
import { heldText } from '@shared/sync/heldText';
import { ownUrl } from '@shared/urls';
import type { Cart } from '../model/cart';
import { selectIsSummed, selectPart, selectUnread, selectWaitsFor } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { useMoney } from '@shared/ui/useMoney';
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
  const waitsFor = useAppSelector(selectWaitsFor);
  const href = ownUrl(checkoutUrl);
  const isOpen = isSummed && summary?.can_checkout && summary.total;
  // Where nothing is on its way for the lines, it is for the totals themselves.
  const held = isSummed || isUnread ? waitsFor : (waitsFor ?? 'answer');
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
        {heldText(held)}
      </p>
      <Unread part="summary" />
      <div className="ww-row">
        {cart.can_edit && <ClearButton groups={cart.groups} label={t('Clear cart')} />}
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
