import type { MutationQueue } from '@shared/sync/queue';
import type { SyncServices } from '@shared/sync/syncServices';
import type { Extra } from '@shared/store/createWidgetStore';
import type { CartConfig } from '../config';
import type { CartEdit, Placed } from '../model/cart';

/** The queue of a mounted cart, and the edits that wait for the person because someone else changed their lines. */
export interface CartSync extends MutationQueue<CartEdit> {
  /** Keeps an edit back that was made without knowing what someone else did to its line. */
  hold: (placed: Placed, mine: number) => void;
  /** The grid says itself what becomes of the next edits of these lines. */
  saidByGrid: (keys: readonly string[]) => void;
  hasConflict: (key: string) => boolean;
  /** Forgets what waits for a decision, for what the server holds or for another edit. */
  discardConflicts: (keys: readonly string[]) => void;
}

export type CartServices = SyncServices<CartSync>;
export type CartExtra = Extra<CartConfig, CartServices>;
