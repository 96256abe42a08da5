import { useFocus } from '@shared/focus/useFocus';
import { t, tn } from '@shared/i18n';
import { Toast } from '@shared/ui/Toast';
import { undoRemoval } from '../state/edits';
import { selectRemoved } from '../state/leftovers';
import { removalsForgotten, useAppDispatch, useAppSelector } from '../state/slice';
import { useMay } from '../useMay';
import { casesLabel } from './QuantityField';

/** Offers to bring back what went last, with the quantities it had; then what went before that. */
export function Removed() {
  const dispatch = useAppDispatch();
  const may = useMay();
  const focus = useFocus();
  const removed = useAppSelector(selectRemoved);
  const [first] = removed;
  if (!first) return null;
  const hasOwnPrices = removed.some(({ item }) => item.price !== item.list_price);
  const says =
    removed.length === 1
      ? t('Removed %(name)s.', { name: first.item.product_name })
      : tn('Removed %(count)s item.', 'Removed %(count)s items.', removed.length);
  return (
    <Toast
      says={
        hasOwnPrices && !may.setPrices
          ? `${says} ${t('Manual prices come back as list prices.')}`
          : says
      }
      onUndo={() => {
        dispatch(undoRemoval());
        focus.moveTo(casesLabel(first.item.product_name));
      }}
      onDismiss={() => dispatch(removalsForgotten())}
    />
  );
}
