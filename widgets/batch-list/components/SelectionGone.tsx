import { t, tn } from '@shared/page/i18n';
import { useAppSelector } from '../state/slice';

/** What happens to a selection while the list is read anew. */
export function SelectionGone({ isReading }: { isReading: boolean }) {
  const gone = useAppSelector((state) => state.gone);
  const hasSelected = useAppSelector((state) => state.selected.length > 0);
  if (isReading && hasSelected) {
    return (
      <p className="ww-muted" role="status">
        {t('The list is being updated. Only batches that are still there are moved.')}
      </p>
    );
  }
  if (gone === 0) return null;
  return (
    <p className="ww-muted" role="status">
      {tn(
        '%(count)s selected batch is no longer in the list.',
        '%(count)s selected batches are no longer in the list.',
        gone,
      )}
    </p>
  );
}
