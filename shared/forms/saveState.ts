import type { Search } from '../http/confirmWrite';
import type { Failure } from '../http/failure';

/** How the last save of a form stands. */
export type SaveState =
  | { status: 'idle' }
  /** `search` once the answer was lost and the server is asked what became of it. */
  | { status: 'saving'; search: Search | null }
  | { status: 'saved' }
  /** Somebody else changed what was to be saved: nothing was sent. */
  | { status: 'conflict' }
  | { status: 'not-saved'; failure: Failure }
  /** It may have been saved, and may not. */
  | { status: 'unknown'; failure: Failure };
