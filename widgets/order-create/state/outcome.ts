import { mayHaveHappened, readAsAbsent, type Failure } from '../../../shared/http/failure';

/**
 * What is true of a write that failed and may have happened all the same: `isKnown` where the order was read since
 * and does not show it. Else nobody knows.
 */
export function outcomeOf(failure: Failure, isKnown: boolean): Failure {
  if (!mayHaveHappened(failure)) return failure;
  if (!isKnown) return { ...failure, kind: 'unknown-outcome' };
  return readAsAbsent(failure);
}
