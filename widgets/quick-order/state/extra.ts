import type { MutationQueue } from '@shared/sync/queue';
import type { SyncServices } from '@shared/sync/syncServices';
import type { Extra } from '@shared/store/createWidgetStore';
import type { Id } from '@shared/id';
import type { QuickOrderConfig } from '../config';
import type { Line, SheetEdit } from '../model/sheet';

/** The queue of a mounted sheet, and the edits that wait for the person because someone else changed their cells. */
export interface SheetSync extends MutationQueue<SheetEdit> {
  /** Of which locations the order is to be known. Reads those of which it is not. */
  choose: (ids: readonly Id[]) => void;
  /** Keeps an edit back that was made without knowing what someone else did to its cell. */
  hold: (line: Line, mine: number) => void;
  /** Resolves once it is known what became of an edit, or once it waits for the person. */
  outcome: (key: string, onUnknown: () => void) => Promise<void>;
  hasConflict: (key: string) => boolean;
  /** Forgets what waits for a decision, for what the server holds or for another edit. */
  discardConflicts: (keys: readonly string[]) => void;
}

export type QuickOrderServices = SyncServices<SheetSync>;
export type QuickOrderExtra = Extra<QuickOrderConfig, QuickOrderServices>;
