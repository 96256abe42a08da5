import type { Result } from '@shared/store/load';
import { lostAnswer, type Failure } from '@shared/http/failure';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { createMutationQueue } from '@shared/sync/mutationQueue';
import type { FailedEdit, PendingEdit } from '@shared/sync/pendingEdits';
import type { MutationQueue, Stale } from '@shared/sync/queue';
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
  type EditAnswer,
  type ItemEdit,
  type View,
} from '../model/drawer';

/** What the queue shows. */
export interface QueueShown {
  drawer: Drawer;
  /** False while `drawer` is a page that is not looked at any more. */
  isCurrent: boolean;
  pending: readonly PendingEdit<DrawerEdit>[];
  paused: Failure | null;
  stale: Stale | null;
}

interface Options {
  drawer: Drawer;
  /** The view that `drawer` is of. */
  shown: View;
  /** Seconds; see `Http`. */
  serverLimit: number;
  view: () => View;
  send: (edit: DrawerEdit, itemId: string | number | null) => Promise<Result<EditAnswer>>;
  refetch: (unsure: readonly OrderItem[]) => Promise<Result<Drawer>>;
  onShow: (shown: QueueShown) => void;
  onFail: (failed: FailedEdit<DrawerEdit>) => void;
  /** The page that was asked for has gone: this is the one there is. */
  onPageGone: (page: number) => void;
  /** The page that was asked for could not be read. */
  onReadFail: (failure: Failure) => void;
  /** The server took something, or may have. */
  onSave: () => void;
}

export interface DrawerQueue extends Omit<MutationQueue<DrawerEdit>, 'edit' | 'editAll' | 'drop'> {
  edit: (edits: readonly DrawerEdit[]) => void;
  /** Takes up edits of an earlier visit, also of items that no page has shown in this one. */
  restore: (edits: readonly ItemEdit[]) => void;
  /** Forgets what waits for an item and was not sent yet. */
  forget: (item: OrderItem) => void;
}

/** The mutation queue of one order's items, started on the server's first answer. */
export function createDrawerQueue(options: Options): DrawerQueue {
  const { view } = options;
  let server = options.drawer;
  let shown = options.shown;
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
    options.onPageGone(server.page);
    shown = view();
  }

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

  const queue = createMutationQueue<Drawer, DrawerEdit>({
    value: server,
    // The answer of a write knows its own item: what another widget changed meanwhile is still to be read.
    isPartial: true,
    serverLimit: options.serverLimit,
    send: async (_key, edit) => {
      if (isDone(edit)) return { ok: true, value: server };
      const key = edit.type === 'clear' ? '' : keyOf(edit.placed.item);
      const answer = await options.send(edit, ids.get(key) ?? null);
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
      options.onSave();
      return { ok: true, value: after };
    },
    refetch: async () => {
      // Reads until the answer is that of the page that is looked at by then.
      for (;;) {
        const asked = view();
        const edits = unsure();
        const items = edits.flatMap((edit) => (edit.type === 'clear' ? [] : [edit.placed.item]));
        const answer = await options.refetch(items);
        if (asked !== view()) continue;
        if (!answer.ok) {
          options.onReadFail(answer.failure);
          return answer;
        }
        const { page, items: rows, resultCount } = answer.value;
        const there = Math.min(page, Math.max(1, Math.ceil(resultCount / perPage)));
        if (there !== asked.page) options.onPageGone(there);
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
        if (edits.length > 0) options.onSave();
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
    onChange: ({ value: drawer, pending, paused, stale }, failed) => {
      const isCurrent = shown === view();
      options.onShow({ drawer, isCurrent, pending, paused, stale });
      if (failed) options.onFail(failed);
      // The answer of a write is never the page that was turned to meanwhile. What could not be read is tried again.
      if (pending.length === 0 && !stale && (isReshaped || !isCurrent)) queue.refresh();
    },
  });

  const isCurrent = shown === view();
  options.onShow({ drawer: server, isCurrent, pending: [], paused: null, stale: null });
  // Another page was asked for while the first one was on its way.
  if (!isCurrent) queue.refresh();
  return {
    ...queue,
    edit: (edits) => queue.editAll(edits.map((edit) => ({ key: editKey(edit), edit }))),
    restore: (edits) => {
      for (const { type, placed } of edits) {
        const key = keyOf(placed.item);
        if (type !== 'back' && !ids.has(key)) ids.set(key, placed.item.id);
      }
      queue.editAll(edits.map((edit) => ({ key: editKey(edit), edit })));
    },
    forget: (item) => {
      for (const type of ['quantity', 'price']) queue.drop(`${type} ${keyOf(item)}`);
    },
  };
}
