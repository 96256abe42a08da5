import { t, tn } from '@shared/i18n';
import { Toast } from '@shared/ui/Toast';
import { selectRemoved, undoRemoval } from '../state/decisions';
import { removalsForgotten, useAppDispatch, useAppSelector } from '../state/slice';

/** Offers to bring back what went last, with the quantities it had; then what went before that. */
export function Removed() {
  const dispatch = useAppDispatch();
  const removed = useAppSelector(selectRemoved);
  const [first] = removed;
  if (!first) return null;
  const { name, locationName } = first.line;
  return (
    <Toast
      says={
        removed.length === 1
          ? t('Removed %(name)s, %(location)s.', { name, location: locationName })
          : tn('Removed %(count)s item.', 'Removed %(count)s items.', removed.length)
      }
      onUndo={() => dispatch(undoRemoval())}
      onDismiss={() => dispatch(removalsForgotten())}
    />
  );
}
