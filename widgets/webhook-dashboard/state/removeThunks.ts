import type { Result } from '@shared/http/result';
import type { WebhookEndpoint, WebhookHeader } from '@shared/contract/webhookDashboard';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { withId } from '@shared/answers/id';
import { newKey } from '@shared/drafts/newKey';
import { postEndpoint, postHeader } from '../api';
import { readNow } from './readNow';
import { webhooks, type WebhookExtra } from './requests';
import type { Thunk } from './slice';

/** Deletes an endpoint. Resolves to why it failed, null once it is gone. */
export const deleteEndpoint = (id: WebhookEndpoint['id'], onSearch: () => void) =>
  remove('endpoints', id, onSearch, ({ http, config }) =>
    postEndpoint(http, config, { id, isDeleted: true }, newKey()),
  );

/** Removes a header. Resolves to why it failed, null once it is gone. */
export const removeHeader = (id: WebhookHeader['id'], onSearch: () => void) =>
  remove('headers', id, onSearch, ({ http, config }) =>
    postHeader(http, config, { id, isDeleted: true }, newKey()),
  );

const remove =
  (
    kind: 'endpoints' | 'headers',
    id: WebhookEndpoint['id'],
    onSearch: () => void,
    send: (extra: WebhookExtra) => Promise<Result<unknown>>,
  ): Thunk<Promise<Failure | null>> =>
  async (dispatch, _getState, extra) => {
    const outcome = await confirmWrite(
      () => send(extra),
      () => readNow(extra),
      (answer) => !withId<{ id: typeof id }>(answer[kind], id),
      { http: extra.http, onSearch },
    );
    if (outcome.status !== 'saved' && outcome.failure.kind !== 'not-found') return outcome.failure;
    await dispatch(webhooks.read(undefined));
    return null;
  };
