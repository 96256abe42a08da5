import type { Dispatch } from 'redux';
import { createWriteQueue, type QueueView, type WriteQueue } from '../../../shared/http/writeQueue';
import type { Result } from '../../../shared/store/load';
import {
  editKey,
  isApplied,
  rowKey,
  withEdits,
  type OrderEdit,
  type OrderItem,
  type OrderItems,
  type OrderView,
} from '../order';
import type { OrderExtra } from './requests';
import { editRefused, viewChanged } from './slice';

/** What the server holds. All items are there only after they were read to find out about a lost answer. */
interface Truth extends OrderView {
  all: OrderItem[] | null;
}

type Answer = Pick<OrderView['order'], 'totals'> & { item: OrderItem | null };

interface Calls {
  send: (edit: OrderEdit) => Promise<Result<Answer>>;
  reread: (isUnsure: boolean) => Promise<Result<{ view: OrderView; all: OrderItem[] | null }>>;
  /** Nothing waits any more, and the server took something since it was last so. */
  settled: () => void;
}

export interface Engine extends Omit<WriteQueue<OrderEdit>, 'edit' | 'editAll'> {
  edit: (edits: readonly OrderEdit[]) => void;
  /** Shows another page, or the order as someone else left it. */
  show: (part: Partial<OrderView>) => void;
  /** Counts what the server took or may have taken, and what was read: a read that one of them overtook is old. */
  version: () => number;
  /** An item that was shown once, on whatever page. */
  itemOf: (key: string) => OrderItem | undefined;
  isTelling: boolean;
}

/** The queue of one mounted widget: a store's `extra` is made once for each. */
const engines = new WeakMap<OrderExtra, Engine>();

export const engineOf = (extra: OrderExtra): Engine | undefined => engines.get(extra);

/** Edits on their way from which on the answers are shown a few times a second, in milliseconds. */
const longBlock = 20;
const shownEvery = 100;

/** Starts the queue on the server's first answer. Whatever it shows goes to the store. */
export function startEngine(view: OrderView, dispatch: Dispatch, extra: OrderExtra, calls: Calls) {
  let truth: Truth = { ...view, all: null };
  let queued: QueueView<Truth, OrderEdit> = { value: truth, pending: [], stalled: null };
  const seen = new Map<string, OrderItem>();
  let writes = 0;
  let rereads = 0;
  let told = 0;
  let isUnsure = false;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const item of truth.page.items) seen.set(rowKey(item), item);
    const { pending, stalled } = queued;
    const { order, page } = withEdits(
      truth,
      pending.map(({ edit }) => edit),
    );
    dispatch(viewChanged({ view: { order, page }, pending, stalled }));
  };
  const tellSettled = () => {
    if (queued.pending.length > 0 || told === writes) return;
    told = writes;
    calls.settled();
  };

  const queue = createWriteQueue<Truth, OrderEdit>({
    value: truth,
    isPartial: true,
    send: async (_key, edit) => {
      const answer = await calls.send(edit);
      isUnsure = !answer.ok && answer.failure.kind === 'unknown-outcome';
      if (!answer.ok) return answer;
      writes += 1;
      truth = afterWrite(truth, edit, answer.value);
      return { ok: true, value: truth };
    },
    reread: async () => {
      const answer = await calls.reread(isUnsure);
      if (!answer.ok) return answer;
      // A write whose answer was lost may have been one.
      if (isUnsure) writes += 1;
      isUnsure = false;
      rereads += 1;
      truth = { ...answer.value.view, all: answer.value.all };
      return { ok: true, value: truth };
    },
    // Hundreds of pasted edits go over the view in one turn, in `show`.
    apply: (value) => value,
    isApplied: ({ all, page }, _key, edit) => isApplied(all ?? page.items, edit),
    onChange: (now, failed) => {
      queued = now;
      // A pasted block is hundreds of answers: drawing each of them is most of the time that it takes.
      if (now.pending.length > longBlock && !failed) timer ??= setTimeout(show, shownEvery);
      else show();
      if (failed) {
        dispatch(editRefused(failed));
        // A view that failed may have saved before it failed, and a refusal says that something has changed.
        writes += 1;
        queue.refresh();
      }
      tellSettled();
    },
  });
  const engine: Engine = {
    ...queue,
    edit: (edits) => {
      queue.editAll(edits.map((edit) => ({ key: editKey(edit), edit })));
      show();
    },
    dispose: () => {
      clearTimeout(timer);
      queue.dispose();
    },
    show: (part) => {
      truth = { ...truth, ...part };
      show();
    },
    version: () => writes + rereads,
    itemOf: (key) => seen.get(key),
    isTelling: false,
  };
  engines.set(extra, engine);
  show();
}

/** The order after the server took an edit: its item and its totals are what the answer says. */
function afterWrite(truth: Truth, edit: OrderEdit, { item, totals }: Answer): Truth {
  const key = rowKey(edit.item);
  const items = truth.page.items.flatMap((each) => {
    if (rowKey(each) !== key) return [each];
    return item ? [item] : [];
  });
  const page: OrderItems = { ...truth.page, items };
  const { discount } = truth.order;
  const order = {
    ...truth.order,
    totals,
    // So many per cent of another total are another amount.
    discount: discount && { ...discount, amount: totals.discountAmount ?? discount.amount },
  };
  return { order, page, all: null };
}
