import { useLayoutEffect, useRef } from 'react';
import type { PlacedOrder } from '../../../shared/contract/checkout';
import { t } from '../../../shared/i18n';
import { ownUrl } from '../../../shared/urls';

interface Props {
  order: PlacedOrder;
  /** It takes the place of the form, whose button had the focus. */
  takesFocus: boolean;
}

/** The cart is an order already: placed here, in another tab or by a colleague. */
export function OrderPlaced({ order, takesFocus }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const href = ownUrl(order.url);

  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) box.current?.focus();
  }, [takesFocus]);

  return (
    <div className="alert alert-success ww-alert" role="status" tabIndex={-1} ref={box}>
      <p>
        {t('Order %(number)s is placed. This cart cannot be ordered again.', {
          number: order.number,
        })}
      </p>
      {href && (
        <a className="btn btn-outline-secondary" href={href}>
          {t('Go to the order')}
        </a>
      )}
    </div>
  );
}
