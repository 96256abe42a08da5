import type { WriteOutcome } from '@shared/http/confirmWrite';
import { asNotDelivered, lostAnswer, type Failure } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import type { OrderServices } from './services';
import type { OrderState, Refusal } from './state';

/** Why edits that were made before are not all with the server. */
export const unsettled = ({ paused }: OrderState): Failure => paused ?? lostAnswer;

/** How a write of which `failure` came back is told. Where nobody knows what became of it, nothing is claimed. */
export const failureOf = (
  status: Exclude<WriteOutcome<unknown>['status'], 'saved'>,
  failure: Failure,
): Failure =>
  status === 'unknown' ? { ...failure, kind: 'unknown-outcome' } : asNotDelivered(failure);

/** Tells later whether this is still the newest of what was asked for: of what went before no more is said. */
export const newestOf = ({ asked }: OrderServices, what: keyof OrderServices['asked']) => {
  const own = {};
  asked[what] = own;
  return () => asked[what] === own;
};

/** What was not done for a reason that no server has given. */
export const refusedFor = (message: string): Failure => ({
  kind: 'refused',
  status: null,
  message,
  fields: [],
});

/** Why an edit was not sent: it would be over what was set since it was made, by whomever. */
export const changedSince = () => refusedFor(t('It has changed since, and stays as it is.'));

/** The server has looked at it: once more it would say the same. All else can be tried again, also after a reload. */
export const isFinal = ({ failure }: Refusal): boolean =>
  failure.kind === 'refused' && failure.status !== null;
