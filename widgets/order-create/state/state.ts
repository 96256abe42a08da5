import type { Id } from '@shared/answers/id';
import type { OrderErrors, OrderFilters, OrderVariants } from '@shared/contract/orderingShapes';
import type { BlockReport, TypedCell } from '@shared/grid/column';
import { noHistory, type EditHistory } from '@shared/sync/history';
import type { Search } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import type { ResourceState } from '@shared/store/createResource';
import { idle, type Load } from '@shared/store/load';
import type { ClearEdit, Placed } from '@shared/orders/itemEdits';
import { noClears, type ClearsState } from '@shared/sync/clears';
import type { RefusedEdit, SyncedState } from '@shared/sync/createSyncedList';
import type { Order, OrderEdit, OrderItem, OrderVariant, OrderView } from '../model/order';
import { firstQuery, firstVariants, type GridQuery, type VariantQuery } from '../model/query';
import type { Change } from '../model/changes';
import { orderCheck, variantsRead } from './requests';

export type Refusal = RefusedEdit<OrderEdit>;

export type Synced = SyncedState<OrderEdit | ClearEdit, Refusal, Placed>;

/** What the queue of writes shows. */
export interface Shown extends Pick<Synced, 'pending' | 'paused' | 'stale'> {
  view: OrderView;
}

/** One variant that was to be added. The order has it unless there is a failure. */
export interface Staged {
  variant: OrderVariant;
  /** Left out where the answer was lost. */
  item?: OrderItem;
  itemId?: Id;
  failure?: Failure;
}

/** What became of adding variants. */
interface Staging {
  total: number;
  done: number;
  /** Variants on their way or waiting for it. */
  itemsBeingAdded: Id[];
  /** Of those, the ones whose answer was lost: what became of them is looked for. */
  itemsBeingSearched: Id[];
  added: number;
  failed: { variant: OrderVariant; failure: Failure }[];
}

export interface OrderState extends Synced, ClearsState {
  /** Null before an order was started. */
  orderId: Id | null;
  order: Load<OrderView>;
  query: GridQuery;
  /** The query that the server answered otherwise than it was asked: its page had gone. */
  correctedQuery: GridQuery | null;
  isReading: boolean;
  readFailure: Failure | null;
  /** Edits that were given to the queue since it was last empty. */
  queued: number;
  history: EditHistory;
  report: BlockReport | null;
  /** What is typed in the open cell, and not committed. */
  typedCell: TypedCell | null;
  /** What an earlier visit left typed in a cell, which opens with it. */
  restoredCell: TypedCell | null;
  /** Rows in which someone typed 0. */
  pendingRemovals: OrderItem[];
  errors: ResourceState<OrderErrors>;
  filters: OrderFilters | null;
  variants: ResourceState<OrderVariants>;
  variantQuery: VariantQuery;
  /** The query of `variants`: another object than `variantQuery` while that is read. */
  variantsShown: VariantQuery;
  latest: OrderItem[];
  staging: Staging;
  creating:
    | { status: 'idle' | 'pending' | 'created' }
    /** The order is not what was seen: whether it is wanted as it is now. */
    | { status: 'asking'; changes: Change[]; order: Order; seen: Order }
    | { status: 'searching'; search: Search }
    | { status: 'failed' | 'unknown'; failure: Failure };
  /** What a dialog that was closed meanwhile was asked to do, and why it was not done. */
  late: { what: 'discount' | 'move'; failure: Failure } | null;
  /** What the order has become by a move: how many items were lost, and whether the others have new prices. */
  moved: { number: string; lost: number; isPriced: boolean } | null;
  /** Steps that undo or redo left alone, because the cells were changed elsewhere since. */
  skippedSteps: number;
}

export const noStaging: Staging = {
  total: 0,
  done: 0,
  itemsBeingAdded: [],
  itemsBeingSearched: [],
  added: 0,
  failed: [],
};

export const initialState: OrderState = {
  orderId: null,
  order: idle,
  query: firstQuery,
  correctedQuery: null,
  isReading: false,
  readFailure: null,
  pending: [],
  paused: null,
  stale: null,
  queued: 0,
  refusals: [],
  history: noHistory,
  report: null,
  typedCell: null,
  restoredCell: null,
  pendingRemovals: [],
  removals: [],
  ...noClears,
  errors: orderCheck.initial,
  filters: null,
  variants: variantsRead.initial,
  variantQuery: firstVariants,
  variantsShown: firstVariants,
  latest: [],
  staging: noStaging,
  creating: { status: 'idle' },
  late: null,
  moved: null,
  skippedSteps: 0,
};
