import { useCallback } from 'react';
import { t, tn } from '@shared/i18n';
import { useRetries } from '@shared/useRetries';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { refreshList } from '../state/thunks';

/**
 * What happens to a selection while the list is read anew. A list that could not be is read anew from here: only those
 * who have this code change it.
 */
export function SelectionGone({ isReading }: { isReading: boolean }) {
  const dispatch = useAppDispatch();
  useRetries(
    useAppSelector((state) => state.batches),
    useCallback(() => void dispatch(refreshList()), [dispatch]),
    true,
  );
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
