import { t } from '../../../shared/i18n';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import type { Cart } from '../cart';
import type { CartConfig } from '../config';
import { resumeEdits } from '../state/flows';
import { selectGroups, selectPart, selectStrays } from '../state/selectors';
import { clearFailed, useAppDispatch, useAppSelector } from '../state/slice';
import { CartLines } from './CartLines';
import { CartNotices } from '../../../shared/ui/CartNotices';
import { Strays } from './Strays';
import { Totals } from './Totals';
import { Removed } from './Removed';
import { Unread } from './Unread';

interface Props {
  cart: Cart;
  config: CartConfig;
}

export function CartBody({ cart, config }: Props) {
  const dispatch = useAppDispatch();
  const groups = useAppSelector(selectGroups);
  const strays = useAppSelector(selectStrays);
  const notices = useAppSelector((state) => selectPart(state, 'notices').cart_notices);
  const stalled = useAppSelector((state) => state.stalled);
  const clearFailure = useAppSelector((state) => state.clearFailure);
  const canEdit = cart.can_edit;

  return (
    <div className="ww-stack">
      <CartNotices notices={notices ?? []} />
      <Unread part="notices" />
      {stalled && (
        <FailureAlert failure={stalled} onRetry={() => dispatch(resumeEdits())}>
          {t('Your quantities are kept here and wait to be sent.')}
        </FailureAlert>
      )}
      {clearFailure && (
        <FailureAlert
          failure={clearFailure}
          onRetry={() => dispatch(clearFailed(null))}
          retryLabel={t('Dismiss')}
        >
          {t('The cart was not cleared.')}
        </FailureAlert>
      )}
      <Removed />
      <Strays notes={strays} canEdit={canEdit} />
      {groups.length === 0 && <p className="ww-empty">{t('Your cart is empty.')}</p>}
      {groups.length > 0 && <CartLines cart={cart} />}
      {groups.length > 0 && <Totals cart={cart} checkoutUrl={config.urls?.checkout} />}
    </div>
  );
}
