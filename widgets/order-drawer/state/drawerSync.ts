import { lostAnswer } from '@shared/http/failure';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { leftIn } from '@shared/sync/leftIn';
import { createMutationQueue } from '@shared/sync/mutationQueue';
import type { FailedEdit } from '@shared/sync/pendingEdits';
import type { MutationQueue } from '@shared/sync/queue';
import {
  afterEdit,
  applyEdit,
  editKey,
  findItem,
  firstView,
  isApplied,
  keyOf,
  perPage,
  type Drawer,
  type DrawerEdit,
  type ItemEdit,
  type Placed,
  type View,
} from '../model/drawer';
import { readAgain, sendEdit } from './calls';
import {
  clearFailed,
  drawerList,
  pageCorrected,
  pageFailed,
  queueChanged,
  type DrawerDispatch,
  type DrawerExtra,
  type DrawerState,
} from './slice';

export interface DrawerSync extends Omit<MutationQueue<DrawerEdit>, 'edit' | 'editAll' | 'drop'> {
  edit: (edits: readonly DrawerEdit[]) => void;
  /** Takes up edits of an earlier visit, also of items that no page has shown in this one. */
  restore: (edits: readonly ItemEdit[]) => void;
  /** Forgets what waits for an item and was not sent yet. */
  forget: (item: OrderItem) => void;
}

