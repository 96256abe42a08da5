import { useLayoutEffect, useRef } from 'react';
import { t } from '../../shared/i18n';
import { useLeaveGuard } from '../../shared/drafts/useLeaveGuard';
import { useDomId } from '../../shared/mount/WidgetContext';
import { FailureAlert } from '../../shared/ui/FailureAlert';
import { Skeleton } from '../../shared/ui/Skeleton';
import { CartBody } from './components/CartBody';
import type { CartConfig } from './config';
import { openCart } from './state/flows';
import { selectCart, selectIsSettled } from './state/selectors';
import { focusMoved, useAppDispatch, useAppSelector } from './state/slice';
import { useFreshCart } from './useFreshCart';

/** What a buyer orders of a seller, at all locations. */
export function Cart({ config }: { config: CartConfig }) {
  const titleId = useDomId();
  const dispatch = useAppDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  const isReadOnly = useAppSelector((state) => selectCart(state)?.can_edit === false);
  const isFocused = useAppSelector((state) => state.focusKey === '');
  useFreshCart(config);
  // What the server has not confirmed is lost with the page.
  useLeaveGuard(!useAppSelector(selectIsSettled));

  // After the last line is gone no line can take the focus.
  useLayoutEffect(() => {
    if (!isFocused) return;
    title.current?.focus();
    dispatch(focusMoved(null));
  }, [dispatch, isFocused]);

  return (
    <section className="card ww-card" aria-labelledby={titleId}>
      <header className="card-header ww-header">
        <h2 className="ww-title" id={titleId} ref={title} tabIndex={-1}>
          {t('Cart')}
        </h2>
        {isReadOnly && <span className="badge text-bg-secondary">{t('Read-only')}</span>}
        <p className="ww-muted">{t('Quantities are whole cases. Changes are saved as you go.')}</p>
      </header>
      <div className="card-body">
        <Body config={config} />
      </div>
    </section>
  );
}

function Body({ config }: { config: CartConfig }) {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.cart);

  if (load.status === 'failed') {
    return <FailureAlert failure={load.failure} onRetry={() => void dispatch(openCart())} />;
  }
  const cart = load.status === 'idle' ? undefined : load.value;
  if (!cart) return <Skeleton label={t('Loading your cart…')} rows={7} />;
  return <CartBody cart={cart} config={config} />;
}
