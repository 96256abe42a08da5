import type { OrderItem } from '../contract/orderingShapes';
import { lostAnswer } from '../http/failure';
import { mapResult, type Result } from '../http/result';
import { clearFailed } from '../sync/clears';
import { createOutcomes } from '../sync/createOutcomes';
import { createShowing } from '../sync/createShowing';
import { createMutationQueue } from '../sync/mutationQueue';
import type { FailedEdit, PendingEdit } from '../sync/pendingEdits';
import type { MutationQueue, QueueView } from '../sync/queue';
import { backEdits } from './backEdits';
import { isChanged, readEditAnswer, sendChange } from './itemCalls';
import {
  afterEdit,
  edited,
  editKey,
  findItem,
  isApplied,
  isHeldBy,
  isOf,
  isOfField,
  itemEdits,
  keyOf,
  unsentUndo,
  type ClearEdit,
  type ItemEdit,
  type OrderPage,
  type Placed,
} from './itemEdits';
import { createKnownItems } from './knownItems';
import type { OrderSync, OrderSyncOptions } from './orderSync';
import { readShownPage } from './shownPage';

/** Whether something is to be heard of edits before the person says more: not while nobody knows, or nothing is sent. */
const isOnItsWay = ({ pending, paused, stale }: QueueView<unknown, unknown>): boolean =>
  paused === null &&
  pending.some(({ status }) => status !== 'unknown' && (status !== 'accepted' || !stale));

/**
 * The mutation queue over the items of an order, of which a page is looked at and which others change too. It sends what
 * is edited, finds an item by its variant wherever it stands and whatever its id is by now, keeps what waits from
 * writing over what somebody else has set since, and tells the list of the screen what was refused.
 */
export function createOrderSync<
  Value extends OrderPage,
  Query extends { page: number },
  Edit extends ItemEdit,
