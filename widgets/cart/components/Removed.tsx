import { t, tn } from '../../../shared/i18n';
import { UndoBar } from '../../../shared/ui/UndoBar';
import { undoRemoval } from '../state/flows';
import { selectRemoved } from '../state/selectors';
import { removalsForgotten, useAppDispatch, useAppSelector } from '../state/slice';

/** Offers to bring back what went last, with the quantities it had; then what went before that. */
export function Removed() {
  const dispatch = useAppDispatch();
  const removed = useAppSelector(selectRemoved);
  const [first] = removed;
  if (!first) return null;
  const { name, locationName } = first.line;
  return (
    <div className="ww-cart-undo">
      <UndoBar
        says={
          removed.length === 1
            ? t('Removed %(name)s, %(location)s.', { name, location: locationName })
            : tn('Removed %(count)s line.', 'Removed %(count)s lines.', removed.length)
        }
        onUndo={() => dispatch(undoRemoval())}
        onDismiss={() => dispatch(removalsForgotten())}
      />
    </div>
  );
}
