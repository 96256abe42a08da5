import type { ReactNode } from 'react';
import type { Failure } from '../http/failure';
import { tn } from '../i18n';
import { FailureAlert } from '../ui/FailureAlert';
import type { Stale } from './queue';

interface Props {
  /** Why everything waits for the person. */
  paused: Failure | null;
  /** What is shown is known to be old. */
  stale: Stale | null;
  /** How many edits may have been saved, or may still be. */
  unknown: number;
  /** What a pause means for the work at hand: that it is kept, and goes on. */
  whilePaused: ReactNode;
  /** What may be out of date: "This cart may be out of date." */
  whileStale: ReactNode;
  onRetry: () => void;
}

/** What there is to say of a mutation queue that does not know all, or cannot go on: the first that counts. */
export function SyncStatus({ paused, stale, unknown, whilePaused, whileStale, onRetry }: Props) {
  if (paused) {
    return (
      <FailureAlert failure={paused} onRetry={onRetry}>
        {whilePaused}
      </FailureAlert>
    );
  }
  if (unknown > 0) {
    return (
      <FailureAlert isQuiet onRetry={onRetry}>
        {tn(
          'We don’t know yet whether your last change was saved. We keep checking.',
          'We don’t know yet whether your last %(count)s changes were saved. We keep checking.',
          unknown,
        )}
      </FailureAlert>
    );
  }
  if (!stale) return null;
  return (
    <FailureAlert isQuiet failure={stale.failure} onRetry={onRetry}>
      {whileStale}
    </FailureAlert>
  );
}
