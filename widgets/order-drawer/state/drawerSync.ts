import type { OrderItem } from '@shared/contract/orderingShapes';
import type { Result } from '@shared/http/result';
import { fieldOf, isOthers } from '@shared/orders/itemCalls';
import { readShownPage } from '@shared/orders/shownPage';
import { failed, ready } from '@shared/store/load';
import { clearFailed } from '@shared/sync/clears';
import { createMutationQueue } from '@shared/sync/mutationQueue';
import type { FailedEdit } from '@shared/sync/pendingEdits';
import type { MutationQueue } from '@shared/sync/queue';
import {
  applyEdit,
  editKey,
  findItem,
  firstView,
  isApplied,
  isOf,
  isOfField,
  keyOf,
  knownBefore,
  unsentIn,
  unsentUndo,
  type Drawer,
  type DrawerEdit,
  type ItemEdit,
  type Pending,
  type View,
} from '../model/drawer';
import { blank, createOrderServer } from './orderServer';
import { changed, drawerList, type Thunk } from './slice';

export interface DrawerSync extends Omit<MutationQueue<DrawerEdit>, 'edit' | 'editAll' | 'drop'> {
  /**
   * Sends edits; what was refused of them before is over, and a removal takes the place of all that waits for its item.
   * `isReadFirst` as of the queue.
   */
  edit: (edits: readonly DrawerEdit[], isReadFirst?: boolean) => void;
  /** What is known of what an edit is to set: see `ItemEdit`. */
  known: (edit: ItemEdit) => readonly (string | number)[];
  /** Every item that the server has, on whatever page. */
  readAll: () => Promise<Result<OrderItem[]>>;
}

/** What is not in the order has no cases and no price that could be set. */
function isHeldBy(edit: DrawerEdit, unknown: DrawerEdit): boolean {
  if (edit.type === 'clear' || edit.type === 'remove') return false;
  if (unknown.type === 'clear') return true;
  const isHolding = unknown.type === 'remove' || (unknown.type === 'back' && isOfField(edit));
  return isHolding && isOf(edit, unknown.item);
}

