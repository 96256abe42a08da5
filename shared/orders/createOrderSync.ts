import type { OrderItem, OrderTotals } from '../contract/orderingShapes';
import { lostAnswer, type Failure } from '../http/failure';
import { mapResult, type Result } from '../http/result';
import type { Extra } from '../store/createWidgetStore';
import { clearFailed } from '../sync/clears';
import { createOutcomes } from '../sync/createOutcomes';
import { createShowing } from '../sync/createShowing';
import type { RefusedEdit } from '../sync/createSyncedList';
import { createMutationQueue } from '../sync/mutationQueue';
import type { FailedEdit, PendingEdit } from '../sync/pendingEdits';
import type { MutationQueue, QueueView } from '../sync/queue';
import { asItWas } from './asItWas';
import { isChanged, readEditAnswer, sendChange, type itemCalls, type ItemValue } from './itemCalls';
import {
  afterEdit,
  edited,
  editKey,
  findItem,
  isApplied,
  isOf,
  isOfField,
  itemEdits,
  keyOf,
  takenBy,
  unsentUndo,
  type ClearEdit,
  type ItemEdit,
  type OrderEdit,
  type OrderPage,
  type Placed,
} from './itemEdits';
import { createKnownItems } from './knownItems';
import { readShownPage } from './shownPage';

/** An edit that was not sent, since somebody else has made its item what it is `now`. */
export interface OvertakenEdit<Edit> {
  edit: Edit;
  now: OrderItem;
}

interface Options<Value extends OrderPage, Query, Edit extends ItemEdit> {
  extra: Pick<Extra<unknown>, 'http' | 'crash'>;
  dispatch: (action: { type: string }) => unknown;
  /** The list of the screen, which is told what was refused. */
  list: {
    refused: (refusal: RefusedEdit<Edit>) => { type: string };
    refusalsDismissed: (keys: readonly string[]) => { type: string };
    removed: (removed: readonly Placed[]) => { type: string };
    removalsDismissed: (keys: readonly string[]) => { type: string };
  };
  /** What the server holds, or what stands for it before it was read. */
  value: Value;
  /** What of the order is looked at; another object when it is something else. */
  query: () => Query;
  /** The calls that change the items; the totals of their answers are those of what is looked at. */
  calls: () => ReturnType<typeof itemCalls>;
  /** Reads a page with its totals. */
  read: (query: Query) => Promise<Result<Value>>;
  /** Reads every item of an order of which `value` is a page. */
  readAll: (value: Value) => Promise<Result<OrderItem[]>>;
  /** What else of the value the totals change that a write has answered. */
  withTotals: (value: Value, totals: OrderTotals) => Value;
  /** Whether cases and prices that are set may move their rows, so that the page is read again; by default not. */
  movesRows?: () => boolean;
  onCorrected: (page: number) => void;
  /** What is looked at could not be read. */
  onUnread?: (failure: Failure) => void;
  /** `read` is what was looked at when the value was read last, null before the first time. */
  onShow: (view: QueueView<Value, Edit | ClearEdit>, read: Query | null) => void;
  /** These edits give way to what somebody else has set. */
  onOvertaken: (edits: readonly OvertakenEdit<Edit>[]) => void;
  /** The order was read anew; nothing is pending of the keys that are not in `pending`. */
  onRead?: (value: Value, pending: ReadonlySet<string>) => void;
  /** A clear has reached the server. */
  onCleared?: () => void;
  /**
   * Nothing is on its way any more, or the screen has gone; and something of it was saved or may have been since it was
   * last so.
   */
  onSettle: () => void;
}

type Queue<Edit> = Omit<MutationQueue<Edit>, 'edit' | 'editAll' | 'drop' | 'resume'>;

export interface OrderSync<Value, Edit extends ItemEdit> extends Queue<Edit | ClearEdit> {
  /** Sends edits; a removal takes the place of all that waits for its item. `isReadFirst` as of the queue. */
  edit: (edits: readonly (Edit | ClearEdit)[], isReadFirst?: boolean) => void;
  /**
   * Tries again, on the person's word. A clear that may not have arrived is sent again unless `isClearMeant` is false:
   * whoever presses Undo does not ask for it.
   */
  resume: (isClearMeant?: boolean) => void;
  /** What brings back what was removed, with the cases and the price it had. What somebody has ordered again stays as it is. */
  backEdits: <Gone extends Placed>(
    removed: readonly Gone[],
    maySetPrices: boolean,
  ) => (Gone & ItemEdit)[];
  /** What is known of what an edit is to set that is not sent yet: what an edit says (`ItemEdit`), and what waits. */
  known: (edit: ItemEdit) => readonly ItemValue[];
  /** An item that was seen once, on whatever page, with what is pending over it; `key` as of `keyOf`. */
  itemOf: (key: string) => OrderItem | undefined;
  /** What the server holds, as far as it is known; another object after every change. */
  server: () => Value;
  /** Takes over what was read or written apart from the queue. */
  take: (value: Value) => void;
  /** Every item that the server has, on whatever page. */
  readAll: () => Promise<Result<OrderItem[]>>;
  /** Resolves once it is known what became of the edit of a key, or once it waits for the person. */
  outcome: (key: string, onUnknown: () => void) => Promise<void>;
}

/** What is not in the order has no cases and no price that could be set. */
function isHeldBy(edit: OrderEdit, unknown: OrderEdit): boolean {
  if (edit.type === 'clear' || edit.type === 'remove') return false;
  if (unknown.type === 'clear') return true;
  const isHolding = unknown.type === 'remove' || (unknown.type === 'back' && isOfField(edit));
  return isHolding && isOf(edit, unknown.item);
}

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
>(options: Options<Value, Query, Edit>): OrderSync<Value, Edit> {
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
    backEdits: (removed, maySetPrices) => {
      const pending = queue.all();
      const isGoing = (item: OrderItem) =>
        pending.some(({ edit }) =>
          takenBy(edit).some((taken) => keyOf(taken.item) === keyOf(item)),
        );
      return removed.flatMap((each) => {
        const placed = { ...each, isReturn: !isGoing(each.item), was: undefined };
        const changes = asItWas(each.item, maySetPrices).map((change) => ({
          ...placed,
          ...change,
        }));
        return [{ ...placed, type: 'back' as const }, ...changes];
      });
    },
    dispose: () => {
      showing.stop();
      queue.dispose();
      isDisposed = true;
      settle();
    },
  };
}
