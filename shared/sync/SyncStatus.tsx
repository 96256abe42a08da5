import type { ReactNode } from 'react';
import { tn } from '../page/i18n';
import { widgetHooks } from '../store/hooks';
import { FailureAlert } from '../ui/FailureAlert';
import type { SyncedState } from './createSyncedList';
import { resumeEdits, type Syncing } from './syncServices';

interface Props {
  /** How many edits may have been saved, or may still be. */
  unknown: number;
  /** What a pause means for the work at hand: that it is kept, and goes on. */
  whilePaused: ReactNode;
  /** What may be out of date: "This cart may be out of date."; null where that is said elsewhere. */
  whileStale: ReactNode;
}

type Waits = Pick<SyncedState<never, never, never>, 'paused' | 'stale'>;
const { useAppDispatch, useAppSelector } = widgetHooks<Waits, unknown, Syncing['services']>();

/** What there is to say of a mutation queue that does not know all, or cannot go on: the first that counts. */
export function SyncStatus({ unknown, whilePaused, whileStale }: Props) {
  const dispatch = useAppDispatch();
  const paused = useAppSelector((state) => state.paused);
  const stale = useAppSelector((state) => state.stale);
  const resume = () => dispatch(resumeEdits());
  if (paused) {
    return (
      <FailureAlert failure={paused} onRetry={resume}>
        {whilePaused}
      </FailureAlert>
    );
  }
  if (unknown > 0) {
    return (
      <FailureAlert isQuiet onRetry={resume}>
        {tn(
          'We don’t know yet whether your last change was saved. We keep checking.',
          'We don’t know yet whether your last %(count)s changes were saved. We keep checking.',
          unknown,
        )}
      </FailureAlert>
    );
  }
  if (!stale || whileStale === null) return null;
  return (
    <FailureAlert isQuiet failure={stale.failure} onRetry={resume}>
      {whileStale}
    </FailureAlert>
  );
}
