import type { OrderItem } from '@shared/contract/orderingShapes';
import { useFocus } from '@shared/focus/useFocus';
import { t, tn } from '@shared/page/i18n';
import { unknownIn } from '@shared/sync/createSyncedList';
import {
  editKey,
  findItem,
  isOf,
  isOfField,
  keyOf,
  type OrderEdit,
} from '@shared/orders/itemEdits';
import { RemovedItems } from '@shared/orders/RemovedItems';
import { NotCleared } from '@shared/sync/NotCleared';
import { OrphanNotes } from '@shared/sync/OrphanNotes';
import { SavedNews } from '@shared/sync/SavedNews';
import { SyncStatus } from '@shared/sync/SyncStatus';
import { useMoney } from '@shared/ui/useMoney';
import { undoRemoval } from '../state/edits';
import { drawerList, selectDrawer, useAppDispatch, useAppSelector } from '../state/slice';
import { usePermissions } from '../usePermissions';
import { EditDraft } from './EditDraft';
import { casesLabel } from './ItemFields';
import { RefusalNote } from './RefusalNote';

/** What is to be said of edits apart from the items: why they wait, what went, and what was refused of it. */
export function EditStatus() {
  const refusals = useAppSelector((state) => state.refusals);
  const isPageFailed = useAppSelector((state) => state.drawer.status === 'failed');
  const items = useAppSelector(selectDrawer)?.items ?? [];
  return (
    <>
      <EditDraft />
      <SyncStatus
        unknown={useAppSelector((state) => unknownIn(state.pending))}
        whilePaused={t('Your changes are kept here and wait to be sent.')}
        // Of a page that was turned to and could not be read its own alert tells.
        whileStale={isPageFailed ? null : t('This order may be out of date.')}
      />
      <NotCleared says={() => t('The order was not cleared.')} />
      <ItemNews />
      <Removed items={items} />
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

/** Says the cases and the price of an item once the server has them. What went, and what was refused, says so itself. */
function ItemNews() {
  const money = useMoney();
  const refusals = useAppSelector((state) => state.refusals);
  const drawer = useAppSelector(selectDrawer);

  const says = (edit: OrderEdit): string | null => {
    const isRefused = refusals.some((refusal) => editKey(refusal.edit) === editKey(edit));
    const item = isOfField(edit) && !isRefused && drawer && findItem(drawer, edit.item);
    if (!item) return null;
    const { product_name: name, quantity, price } = item;
    const value =
      edit.type === 'price'
        ? t('%(amount)s a case', { amount: money(price) })
        : tn('%(count)s case', '%(count)s cases', quantity);
    return t('%(name)s: %(value)s saved.', { name, value });
  };
  return <SavedNews pending={useAppSelector((state) => state.pending)} says={says} />;
}

/** Offers to bring back what went last and did not come back by other means; then what went before that. */
function Removed({ items }: { items: readonly OrderItem[] }) {
  const dispatch = useAppDispatch();
  const may = usePermissions();
  const focus = useFocus();
  const removals = useAppSelector((state) => state.removals);
  const removed = drawerList.latestRemoval(removals, items.map(keyOf));
  return (
    <RemovedItems
      removed={removed.map(({ item }) => item)}
      maySetPrices={may.setPrices}
      onUndo={({ product_name: name }) => {
        dispatch(undoRemoval());
        focus.moveTo(casesLabel(name));
      }}
      onDismiss={() => dispatch(drawerList.removalsDismissed(null))}
    />
  );
}
