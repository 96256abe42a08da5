import { waitsFor, type WaitsFor } from '@shared/sync/heldText';
import type { Listed } from '../model/answers';
import type { QuickOrderState } from './slice';

export const selectListed = ({ list }: QuickOrderState): Listed | undefined =>
  list.status === 'idle' ? undefined : list.value;

/** Whether something is shown that the server has not confirmed, or typed and not committed. */
export const selectIsUnsaved = ({ pending, conflicts, typed }: QuickOrderState): boolean =>
  pending.length > 0 || conflicts.length > 0 || typed !== null;

/** What the totals wait for, null when they count. */
export const selectWaitsFor = (state: QuickOrderState): WaitsFor | null =>
  waitsFor({ ...state, isOnItsWay: state.pending.length > 0 && state.unknown === 0 });
