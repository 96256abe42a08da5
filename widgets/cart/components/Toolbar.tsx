import { useState } from 'react';
import { t } from '@shared/i18n';
import { RowNote } from '@shared/ui/RowNote';
import { Segmented } from '@shared/ui/Segmented';
import type { Cart } from '../model/cart';
import { selectCart, selectIsSettled } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { ClearButton } from './ClearButton';

export type View = 'lines' | 'matrix';

interface Props {
  cart: Cart;
  view: View;
  onView: (view: View) => void;
}

/** How the cart is shown, and what can be taken away of it. */
export function Toolbar({ cart, view, onView }: Props) {
  return (
    <div className="ww-row ww-cart-tools">
      <Segmented
        label={t('View')}
        choices={[
          { value: 'lines', label: t('Lines') },
          { value: 'matrix', label: t('By location matrix') },
        ]}
        value={view}
        onChange={onView}
      />
      <CsvButton />
      {cart.can_edit && <ClearButton groups={cart.groups} label={t('Clear cart')} />}
    </div>
  );
}

/** Its code comes when it is asked for. An unsettled cart has amounts that do not fit its quantities, so it waits. */
function CsvButton() {
  const cart = useAppSelector(selectCart);
  const isSettled = useAppSelector(selectIsSettled);
  const [hasFailed, setHasFailed] = useState(false);
  const handleClick = () => {
    if (!cart || !isSettled) return;
    import('../model/csvOf').then(
      ({ saveCsv }) => {
        setHasFailed(false);
        saveCsv(cart);
      },
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-plain"
        aria-disabled={!isSettled || undefined}
        onClick={handleClick}
      >
        {t('Download CSV')}
      </button>
      {hasFailed && (
        <RowNote level="danger" role="alert">
          {t('The file could not be made. Check your connection and try again.')}
        </RowNote>
      )}
    </>
  );
}
