import { useLayoutEffect } from 'react';
import { useFocus } from '@shared/focus/useFocus';
import { t } from '@shared/page/i18n';
import { CartNotices } from '@shared/storefront/CartNotices';
import { EmptyState } from '@shared/ui/EmptyState';
import { cartIcon } from '@shared/ui/icons/cart';
import type { CartConfig } from '../config';
import { selectGroups, selectPart } from '../state/selectors';
import { focusMoved, useAppDispatch, useAppSelector } from '../state/slice';
import { CartLines, type CartLinesProps } from './CartLines';
import { CartStatus } from './CartStatus';
import { Totals } from './Totals';
import { PartNotRead } from './PartNotRead';

export function CartBody({ config, ...lines }: CartLinesProps & { config: CartConfig }) {
  const groups = useAppSelector(selectGroups);
  const notices = useAppSelector((state) => selectPart(state, 'notices').cart_notices);
  // A notice is about lines, and those may be gone by now.
  const isEmpty = groups.length === 0;
  const dispatch = useAppDispatch();
  const focus = useFocus();
  const isTitleDue = useAppSelector((state) => state.focusKey === '');
  // After the last line is gone no line can take the focus.
  useLayoutEffect(() => {
    if (!isTitleDue) return;
    focus.toTitle();
    dispatch(focusMoved(null));
  }, [dispatch, focus, isTitleDue]);

  return (
    <div className="ww-stack">
      {!isEmpty && <CartNotices notices={notices ?? []} />}
      {!isEmpty && <PartNotRead part="notices" />}
      <CartStatus record={config.token} />
      {isEmpty ? (
        <EmptyState icon={cartIcon} title={t('Your cart is empty.')} />
      ) : (
        <Totals checkoutUrl={config.urls?.checkout}>
          <CartLines {...lines} />
        </Totals>
      )}
    </div>
  );
}
