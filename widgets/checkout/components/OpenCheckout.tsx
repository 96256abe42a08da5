import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CheckoutSummary, PlacedOrder } from '../../../shared/contract/checkout';
import { t } from '../../../shared/i18n';
import { useWidget } from '../../../shared/mount/WidgetContext';
import { navigate } from '../../../shared/navigate';
import { ownUrl } from '../../../shared/urls';
import { useReturn } from '../../../shared/useReturn';
import type { CheckoutConfig } from '../config';
import { offeredShipping } from '../order';
import { resumeOrder, returnToPage } from '../state/flows';
import { placingChanged, useAppDispatch, useAppSelector } from '../state/slice';
import { useKeptOrder } from '../useKeptOrder';
import { useShipping } from '../useShipping';
import { OrderForm } from './OrderForm';
import { OrderPlaced } from './OrderPlaced';

interface Props {
  summary: CheckoutSummary;
  config: CheckoutConfig;
}

/** A loaded checkout: placed already, empty, or to be placed. */
export function OpenCheckout({ summary, config }: Props) {
  const dispatch = useAppDispatch();
  const { events, name } = useWidget();
  const kept = useKeptOrder(config);
  const placing = useAppSelector((state) => state.placing);
  const { order } = summary;
  const [wasOpen] = useState(order === null);
  const isLeaving = placing.status === 'leaving';
  const cartUrl = ownUrl(config.urls?.cart);

  const leave = (placed: PlacedOrder) => {
    kept.forget();
    dispatch(placingChanged({ status: 'leaving', order: placed }));
    events.emit('ww:cart-changed', { slug: config.slug, totalItems: 0 });
    // The page goes there in its own way, or the address is none of this site: the order is shown here.
    if (!navigate(events, name, placed.url)) void dispatch(returnToPage());
  };

  useReturn(true, () => void dispatch(returnToPage()));

  // What an earlier visit left: its way of shipping, and an order that nothing is known of.
  const ship = useShipping(kept);
  const first = useRef({ summary, kept, ship });
  useEffect(() => {
    const { summary: shown, kept: found, ship: shipAgain } = first.current;
    if (shown.order) return;
    if (found.sentCart !== null) dispatch(resumeOrder(found.sentCart));
    const shipping = offeredShipping(shown, found.entries.shipping);
    if (shipping.length > 0) void shipAgain(shipping);
  }, [dispatch]);

  // Along with what is drawn: a page that is left at once must not leave the draft of an order that is placed.
  const forget = useRef(kept.forget);
  useLayoutEffect(() => {
    if (order) forget.current();
  }, [order]);

  if (order && !isLeaving) return <OrderPlaced order={order} takesFocus={wasOpen} />;
  if (summary.items.length === 0 && placing.status === 'idle') {
    return (
      <p className="ww-empty">
        {t('There is nothing to order: your cart is empty.')}{' '}
        {cartUrl && <a href={cartUrl}>{t('Go to the cart')}</a>}
      </p>
    );
  }
  return <OrderForm summary={summary} config={config} kept={kept} onPlaced={leave} />;
}
