import type {
  OrderErrors,
  OrderFilters,
  OrderVariants,
} from '../../../shared/contract/orderingShapes';
import type { BlockReport } from '../../../shared/grid/column';
import { noHistory, type EditHistory } from '../../../shared/grid/history';
import type { Failure } from '../../../shared/http/failure';
import { idle, type Load } from '../../../shared/store/load';
import {
  firstQuery,
  firstVariants,
  type GridQuery,
  type Id,
  type OrderEdit,
  type OrderItem,
  type OrderVariant,
  type OrderView,
  type VariantQuery,
} from '../order';

/** An edit that the server did not take. */
export interface Refusal {
  edit: OrderEdit;
  failure: Failure;
}

/** What the queue of writes shows. */
export interface Shown {
  view: OrderView;
  pending: readonly { key: string; edit: OrderEdit }[];
  stalled: Failure | null;
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
  added: number;
  failed: { variant: OrderVariant; failure: Failure }[];
}

export interface OrderState {
  /** Null before an order was started. */
  orderId: Id | null;
  order: Load<OrderView>;
  query: GridQuery;
  isReading: boolean;
  readFailure: Failure | null;
  pending: Shown['pending'];
  stalled: Failure | null;
  /** Edits that were given to the queue since it was last empty. */
  queued: number;
  refusals: Refusal[];
  history: EditHistory;
  report: BlockReport | null;
  /** Rows in which someone typed 0. */
  zeroes: OrderItem[];
  /** What went, as it was: each is what one undo brings back. */
  removals: OrderItem[][];
  /** How many items an undo has brought back so far. */
  bringingBack: { done: number; total: number } | null;
  errors: Load<OrderErrors>;
  filters: OrderFilters | null;
  variants: Load<OrderVariants>;
  variantQuery: VariantQuery;
  /** The newest request for each: what an older one brings later is no longer so. */
  asked: { errors: number; variants: number };
  latest: OrderItem[];
  staging: Staging;
  creating: { status: 'idle' | 'pending' | 'created' } | { status: 'failed'; failure: Failure };
  /** What was lost when the order went to another customer. */
  moved: { number: string; lost: number } | null;
  /** Columns of the grid that this person does without. */
  hiddenColumns: string[];
}

export const noStaging: Staging = { total: 0, done: 0, itemsBeingAdded: [], added: 0, failed: [] };

export const initialState: OrderState = {
  orderId: null,
  order: idle,
  query: firstQuery,
  isReading: false,
  readFailure: null,
  pending: [],
  stalled: null,
  queued: 0,
  refusals: [],
  history: noHistory,
  report: null,
  zeroes: [],
  removals: [],
  bringingBack: null,
  errors: idle,
  filters: null,
  variants: idle,
  variantQuery: firstVariants,
  asked: { errors: 0, variants: 0 },
  latest: [],
  staging: noStaging,
  creating: { status: 'idle' },
  moved: null,
  hiddenColumns: [],
};
