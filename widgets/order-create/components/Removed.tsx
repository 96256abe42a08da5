import { t, tn } from '@shared/i18n';
import { Toast } from '@shared/ui/Toast';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { undoRemoval } from '../state/clearing';
import { selectCanEdit, selectOrder } from '../state/selectors';
import { removalsForgotten, useAppDispatch, useAppSelector } from '../state/slice';

/** Offers to bring back what went last, with the cases and prices it had; then what went before that. */
export function Removed() {
  const dispatch = useAppDispatch();
  const focusTitle = useFocusTitle();
  const removed = useAppSelector(({ removals }) => removals.at(-1));
  const progress = useAppSelector((state) => state.bringingBack);
  const canEdit = useAppSelector(selectCanEdit);
  const canPrice = useAppSelector(
    (state) => selectOrder(state)?.permissions.change_orderlineitempricemanagement,
  );
  if (progress) {
    return (
      <p className="alert alert-info" role="status">
        {t('Bringing back: %(done)s of %(total)s.', progress)}
      </p>
    );
  }
  if (!removed || !canEdit) return null;
  const [first] = removed;
  const losesPrices = !canPrice && removed.some(({ price, list_price }) => price !== list_price);
  const says =
    removed.length === 1
      ? t('Removed %(name)s.', { name: first?.product_name ?? '' })
      : tn('Removed %(count)s item.', 'Removed %(count)s items.', removed.length);
  return (
    <Toast
      says={
        losesPrices
          ? `${says} ${t('Prices that were set by hand come back as list prices.')}`
          : says
      }
      onUndo={() => {
        focusTitle();
        void dispatch(undoRemoval());
      }}
      onDismiss={() => dispatch(removalsForgotten(null))}
    />
  );
}