/** Sends what is edited, receives what the server has of it, and tells the screen and the page. `shown` is of `first`. */
export function startDrawerSync(
  first: Drawer,
  shown: View,
  dispatch: DrawerDispatch,
  getState: () => DrawerState,
  extra: DrawerExtra,
): DrawerSync {
  const { http, events, config, crash } = extra;
  const view = () => getState().view;
  let server = first;
  /** Items came or went: the page is to be filled anew once nothing waits to be sent. */
  let isReshaped = false;
  // Of all items that were seen: an edit may be sent after its page has been left.
  const ids = new Map<string, string | number>();

  const learn = (drawer: Drawer) => {
    server = drawer;
    for (const item of [...drawer.items, ...drawer.aside]) ids.set(keyOf(item), item.id);
  };
  learn(server);
  if (shown === view() && server.page !== shown.page) {
    dispatch(pageCorrected(server.page));
    shown = view();
  }

  const tellPage = () => events.emit('ww:order-changed', { orderId: config.orderId });

  /** Edits of which the next read tells whether the server took them. */
  const unsure = () =>
    queue.all().flatMap(({ edit, status }) => (status === 'waiting' ? [] : [edit]));

  /** What is to be sent is so already: an item that is there comes back, and one that has gone goes. */
  const isDone = (edit: DrawerEdit): boolean => {
    if (edit.type === 'clear') return false;
    const key = keyOf(edit.placed.item);
    const isSeen = findItem(server, key) !== undefined;
    // To put in once more what stands on another page does no harm; to believe it is there might lose it.
    if (edit.type === 'back') return isSeen;
    return !ids.has(key) || (isSeen && isApplied(server, edit));
  };

  const queue: MutationQueue<DrawerEdit> = createMutationQueue<Drawer, DrawerEdit>({
    value: server,
    // The answer of a write knows its own item: what another widget changed meanwhile is still to be read.
    isPartial: true,
    serverLimit: http.serverLimit,
    crash,
    send: async (_key, edit) => {
      if (isDone(edit)) return { ok: true, value: server };
      const key = edit.type === 'clear' ? '' : keyOf(edit.placed.item);
      const answer = await sendEdit(edit, ids.get(key), view(), extra);
      if (!answer.ok) return answer;
      // Its cases and its price are sent by its id, which is looked for as after a lost answer.
      if (edit.type === 'back' && !answer.value.item) return { ok: false, failure: lostAnswer };
      // By amount an item may have moved to another place, and to another page.
      const isMoved = view().orderBy !== firstView.orderBy;
      isReshaped ||= isMoved || (edit.type !== 'quantity' && edit.type !== 'price');
      if (edit.type === 'clear') ids.clear();
      if (edit.type === 'remove') ids.delete(key);
      const after = afterEdit(server, edit, answer.value);
      if (after) learn(after);
      tellPage();
      return { ok: true, value: after };
    },
    refetch: async () => {
      // Reads until the answer is that of the page that is looked at by then.
      for (;;) {
        const asked = view();
        const edits = unsure();
        const items = edits.flatMap((edit) => (edit.type === 'clear' ? [] : [edit.placed.item]));
        const answer = await readAgain(asked, items, extra);
        if (asked !== view()) continue;
        if (!answer.ok) {
          dispatch(pageFailed(answer.failure));
          return answer;
        }
        const { page, items: rows, resultCount } = answer.value;
        const there = Math.min(page, Math.max(1, Math.ceil(resultCount / perPage)));
        if (there !== asked.page) dispatch(pageCorrected(there));
        // A server that does not go back by itself: the page of before has no rows.
        if (rows.length === 0 && there !== page) continue;
        shown = view();
        isReshaped = false;
        const aside = new Set(answer.value.aside.map(keyOf));
        for (const edit of edits) {
          // It may have come between the page's answer and this one, and belong on the page.
          if (edit.type === 'back') isReshaped ||= aside.has(keyOf(edit.placed.item));
          if (edit.type === 'clear') ids.clear();
          else if (edit.type === 'remove') ids.delete(keyOf(edit.placed.item));
        }
        learn(answer.value);
        if (edits.length > 0) tellPage();
        return answer;
      }
    },
    apply: (drawer, _key, edit) => applyEdit(drawer, edit),
    isApplied: (drawer, _key, edit) => isApplied(drawer, edit),
    // What is not in the order has no cases and no price that could be set.
    isHeldBy: (edit, unknown) =>
      (edit.type === 'quantity' || edit.type === 'price') &&
      unknown.type === 'back' &&
      keyOf(edit.placed.item) === keyOf(unknown.placed.item),
    onChange: ({ value: drawer, ...waits }, failed) => {
      const isCurrent = shown === view();
      dispatch(queueChanged({ drawer, isCurrent, ...waits }));
      if (failed) tellFailed(failed);
      // The answer of a write is never the page that was turned to meanwhile. What could not be read is tried again.
      const isAtRest = waits.pending.length === 0 && !waits.stale;
      if (isAtRest && (isReshaped || !isCurrent)) queue.refresh();
    },
  });

  const edit = (edits: readonly DrawerEdit[]) =>
    queue.editAll(edits.map((each) => ({ key: editKey(each), edit: each })));
  const forget = (item: OrderItem) => {
    for (const type of ['quantity', 'price']) queue.drop(`${type} ${keyOf(item)}`);
  };

  function tellFailed({ edit: failed, failure }: FailedEdit<DrawerEdit>) {
    // An item that was put back may be in the order although its quantity was refused.
    tellPage();
    if (failed.type === 'clear') {
      dispatch(clearFailed(failure));
      // They are still there: nothing to bring back.
      dispatch(drawerList.removalsDismissed(failed.placed.map(({ item }) => keyOf(item))));
      return;
    }
    const left = leftIn(failure);
    if (failed.type !== 'back') {
      dispatch(drawerList.refused({ edit: failed, left, failure }));
      return;
    }
    // What did not come back can be asked for again, as it was asked for last.
    const placed = asAskedFor(failed.placed);
    dispatch(drawerList.refused({ edit: { type: 'back', placed }, left, failure }));
    forget(placed.item);
    dispatch(drawerList.removed([placed]));
  }

  /** An item with the cases and the price that were set since it was to come back. */
  function asAskedFor(placed: Placed): Placed {
    const item = { ...placed.item };
    for (const { edit: pending } of queue.all()) {
      if (pending.type === 'clear' || keyOf(pending.placed.item) !== keyOf(item)) continue;
      if (pending.type === 'quantity') item.quantity = pending.quantity;
      if (pending.type === 'price') item.price = pending.price;
    }
    return { ...placed, item };
  }

  const isCurrent = shown === view();
  dispatch(queueChanged({ drawer: server, isCurrent, pending: [], paused: null, stale: null }));
  // Another page was asked for while the first one was on its way.
  if (!isCurrent) queue.refresh();
  return {
    ...queue,
    edit,
    forget,
    restore: (edits) => {
      for (const { type, placed } of edits) {
        const key = keyOf(placed.item);
        if (type !== 'back' && !ids.has(key)) ids.set(key, placed.item.id);
      }
      edit(edits);
    },
  };
}
