import type { OrderItem, OrderTotals } from '../contract/orderingShapes';
import type { Failure } from '../http/failure';
import type { Result } from '../http/result';
import type { Extra } from '../store/createWidgetStore';
import type { RefusedEdit } from '../sync/createSyncedList';
import type { MutationQueue, QueueView } from '../sync/queue';
import type { itemCalls, ItemValue } from './itemCalls';
import type { ClearEdit, ItemEdit, OrderPage, Placed } from './itemEdits';

/** An edit that was not sent, since somebody else has made its item what it is `now`. */
export interface OvertakenEdit<Edit> {
  edit: Edit;
  now: OrderItem;
}

export interface OrderSyncOptions<Value extends OrderPage, Query, Edit extends ItemEdit> {
  extra: Pick<Extra<unknown>, 'http' | 'crash'>;
  dispatch: (action: { type: string }) => unknown;
  /** The list of the screen, which receives the refusals. */
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
  /** Sends edits; a removal replaces all that waits for its item. `isReadFirst` as of the queue. */
  edit: (edits: readonly (Edit | ClearEdit)[], isReadFirst?: boolean) => void;
  /**
   * Tries again when the person asks for it. A clear that may not have arrived is sent again unless `isClearMeant` is
   * false: whoever presses Undo does not ask for it.
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
