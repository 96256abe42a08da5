import { useLayoutEffect, useRef } from 'react';
import type { CheckoutItem } from '../../../shared/contract/checkout';
import { t, tn } from '../../../shared/i18n';
import { isStillAt } from '../../../shared/ui/isStillAt';
import { useMoney } from '../../../shared/ui/useMoney';

interface Props {
  item: CheckoutItem;
  /** Asks for the focus, each time another one does. */
  shown: ShownLine | null;
}

/** A line that the person wants to see. A new object each time: the same line can be shown twice. */
export interface ShownLine {
  itemId: CheckoutItem['id'];
  /** Where it was asked for. */
  from: Element | null;
}

export function OrderLine({ item, shown }: Props) {
  const money = useMoney();
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // A line that another answer moves to another shipment is drawn anew, when the person may type elsewhere.
    if (shown && isStillAt(shown.from)) row.current?.focus();
  }, [shown]);

  return (
    <li className="ww-checkout-line" ref={row} tabIndex={-1} aria-label={item.name}>
      <span>
        <strong>{item.name}</strong>{' '}
        <span className="ww-muted">
          {item.brand} · {item.package_size}
        </span>
      </span>
      <span className="ww-number" translate="no">
        {t('%(cases)s at %(price)s', {
          cases: tn('%(count)s case', '%(count)s cases', item.quantity),
          price: money(item.price),
        })}
      </span>
      <strong className="ww-number" translate="no">
        {money(item.line_total)}
      </strong>
    </li>
  );
}
