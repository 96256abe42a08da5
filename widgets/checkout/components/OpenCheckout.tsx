import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '@shared/page/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { useLatest } from '@shared/store/useLatest';
import { tellCart } from '@shared/sync/cartTabs';
import { navigate } from '@shared/urls/navigate';
import { EmptyState } from '@shared/ui/EmptyState';
import { cartIcon } from '@shared/ui/icons/cart';
import { ownUrl } from '@shared/urls/guard';
import type { CheckoutConfig } from '../config';
import { offeredShipping } from '../model/order';
import type { PlacedOrder, Summary } from '../model/summary';
import { placingChanged, useAppDispatch, useAppSelector } from '../state/slice';
import { refetchSummary, resumeOrder } from '../state/thunks';
import { useFreshSummary } from '../useFreshSummary';
import { useOrderDraft } from '../useOrderDraft';
import { useShipping } from '../useShipping';
import { OrderForm } from './OrderForm';
import { OrderPlaced } from './OrderPlaced';
import { Outcome } from './Outcome';

interface Props {
  summary: Summary;
  config: CheckoutConfig;
}

/** A loaded checkout: placed already, empty, or to be placed. */
export function OpenCheckout({ summary, config }: Props) {
  const dispatch = useAppDispatch();
  const { events, name } = useWidget();
  const draft = useOrderDraft(config);
  const placing = useAppSelector((state) => state.placing);
  const order = summary.order ?? (placing.status === 'placed' ? placing.order : null);
  const [wasOpen] = useState(order === null);
  const cartUrl = ownUrl(config.urls?.cart);

  const leave = (placed: PlacedOrder) => {
    draft.forget();
    dispatch(placingChanged({ status: 'leaving', order: placed }));
    if (placed.url && navigate(events, name, placed.url)) return;
    // The page goes there in its own way, or the address is none of this site: the order is shown here.
    dispatch(placingChanged({ status: 'placed', order: placed }));
    void dispatch(refetchSummary());
  };

  useFreshSummary();

  // What an earlier visit left: its way of shipping, and an order that nothing is known of.
  const ship = useShipping(draft);
  const first = useRef({ summary, found: draft.found, ship });
  useEffect(() => {
    const { summary: shown, found, ship: shipAgain } = first.current;
    if (shown.order || !found) return;
    const { attempt, entries } = found;
    if (attempt) void dispatch(resumeOrder({ cart: attempt.cart, at: attempt.sentAt }));
    // Also where none of it is offered any more: it is not to come back with the next choice.
    if (entries.shipping.length > 0) void shipAgain(offeredShipping(shown, entries.shipping));
  }, [dispatch]);

  // What the server refuses is not kept: its own choice is back.
  const isRefused = useAppSelector((state) => state.shippingRefusal !== null);
  const latest = useLatest(draft);
  useLayoutEffect(() => {
    if (isRefused) latest.current.change({ shipping: [] });
  }, [isRefused, latest]);

  // Along with what is drawn: a page that is left at once must not leave the draft of an order that is placed. However
  // that was found out, the cart is gone.
  const isPlaced = order !== null || placing.status === 'leaving';
  useLayoutEffect(() => {
    if (!isPlaced) return;
    latest.current.forget();
    if (wasOpen) tellCart(events, { slug: config.slug, totalItems: 0 });
  }, [config, events, isPlaced, latest, wasOpen]);

  if (order && placing.status !== 'leaving') {
    return <OrderPlaced order={order} takesFocus={wasOpen} />;
  }
  // Of a cart that is empty by now nothing is said but why the order was refused.
  const isRefusal = placing.status === 'refused';
  if (summary.items.length === 0 && (placing.status === 'idle' || isRefusal)) {
    return (
      <div className="ww-stack">
        {isRefusal && <Outcome onCheck={() => undefined} />}
        <EmptyState
          icon={cartIcon}
          title={t('There is nothing to order: your cart is empty.')}
          actions={
            cartUrl && (
              <a className="btn btn-primary" href={cartUrl}>
                {t('Go to the cart')}
              </a>
            )
          }
        />
      </div>
    );
  }
  return <OrderForm summary={summary} config={config} draft={draft} onPlaced={leave} />;
}
