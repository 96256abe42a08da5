import { mayHaveHappened } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import type { EditAnswer } from '@shared/orders/itemCalls';
import { withItem } from '@shared/orders/withItem';
import { createShowing } from '@shared/sync/createShowing';
import { createMutationQueue } from '@shared/sync/mutationQueue';
import type { FailedEdit } from '@shared/sync/pendingEdits';
import type { MutationQueue, QueueView } from '@shared/sync/queue';
import {
  edited,
  isApplied,
  rowKey,
  withEdits,
  type OrderEdit,
  type OrderItem,
  type OrderView,
} from '../model/order';
import type { GridQuery } from '../model/query';
import { createKnownItems } from './knownItems';
import type { Shown } from './state';

/** What the server holds. All items are there only after they were read to find out about a lost answer. */
interface Truth extends OrderView {
  all: OrderItem[] | null;
}

export interface OrderQueueOptions {
  view: OrderView;
  /** What of the order is looked at. */
  query: () => GridQuery;
  /** Seconds; see `Http`. */
  serverLimit: number;
  /** Is given programming errors of the calls. */
  crash: (error: unknown) => void;
  send: (edit: OrderEdit) => Promise<Result<EditAnswer>>;
  refetch: (readsAll: boolean) => Promise<Result<{ view: OrderView; all: OrderItem[] | null }>>;
  onShow: (shown: Shown) => void;
  onFail: (failed: FailedEdit<OrderEdit>) => void;
  /** What these were to set was set by somebody else while they waited, and stays so. */
  onSkipped: (edits: readonly OrderEdit[]) => void;
  /** Nothing is pending any more, and the server took something since it was last so. */
  onSettle: () => void;
}

export interface OrderQueue extends Omit<MutationQueue<OrderEdit>, 'edit' | 'editAll'> {
  /** `isReadFirst` as of the queue. */
  edit: (edits: readonly OrderEdit[], isReadFirst?: boolean) => void;
  /** Shows another page, or the order as someone else left it. */
  show: (part: Partial<OrderView>) => void;
  /** Increments on every write and refetch: a read that started at a lower version is old. */
  version: () => number;
  /** An item that was shown once, on whatever page, with what is pending over it. */
  itemOf: (key: string) => OrderItem | undefined;
  /** What was looked at when an item was shown last. */
  queryOf: (key: string) => GridQuery | undefined;
}

/** The mutation queue of one order, started on the server's first answer. */
export function createOrderQueue(options: OrderQueueOptions): OrderQueue {
  let truth: Truth = { ...options.view, all: null };
  let queued: QueueView<Truth, OrderEdit> = {
    value: truth,
    pending: [],
    paused: null,
    stale: null,
  };
  const known = createKnownItems();
  let writes = 0;
  let refetches = 0;
  let told = 0;
  let isUnsure = false;

  const showing = createShowing(() => {
    known.show(truth.page.items, options.query());
    const { pending, paused, stale } = queued;
    const { order, page } = withEdits(
      truth,
      pending.map(({ edit }) => edit),
    );
    options.onShow({ view: { order, page }, pending: pending.map(known.overBase), paused, stale });
  });
  const tellSettled = () => {
    if (queued.pending.length > 0 || told === writes) return;
    told = writes;
    options.onSettle();
  };

  const shownItem = (key: string) =>
    truth.page.items.find((item) => rowKey(item) === key) ?? known.seen(key)?.item;

  /** Forgets what waits over what somebody else has set since it was made. */
  const skipOthers = (items: readonly OrderItem[]) => {
    const skipped = queue.dropWaiting(known.othersIn(queue.all(), items));
    options.onSkipped(skipped.map(({ edit }) => edit));
  };

  const queue: MutationQueue<OrderEdit> = createMutationQueue<Truth, OrderEdit>({
    value: truth,
    isPartial: true,
    serverLimit: options.serverLimit,
    crash: options.crash,
    send: async (key, edit) => {
      const answer = await options.send(edit);
      if (!answer.ok) {
        isUnsure ||= mayHaveHappened(answer.failure);
        return answer;
      }
      writes += 1;
      known.saved({ key, edit }, answer.value.item);
      const after = afterWrite(truth, edit, answer.value);
      if (after) truth = after;
      return { ok: true, value: after };
    },
    refetch: async () => {
      const hasWaiting = queue.all().some(({ status }) => status === 'waiting');
      // All items: what somebody else has set may have moved one to another page.
      const answer = await options.refetch(isUnsure || hasWaiting);
      if (!answer.ok) return answer;
      const { view, all } = answer.value;
      skipOthers(all ?? view.page.items);
      // A write whose answer was lost may have been one.
      if (isUnsure) writes += 1;
      isUnsure = false;
      refetches += 1;
      truth = { ...view, all };
      return { ok: true, value: truth };
    },
    // Hundreds of pasted edits go over the view in one turn, as it is shown.
    apply: (value) => value,
    isApplied: ({ all, page }, _key, edit) => isApplied(all ?? page.items, edit),
    onChange: (now, failed) => {
      queued = now;
      isUnsure ||= now.pending.some(({ status }) => status === 'unknown');
      if (failed) {
        showing.now();
        options.onFail(failed);
        // A refusal says that something has changed.
        writes += 1;
      } else showing.after(now.pending.length);
      tellSettled();
    },
  });
  showing.now();
  return {
    ...queue,
    edit: (edits, isReadFirst) => {
      const pending = queue.all();
      const keyed = edits.map((edit) =>
        known.based(edit, shownItem(rowKey(edit.item)) ?? edit.item, pending),
      );
      queue.editAll(keyed, isReadFirst);
      showing.now();
    },
    dispose: () => {
      showing.stop();
      queue.dispose();
    },
    show: (part) => {
      truth = { ...truth, ...part };
      showing.now();
    },
    version: () => writes + refetches,
    queryOf: (key) => known.seen(key)?.query,
    itemOf: (key) => {
      const item = shownItem(key);
      const own = queue.all().filter(({ edit }) => rowKey(edit.item) === key);
      return (
        item &&
        edited(
          item,
          own.map(({ edit }) => edit),
        )
      );
    },
  };
}

/** The order after the server took an edit, null where its answer does not tell: then it is read. */
function afterWrite(truth: Truth, edit: OrderEdit, { item, totals }: EditAnswer): Truth | null {
  if (!totals || (!item && edit.type !== 'remove')) return null;
  const key = rowKey(edit.item);
  const page = withItem(truth.page, (each) => rowKey(each) === key, item ?? null);
  const { discount } = truth.order;
  const order = {
    ...truth.order,
    totals,
    // So many per cent of another total are another amount, and an amount is an unknown share of it until it is read.
    discount: discount && {
      ...discount,
      amount: totals.discountAmount ?? discount.amount,
      percentage: discount.discount_type === 'monetary' ? '' : discount.percentage,
    },
  };
  return { order, page, all: null };
}
