import { mapResult, type Result } from '@shared/http/result';
import type { WebhookHeader, WebhooksAnswer } from '@shared/contract/webhookDashboard';
import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import { postReveal, postSecret } from '../api';
import { readNewSecret, readValue } from '../model/secretAnswers';
import { attemptKeys, readNow } from './readNow';
import { webhooks } from './requests';
import type { Thunk } from './slice';

// What these resolve to is in nobody's state: no action carries it, and no reducer sees it.

/** Reads the secret. */
export const revealSecret =
  (): Thunk<Promise<Result<string>>> =>
  (_dispatch, _getState, { http, config }) =>
    mapResult(postReveal(http, config, { what: 'secret' }), readValue);

/** Reads the value of a header. */
export const revealHeader =
  (id: WebhookHeader['id']): Thunk<Promise<Result<string>>> =>
  (_dispatch, _getState, { http, config }) =>
    mapResult(postReveal(http, config, { what: 'header', id }), readValue);

/** A secret that was made: what it is, or null where the answer that told it was lost. */
export interface NewSecret {
  secret: string | null;
}

/** Makes a new secret. The same key, kept until there is an answer, makes no second one. */
export const renewSecret =
  (overlapHours: number, onSearch: () => void): Thunk<Promise<WriteOutcome<NewSecret>>> =>
  async (dispatch, _getState, extra) => {
    const { http, config } = extra;
    const body = { overlapHours };
    const keys = attemptKeys(extra);
    const key = keys.keyOf(body);
    const outcome = await confirmWrite<NewSecret, WebhooksAnswer, NewSecret>(
      () =>
        mapResult(postSecret(http, config, body, key), (made) => ({ secret: readNewSecret(made) })),
      () => readNow(extra),
      ({ secret }) => {
        if (secret?.version === null) return null;
        return secret?.version === key && { secret: null };
      },
      { http, onSearch },
    );
    if (outcome.status !== 'unknown') keys.settle(body);
    if (outcome.status === 'saved') await dispatch(webhooks.read(undefined));
    return outcome;
  };
