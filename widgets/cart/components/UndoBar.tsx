import { t, tn } from '../../../shared/i18n';
import { undoRemoval } from '../state/flows';
import { linesRemoved, useAppDispatch, useAppSelector } from '../state/slice';

/** Offers to bring back what went last, with the quantities it had. */
export function UndoBar() {
  const dispatch = useAppDispatch();
  const removed = useAppSelector((state) => state.removed);
  const [first] = removed;
  if (!first) return null;
  const { name, locationName } = first.line;
  return (
    <div className="alert alert-info ww-alert" role="status">
      <p>
        {removed.length === 1
          ? t('Removed %(name)s, %(location)s.', { name, location: locationName })
          : tn('Removed %(count)s line.', 'Removed %(count)s lines.', removed.length)}
      </p>
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        onClick={() => dispatch(undoRemoval())}
      >
        {t('Undo')}
      </button>
      <button
        type="button"
        className="btn-close"
        aria-label={t('Dismiss')}
        onClick={() => dispatch(linesRemoved([]))}
      />
    </div>
  );
}
