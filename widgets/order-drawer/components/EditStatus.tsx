import { t } from '@shared/i18n';
import { unknownIn } from '@shared/sync/createSyncedList';
import { OrphanNotes } from '@shared/sync/OrphanNotes';
import { SyncStatus } from '@shared/sync/SyncStatus';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { editKey, isOf } from '../model/drawer';
import { resumeEdits } from '../state/edits';
import { selectDrawer } from '../state/selectors';
import { clearFailed, useAppDispatch, useAppSelector } from '../state/slice';
import { EditDraft } from './EditDraft';
import { ItemNews } from './ItemNews';
import { RefusalNote } from './RefusalNote';
import { Removed } from './Removed';

/** What is to be said of edits apart from the items: why they wait, what went, and what was refused of it. */
export function EditStatus() {
  const dispatch = useAppDispatch();
  const clearFailure = useAppSelector((state) => state.clearFailure);
  const refusals = useAppSelector((state) => state.refusals);
  const items = useAppSelector(selectDrawer)?.items ?? [];
  return (
    <>
      <EditDraft />
      <SyncStatus
        paused={useAppSelector((state) => state.paused)}
        // Of a page that was turned to and could not be read its own alert tells.
        stale={useAppSelector((state) => (state.drawer.status === 'failed' ? null : state.stale))}
        unknown={useAppSelector((state) => unknownIn(state.pending))}
        whilePaused={t('Your changes are kept here and wait to be sent.')}
        whileStale={t('This order may be out of date.')}
        onRetry={() => dispatch(resumeEdits())}
      />
      {clearFailure && (
        <FailureAlert
          failure={clearFailure}
          onRetry={() => dispatch(clearFailed(null))}
          retryLabel={t('Dismiss')}
        >
          {t('The order was not cleared.')}
        </FailureAlert>
      )}
      <ItemNews />
      <Removed />
      <OrphanNotes
        notes={refusals.filter(({ edit }) => !items.some((item) => isOf(edit, item)))}
        keyOf={({ edit }) => editKey(edit)}
        nameOf={({ edit }) => edit.item.product_name}
      >
        {(refusal) => <RefusalNote refusal={refusal} />}
      </OrphanNotes>
    </>
  );
}
