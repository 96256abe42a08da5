import { t, tn } from '@shared/page/i18n';
import { unknownIn } from '@shared/sync/createSyncedList';
import { NotCleared } from '@shared/sync/NotCleared';
import { RemovedToast } from '@shared/sync/RemovedToast';
import { SavedNews } from '@shared/sync/SavedNews';
import { SyncStatus } from '@shared/sync/SyncStatus';
import {
  cartList,
  cartNotes,
  selectCanEdit,
  selectLines,
  useAppDispatch,
  useAppSelector,
} from '../state/slice';
import { selectRemoved, undoRemoval } from '../state/thunks';
import { CartDraft } from './CartDraft';
import { OrphanEditNotes } from './EditNotes';

/** What became of the person's edits: those that wait, that were not taken, that an earlier visit left, and what went. */
export function CartStatus({ record }: { record: string }) {
  const canEdit = useAppSelector(selectCanEdit);
  const dispatch = useAppDispatch();
  return (
    <>
      {canEdit && <CartDraft record={record} />}
      <SyncStatus
        unknown={useAppSelector((state) => unknownIn(state.pending))}
        whilePaused={t('Your quantities are kept here and wait to be sent.')}
        whileStale={t('This cart may be out of date.')}
      />
      <NotCleared says={(seller) => t('The cart of %(seller)s was not cleared.', { seller })} />
      <LineNews />
      <RemovedToast
        removed={useAppSelector(selectRemoved)}
        nameOf={({ line: { name, locationName: location } }) =>
          t('%(name)s, %(location)s', { name, location })
        }
        onUndo={() => dispatch(undoRemoval())}
        onDismiss={() => dispatch(cartList.removalsDismissed(null))}
      />
      <OrphanEditNotes areInCart={false} />
    </>
  );
}

/** Says the cases of a line once the server has them. What went, and what was refused or is another's, says so itself. */
function LineNews() {
  const pending = useAppSelector((state) => state.pending);
  const lines = useAppSelector(selectLines);
  const notes = useAppSelector(cartNotes.select);

  const says = (key: string): string | null => {
    const line = notes.has(key) ? undefined : lines.find((each) => each.key === key);
    if (!line) return null;
    const { name, locationName: location, quantity: count } = line;
    return tn(
      '%(name)s, %(location)s: %(count)s case saved.',
      '%(name)s, %(location)s: %(count)s cases saved.',
      count,
      { name, location },
    );
  };
  const unsaid = pending.filter(({ edit }) => edit.type === 'clear' || !edit.isSaidByGrid);
  return <SavedNews pending={unsaid.map(({ key }) => ({ key, edit: key }))} says={says} />;
}
