import { lostAnswer } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { readShownPage } from '@shared/orders/shownPage';
import { leftIn } from '@shared/sync/leftIn';
import { createMutationQueue } from '@shared/sync/mutationQueue';
import type { FailedEdit } from '@shared/sync/pendingEdits';
import type { MutationQueue } from '@shared/sync/queue';
import {
  afterEdit,
  applyEdit,
  editKey,
  fieldKey,
  firstView,
  isApplied,
  isOf,
  keyOf,
  type Drawer,
  type DrawerEdit,
  type View,
} from '../model/drawer';
import { readDrawer, sendEdit } from './calls';
import { blank, createKnown } from './known';
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
  /** Forgets what waits for an item and was not sent yet. */
  forget: (item: OrderItem) => void;
}

const isOfField = ({ type }: DrawerEdit): boolean => type === 'quantity' || type === 'price';

/** Reads the order, sends what is edited, receives what the server has of it, and tells the screen and the page. */
export function startDrawerSync(
  dispatch: DrawerDispatch,
  getState: () => DrawerState,
  extra: DrawerExtra,
): DrawerSync {
  const { http, events, config, crash } = extra;
  const view = () => getState().view;
  const known = createKnown();
  /** What is known is of this view; null before the first read. */
  let shown: View | null = null;
  /** Items came or went: the page is to be filled anew once nothing waits to be sent. */
  let isReshaped = false;
  const tellPage = () => events.emit('ww:order-changed', { orderId: config.orderId });

  const send = async (edit: DrawerEdit): Promise<Result<Drawer | null>> => {
    if (known.has(edit)) return { ok: true, value: known.drawer() };
    const answer = await sendEdit(edit, known.idOf, view(), extra);
    if (!answer.ok) return answer;
    // Its cases and its price are sent by its id, which is looked for as after a lost answer.
    if (edit.type === 'back' && !answer.value.item) return { ok: false, failure: lostAnswer };
    // By amount an item may have moved to another place, and to another page.
    isReshaped ||= !isOfField(edit) || view().orderBy !== firstView.orderBy;
    known.done(edit);
    if (edit.type !== 'clear' && edit.type !== 'remove' && answer.value.item) {
      known.learn(edit.item, answer.value.item);
    }
    const after = afterEdit(known.drawer(), edit, answer.value);
    if (after) known.take(after);
    tellPage();
    return { ok: true, value: after };
  };

  const refetch = async (): Promise<Result<Drawer>> => {
    /** Edits of which this read tells whether the server took them. */
    let unsure: DrawerEdit[] = [];
    const answer = await readShownPage({
      query: view,
      read: (asked) => {
        const sent = queue.all().filter(({ status }) => status !== 'waiting');
        unsure = sent.map(({ edit }) => edit);
        // Of what the server said yes to nobody needs to know where it stands.
        const open = sent.filter(({ status }) => status !== 'accepted');
        return readDrawer(
          asked,
          open.map(({ edit }) => edit),
          extra,
        );
      },
      itemsOf: (drawer) => drawer,
      onCorrected: (page) => dispatch(pageCorrected(page)),
    });
    if (!answer.ok) {
      dispatch(pageFailed(answer.failure));
      return answer;
    }
    shown = view();
    const { aside } = answer.value;
    // It may have come between the page's answer and this one, and belong on the page.
    isReshaped = unsure.some((edit) => edit.type === 'back' && aside.some((it) => isOf(edit, it)));
    for (const edit of unsure) if (isApplied(answer.value, edit)) known.done(edit);
    known.take(answer.value);
    if (unsure.length > 0) tellPage();
    return answer;
  };

  const queue: MutationQueue<DrawerEdit> = createMutationQueue<Drawer, DrawerEdit>({
    value: known.drawer(),
    // The answer of a write knows its own item: what another widget changed meanwhile is still to be read.
    isPartial: true,
    serverLimit: http.serverLimit,
    crash,
    send: (_key, edit) => send(edit),
    refetch,
    apply: (drawer, _key, edit) => applyEdit(drawer, edit),
    isApplied: (drawer, _key, edit) => isApplied(drawer, edit),
    // What is not in the order has no cases and no price that could be set.
    isHeldBy: (edit, unknown) => {
      if (edit.type === 'clear' || edit.type === 'remove') return false;
      if (unknown.type === 'clear') return true;
      const isHolding = unknown.type === 'remove' || (unknown.type === 'back' && isOfField(edit));
      return isHolding && isOf(edit, unknown.item);
    },
    onChange: ({ value, ...waits }, failed) => {
      if (!shown) return;
      const isCurrent = shown === view();
      dispatch(queueChanged({ value, isCurrent, ...waits }));
      if (failed) {
        // An item that was put back may be in the order although its quantity was refused.
        tellPage();
        tellFailed(failed, sync, dispatch);
      }
      // The answer of a write is never the page that was turned to meanwhile. What could not be read is tried again.
      const isAtRest = waits.pending.length === 0 && !waits.stale;
      if (isAtRest && (isReshaped || !isCurrent)) queue.refresh();
    },
  });

  const sync: DrawerSync = {
    ...queue,
    edit: (edits) => queue.editAll(edits.map((edit) => ({ key: editKey(edit), edit }))),
    forget: (item) => {
      queue.drop(fieldKey('quantity', item));
      queue.drop(fieldKey('price', item));
    },
  };
  return sync;
}

/** Says what the server did not take, and what of it can be asked for again. */
function tellFailed(
  { edit: failed, failure }: FailedEdit<DrawerEdit>,
  sync: DrawerSync,
  dispatch: DrawerDispatch,
) {
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
  // With the cases and the price that were set since it was to come back.
  const since = sync.all().flatMap(({ edit }) => (isOfField(edit) ? [edit] : []));
  const [item = failed.item] = since.reduce(applyEdit, { ...blank, items: [failed.item] }).items;
  dispatch(drawerList.refused({ edit: { ...failed, item }, left, failure }));
  sync.forget(item);
  dispatch(drawerList.removed([{ ...failed, item }]));
}
