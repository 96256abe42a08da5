import { lostAnswer, type Failure } from '../http/failure';
import { clearFailuresDismissed, type ClearsState } from '../sync/clears';
import type { SyncedState } from '../sync/createSyncedList';
import type { ItemEdit, OrderPage, Placed } from './itemEdits';
import type { OrderSync } from './orderSync';

interface Clearing {
  services: {
    sync: Pick<
      OrderSync<OrderPage, ItemEdit>,
      'settled' | 'resume' | 'readAll' | 'outcome' | 'edit'
    > | null;
  };
}

type State = ClearsState & Pick<SyncedState<unknown, unknown, unknown>, 'pending' | 'paused'>;

/**
 * A thunk that takes everything out of an order. Returns why the server did not do it, null when it did; `removed` is the
 * list's event, and `onSearch` is called while nobody knows. Asked again it sends a clear that waits.
 */
export const clearItems =
  (removed: (removed: readonly Placed[]) => { type: string }, onSearch: () => void) =>
  async (
    dispatch: (action: { type: string }) => unknown,
    getState: () => State,
    { services: { sync } }: Clearing,
  ): Promise<Failure | null> => {
    if (!sync) return null;
    const { pending } = getState();
    // One that the server took, and that could not be read since, is another one.
    const isAsked = pending.some(({ key, status }) => key === 'clear' && status !== 'accepted');
    // It is the person's word to go on. What waits beside it is theirs to decide.
    if (isAsked || pending.every(({ status }) => status === 'accepted')) sync.resume(isAsked);
    if (!isAsked) {
      // An edit that follows a clear must not be sent before it, so nothing else may wait beside it.
      if (!(await sync.settled())) return getState().paused ?? lostAnswer;
      // Other pages and what a filter hides go too, and have to come back on Undo.
      const all = await sync.readAll();
      if (!all.ok) return all.failure;
      dispatch(clearFailuresDismissed(['clear']));
      const placed = all.value.map((item, index) => ({ item, place: index }));
      // Before it is sent: where it has to wait, the answer comes when this question is long closed.
      dispatch(removed(placed));
      sync.edit([{ type: 'clear', placed }]);
    }
    await sync.outcome('clear', onSearch);
    const { clearFailures, paused } = getState();
    return clearFailures[0]?.failure ?? paused;
  };
