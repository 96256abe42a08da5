import { asNotDelivered, mayHaveHappened, type Failure } from '@shared/http/failure';
import type { OrderState } from './state';

/** Nobody knows whether the server has it. */
export const lostAnswer: Failure = {
  kind: 'unknown-outcome',
  status: null,
  message: '',
  fields: [],
};

/** Why edits that were made before are not all with the server. */
export const unsettled = ({ paused }: OrderState): Failure => paused ?? lostAnswer;

/**
 * What is true of a write that failed and may have happened all the same: `isKnown` where the order was read since
 * and does not show it. Else nobody knows.
 */
export function outcomeOf(failure: Failure, isKnown: boolean): Failure {
  if (!mayHaveHappened(failure)) return failure;
  if (!isKnown) return { ...failure, kind: 'unknown-outcome' };
  return asNotDelivered(failure);
}