>(options: OrderSyncOptions<Value, Query, Edit>): OrderSync<Value, Edit> {
  type Any = Edit | ClearEdit;
  const { dispatch, list } = options;
  const { http, crash } = options.extra;
  const known = createKnownItems();
  const outcomes = createOutcomes();
  let truth = options.value;
  let read: Query | null = null;
  let queued: QueueView<Value, Any> = { value: truth, pending: [], paused: null, stale: null };
  /** Something of this screen was saved, or may have been, since `onSettle` was called last. */
  let isTaken = false;
  let isDisposed = false;
  /** What did not come back by the undo that is on its way. */
  let notBack: readonly Placed[] = [];

  const settle = () => {
    if (isTaken) options.onSettle();
    isTaken = false;
  };
  /** The server took an edit: see `saved` of what is known. */
  const taken = (edit: Any, item?: OrderItem) => {
    known.saved(edit, item);
    isTaken = true;
    if (edit.type === 'clear') options.onCleared?.();
  };

  const take = (next: Value) => {
    known.show([...next.items, ...next.aside]);
    // What stands aside is as it was at one read: no edit keeps it up to date.
    truth = { ...next, aside: [] };
  };
  const showing = createShowing(() => {
    const pending = queued.pending.map((each) => known.overBase(each));
    options.onShow({ ...queued, value: truth, pending }, read);
  });

  /** A page with its totals, and with the items of `pending` edits, wherever they stand. */
  async function readPage(query: Query, pending: readonly PendingEdit<Any>[]) {
    const page = await options.read(query);
    // Of what the server said yes to nobody needs to know where it stands.
    const open = itemEdits(pending).filter(({ status }) => status !== 'accepted');
    if (!page.ok || open.every(({ edit }) => findItem(page.value, edit.item))) return page;
    return mapResult(options.readAll(page.value), (all) => ({
      ...page.value,
      aside: all.filter((item) => !findItem(page.value, item)),
    }));
  }

  async function refetch(): Promise<Result<Value>> {
    /** What was pending when this was read. */
    let asked: readonly PendingEdit<Any>[] = [];
    const answer = await readShownPage<Query, Value>({
      query: options.query,
      read: (query) => {
        asked = queue.all();
        return readPage(query, asked);
      },
      itemsOf: (value) => value,
      onCorrected: options.onCorrected,
    });
    if (!answer.ok) {
      options.onUnread?.(answer.failure);
      return answer;
    }
    const { value } = answer;
    const unsure = asked.flatMap(({ status, edit }) => (status === 'waiting' ? [] : [edit]));
    for (const edit of unsure) if (isApplied(value, edit)) taken(edit);
    giveWay(value, asked);
    options.onRead?.(value, new Set(queue.all().map(({ key }) => key)));
    read = options.query();
    take(value);
    // It may have come between the page's answer and that of all items, and belong on the page.
    const isLate = (edit: Any) =>
      edit.type === 'back' && value.aside.some((item) => isOf(edit, item));
    if (unsure.some(isLate)) queue.refresh();
    return answer;
  }

  /** What waits gives way to what somebody else has set since. Who ordered an item again is left alone, without a word. */
  function giveWay(value: Value, asked: readonly PendingEdit<Any>[]) {
    const undone = unsentUndo<Edit>(queue.all());
    const over = itemEdits<Edit>(queue.all()).filter(({ edit, status }) => {
      if (status !== 'waiting') return false;
      const now = findItem(value, edit.item);
      // An undo that came meanwhile has a read of its own to come.
      if (undone.has(edit)) return now && asked.some((each) => each.edit === edit);
      return known.isOvertaken(edit, now);
    });
    queue.dropWaiting(over);
    const told = over.flatMap(({ edit }) => {
      const now = findItem(value, edit.item);
      return now && !undone.has(edit) ? [{ edit, now }] : [];
    });
    if (told.length > 0) options.onOvertaken(told);
  }

  /** What is to be sent is so already: an item that is there comes back, and one that has gone goes. */
  const has = (edit: Any): boolean => {
    if (edit.type === 'clear') return false;
    // What has come back by this screen is known by its answer, wherever it stands.
    const own = edit.isReturn ? known.itemOf(keyOf(edit.item)) : undefined;
    const item = findItem(truth, edit.item);
    // To put in once more what stands on another page does no harm; to believe it is there might lose it.
    if (edit.type === 'back') return item !== undefined;
    const now = item ?? own;
    return known.hasGone(edit.item) || (now !== undefined && isChanged(now, edit));
  };

  const call = (edit: Any): Promise<Result<unknown>> => {
    const calls = options.calls();
    if (edit.type === 'clear') return calls.clear();
    const { item } = edit;
    if (edit.type === 'back') return calls.stage(item.variant_id);
    return sendChange(calls, (known.itemOf(keyOf(item)) ?? item).id, edit);
  };

  async function send(edit: Any): Promise<Result<Value | null>> {
    if (has(edit)) return { ok: true, value: truth };
    const answer = await mapResult(call(edit), readEditAnswer);
    if (!answer.ok) return answer;
    const { item, totals } = answer.value;
    // Its cases and its price are sent by its id, which is looked for as after a lost answer.
    if (edit.type === 'back' && !item) return { ok: false, failure: lostAnswer };
    taken(edit, item);
    if (isDisposed) settle();
    // Items came or went: the page is filled anew once nothing waits to be sent.
    if (!isOfField(edit) || options.movesRows?.()) queue.refresh();
    const after = afterEdit(truth, edit, item);
    if (!after || !totals) return { ok: true, value: null };
    take(options.withTotals(after, totals));
    return { ok: true, value: truth };
  }

  const queue: MutationQueue<Any> = createMutationQueue<Value, Any>({
    value: truth,
    // The answer of a write knows its own item: what another widget changed meanwhile is still to be read.
    isPartial: true,
    serverLimit: http.serverLimit,
    crash,
    send: (_key, edit) => send(edit),
    refetch,
    // Hundreds of pasted edits go over the page in one turn, as it is shown.
    apply: (value) => value,
    isApplied: (value, _key, edit) => isApplied(value, edit),
    isHeldBy,
    onChange: (view, failed) => {
      queued = view;
      if (failed) {
        showing.now();
        // An item that was put back may be in the order although its quantity was refused.
        isTaken = true;
        tellFailed(failed);
      } else showing.after(view);
      outcomes.tell(view);
      if (!view.pending.some(({ edit }) => edit.type === 'back')) notBack = [];
      if (!isOnItsWay(view)) settle();
    },
  });

  /** Forgets what waits for an item and was not sent yet. */
  const forget = (item: OrderItem) => {
    for (const field of ['quantity', 'price']) queue.drop(`${field} ${keyOf(item)}`);
  };

  /** Says what the server did not take, and what of it can be asked for again. */
  function tellFailed({ edit, failure }: FailedEdit<Any>) {
    if (edit.type === 'clear') {
      dispatch(clearFailed({ key: edit.type, name: '', failure }));
      // They are still there: nothing to bring back.
      dispatch(list.removalsDismissed(edit.placed.map(({ item }) => keyOf(item))));
    } else if (edit.type !== 'back') dispatch(list.refused({ edit, failure }));
    else {
      // With the cases and the price that were set since it was to come back.
      const since = queue.all().flatMap((each) => (isOf(each.edit, edit.item) ? [each.edit] : []));
      const back = { ...edit, item: edited(edit.item, since) };
      dispatch(list.refused({ edit: back, failure }));
      notBack = [...notBack, back];
      dispatch(list.removed(notBack));
      forget(edit.item);
    }
  }

  take(truth);
  showing.now();
  return {
    ...queue,
    resume: (isClearMeant = true) => queue.resume(({ type }) => isClearMeant || type !== 'clear'),
    known: (edit) => {
      // What waits may be saved before that which is made over it.
      const pending = queue.all().map((each) => ({ ...each, status: 'sent' as const }));
      return known.known(edit, pending);
    },
    server: () => truth,
    take: (value) => {
      take(value);
      showing.now();
    },
    itemOf: (key) => {
      const item = known.itemOf(key);
      const own = queue.all().flatMap(({ edit }) => (item && isOf(edit, item) ? [edit] : []));
      return item && edited(item, own);
    },
    readAll: () => options.readAll(truth),
    outcome: outcomes.of,
    edit: (edits, isReadFirst) => {
      const status = 'waiting' as const;
      const added = edits.map((edit) => ({ key: editKey(edit), edit, status }));
      // An undo sets the cases and the price of what comes back with them.
      const pending = [...queue.all(), ...added];
      const keyed = added.map(({ key, edit }) => ({
        key,
        edit: edit.type === 'clear' ? edit : known.based(edit, pending),
      }));
      if (!edits.every(isOfField)) notBack = [];
      for (const edit of edits) if (edit.type === 'remove') forget(edit.item);
      queue.editAll(keyed, isReadFirst);
      showing.now();
    },
    backEdits: (removed, maySetPrices) => backEdits(removed, queue.all(), maySetPrices),
    dispose: () => {
      showing.stop();
      queue.dispose();
      isDisposed = true;
      settle();
    },
  };
}
