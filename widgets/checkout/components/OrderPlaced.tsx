import { useLayoutEffect, useRef } from 'react';
import { focusedElement } from '@shared/focus/focused';
import { t } from '@shared/page/i18n';
import { ownUrl } from '@shared/urls/guard';
import { Banner } from '@shared/ui/Banner';
import type { PlacedOrder } from '../model/summary';

interface Props {
  order: PlacedOrder;
  /** It replaces the form, whose button had the focus. */
  takesFocus: boolean;
}

/** The cart is an order already: placed here, in another tab or by a colleague. */
export function OrderPlaced({ order, takesFocus }: Props) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (takesFocus && !focusedElement()) box.current?.focus();
  }, [takesFocus]);

  return (
    <div role="status" tabIndex={-1} ref={box}>
      <Banner
        level="success"
        actions={<OrderLink order={order} className="btn btn-outline-secondary" />}
      >
        {placedText(order)} {t('This cart cannot be ordered again.')}
      </Banner>
    </div>
  );
}

export const placedText = ({ number }: PlacedOrder): string =>
  number ? t('Order %(number)s is placed.', { number }) : t('Your order is placed.');

/** The way to the order's page, where the server names one. */
export function OrderLink({ order, className }: { order: PlacedOrder; className?: string }) {
  const href = order.url ? ownUrl(order.url) : null;
  if (!href) return null;
  return (
    <a className={className} href={href}>
      {t('Go to the order')}
    </a>
  );
}