/** Reads the order, sends what is edited, receives what the server has of it, and tells the screen and the page. */
export const startDrawerSync = (): Thunk<DrawerSync> => (dispatch, getState, extra) => {
  const { http, events, config, crash } = extra;
  const view = () => getState().view;
  const server = createOrderServer(extra);
  /** What is known is of this view; null before the first read. */
  let shown: View | null = null;
  /** Items came or went: the page is to be filled anew once nothing waits to be sent. */
  let isReshaped = false;
  const tellPage = () => events.emit('ww:order-changed', { orderId: config.orderId });

  const refetch = async (): Promise<Result<Drawer>> => {
    /** What was pending when this was read. */
    let asked: Pending = [];
    const answer = await readShownPage({
      query: view,
      read: (query) => {
        asked = queue.all();
        return server.read(query, asked);
      },
      itemsOf: (drawer) => drawer,
      onCorrected: (page) => dispatch(changed({ view: { ...view(), page }, isCorrected: true })),
    });
    const { drawer } = getState();
    if (!answer.ok) {
      // The page that was turned to. Of a read that nobody waited for the queue says that what is shown is old.
      if (drawer.status === 'pending')
        dispatch(changed({ drawer: failed(drawer, answer.failure) }));
      return answer;
    }
    const read = answer.value;
    const unsure = asked.flatMap(({ status, edit }) => (status === 'waiting' ? [] : [edit]));
    shown = view();
    // It may have come between the page's answer and this one, and belong on the page.
    isReshaped = unsure.some(
      (edit) => edit.type === 'back' && read.aside.some((item) => isOf(edit, item)),
    );
    giveWay(read, asked);
    tellAnew(read);
    for (const edit of unsure) if (isApplied(read, edit)) server.done(edit);
    server.take(read);
    if (unsure.length > 0) tellPage();
    return answer;
  };

  const queue: MutationQueue<DrawerEdit> = createMutationQueue<Drawer, DrawerEdit>({
    value: blank,
    // The answer of a write knows its own item: what another widget changed meanwhile is still to be read.
    isPartial: true,
    serverLimit: http.serverLimit,
    crash,
    send: async (_key, edit) => {
      if (server.has(edit)) return { ok: true, value: server.drawer() };
      const answer = await server.send(edit, view());
      if (!answer.ok) return answer;
      // By amount an item may have moved to another place, and to another page.
      isReshaped ||= !isOfField(edit) || view().orderBy !== firstView.orderBy;
      tellPage();
      return answer;
    },
    refetch,
    apply: (drawer, _key, edit) => applyEdit(drawer, edit),
    isApplied: (drawer, _key, edit) => isApplied(drawer, edit),
    isHeldBy,
    onChange: ({ value, ...waits }, failed) => {
      if (!shown) return;
      const isCurrent = shown === view();
      // The old page stays in sight, and says that it is old, until the new one is there.
      const drawer = isCurrent ? ready(value) : { ...getState().drawer, value };
      dispatch(changed({ drawer, ...waits }));
      if (failed) {
        // An item that was put back may be in the order although its quantity was refused.
        tellPage();
        tellFailed(failed);
      }
      // The answer of a write is never the page that was turned to meanwhile. What could not be read is tried again.
      const isAtRest = waits.pending.length === 0 && !waits.stale;
      if (isAtRest && (isReshaped || !isCurrent)) queue.refresh();
    },
  });

  /** What waits gives way to what somebody else has set since. Who ordered an item again is left alone, without a word. */
  function giveWay(read: Drawer, asked: Pending) {
    const undone = unsentUndo(queue.all());
    const over = unsentIn(queue.all()).filter(({ edit }) => {
      // An undo that came meanwhile has a read of its own to come.
      if (undone.has(edit)) return findItem(read, edit) && asked.some((each) => each.edit === edit);
      // What is put in says nothing of its cases and its price.
      return edit.type !== 'back' && isOthers(findItem(read, edit), edit, edit.was);
    });
    queue.dropWaiting(over);
    for (const { edit } of over) {
      const now = findItem(read, edit);
      if (now && !undone.has(edit)) dispatch(drawerList.refused({ edit, now }));
    }
  }

  /** What was refused, and is so by now, is over; a note says what somebody else has set last. */
  function tellAnew(read: Drawer) {
    const pending = new Set(queue.all().map(({ key }) => key));
    for (const refusal of getState().refusals) {
      const { edit } = refusal;
      const now = findItem(read, edit);
      if (!now || pending.has(editKey(edit))) continue;
      if (isApplied(read, edit)) dispatch(drawerList.refusalsDismissed([editKey(edit)]));
      else if ('now' in refusal && refusal.now[fieldOf(edit)] !== now[fieldOf(edit)])
        dispatch(drawerList.refused({ edit, now }));
    }
  }

  const known = (edit: ItemEdit) => knownBefore(queue.all(), edit, findItem(server.drawer(), edit));

  /** Forgets what waits for an item and was not sent yet. */
  const forget = (item: OrderItem) => {
    for (const field of ['quantity', 'price']) queue.drop(`${field} ${keyOf(item)}`);
  };

  /** Says what the server did not take, and what of it can be asked for again. */
  function tellFailed({ edit, failure }: FailedEdit<DrawerEdit>) {
    if (edit.type === 'clear') {
      dispatch(clearFailed({ key: edit.type, name: '', failure }));
      // They are still there: nothing to bring back.
      dispatch(drawerList.removalsDismissed(edit.placed.map(({ item }) => keyOf(item))));
      return;
    }
    if (edit.type !== 'back') {
      dispatch(drawerList.refused({ edit, failure }));
      return;
    }
    // With the cases and the price that were set since it was to come back.
    const since = queue.all().flatMap((each) => (isOfField(each.edit) ? [each.edit] : []));
    const [item = edit.item] = since.reduce(applyEdit, { ...blank, items: [edit.item] }).items;
    const back = { ...edit, item };
    dispatch(drawerList.refused({ edit: back, failure }));
    forget(item);
    dispatch(drawerList.removed([back]));
  }

  return {
    ...queue,
    edit: (edits, isReadFirst) => {
      const keyed = edits.map((edit) => ({
        key: editKey(edit),
        edit: edit.type === 'clear' ? edit : { ...edit, was: known(edit) },
      }));
      for (const edit of edits) if (edit.type === 'remove') forget(edit.item);
      dispatch(drawerList.refusalsDismissed(keyed.map(({ key }) => key)));
      queue.editAll(keyed, isReadFirst);
    },
    known,
    readAll: server.readAll,
  };
};
