import { useLayoutEffect, useRef } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import { t, tn } from '@shared/page/i18n';
import { FactLine } from '@shared/ui/FactLine';
import type { Item } from '../model/summary';
import { useAmount } from '../useAmount';

interface Props {
  item: Item;
  /** Asks for the focus, each time another one does. */
  shown: ShownLine | null;
}

/** A line that the person wants to see. A new object each time: the same line can be shown twice. */
export interface ShownLine {
  itemId: Item['id'];
  /** Where it was asked for. */
  from: Element | null;
}

export function OrderLine({ item, shown }: Props) {
  const amount = useAmount();
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // A line that another answer moves to another shipment is drawn anew, when the person may type elsewhere.
    if (shown && mayTakeFocus(shown.from)) row.current?.focus();
  }, [shown]);

  const name = item.name || t('Item without a name');
  return (
    <li className="ww-checkout-line" ref={row} tabIndex={-1} aria-label={name}>
      <span>
        <bdi className="ww-product-name">{name}</bdi>{' '}
        <FactLine facts={[item.brand, item.package_size]} name={name} />
      </span>
      <span className="ww-number" translate="no">
        {t('%(cases)s at %(price)s', {
          cases:
            item.quantity === null ? '–' : tn('%(count)s case', '%(count)s cases', item.quantity),
          price: amount(item.price),
        })}
      </span>
      <span className="ww-number ww-checkout-amount" translate="no">
        {amount(item.line_total)}
      </span>
    </li>
  );
}
