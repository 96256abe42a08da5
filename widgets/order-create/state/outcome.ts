import type { WriteOutcome } from '@shared/http/confirmWrite';
import { asNotDelivered, lostAnswer, type Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import type { OrderState, Refusal } from './state';

/** Why edits that were made before are not all with the server. */
export const unsettled = ({ paused }: OrderState): Failure => paused ?? lostAnswer;

/** How a write of which `failure` came back is told. Where nobody knows what became of it, nothing is claimed. */
export const failureOf = (
  status: Exclude<WriteOutcome<unknown>['status'], 'saved'>,
  failure: Failure,
): Failure =>
  status === 'unknown' ? { ...failure, kind: 'unknown-outcome' } : asNotDelivered(failure);

/** Why an edit was not sent: it would be over what was set since it was made, by whomever. */
export const changedSince = (): Failure => ({
  kind: 'refused',
  status: null,
  message: t('It has changed since, and stays as it is.'),
  fields: [],
});

/** The server has looked at it: once more it would say the same. All else can be tried again, also after a reload. */
export const isFinal = ({ failure }: Refusal): boolean =>
  failure.kind === 'refused' && failure.status !== null;
