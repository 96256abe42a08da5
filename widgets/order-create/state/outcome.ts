import type { WriteOutcome } from '@shared/http/confirmWrite';
import { asNotDelivered, lostAnswer, type Failure } from '@shared/http/failure';
import type { OrderState } from './state';

/** Why edits that were made before are not all with the server. */
export const unsettled = ({ paused }: OrderState): Failure => paused ?? lostAnswer;

/** How a write of which `failure` came back is told. Where nobody knows what became of it, nothing is claimed. */
export const failureOf = (
  status: Exclude<WriteOutcome<unknown>['status'], 'saved'>,
  failure: Failure,
): Failure =>
  status === 'unknown' ? { ...failure, kind: 'unknown-outcome' } : asNotDelivered(failure);
