import { mapResult, type Result } from '@shared/http/result';
import type { WebhookDelivery, WebhookEndpoint } from '@shared/contract/webhookDashboard';
import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import { getDeliveries, postSend } from '../api';
import { readDeliveries } from '../model/deliveryAnswers';
import { attemptKeys } from './readNow';
import { webhooks } from './requests';
import type { Thunk } from './slice';

type EndpointId = WebhookEndpoint['id'];

/** The last deliveries to an endpoint, or the one with the id, with what was sent. */
export const lookAtDeliveries =
  (endpoint: EndpointId, id?: WebhookDelivery['id']): Thunk<Promise<Result<WebhookDelivery[]>>> =>
  (_dispatch, _getState, { http, config }) =>
    mapResult(getDeliveries(http, config, endpoint, id), readDeliveries);

/** Sends a test of an event, or a delivery again. After a lost answer the delivery with its key is the one. */
export const sendDelivery =
  (
    endpointId: EndpointId,
    what: { event: string } | { deliveryId: WebhookDelivery['id'] },
    onSearch: () => void,
  ): Thunk<Promise<WriteOutcome<unknown>>> =>
  async (dispatch, _getState, extra) => {
    const { http, config } = extra;
    const body = { endpointId, ...what };
    const keys = attemptKeys(extra);
    const key = keys.keyOf(body);
    const outcome = await confirmWrite(
      () => postSend(http, config, body, key),
      () => mapResult(getDeliveries(http, config, endpointId), readDeliveries),
      (deliveries) => deliveries.find(({ version }) => version === key) ?? false,
      { http, onSearch },
    );
    if (outcome.status !== 'unknown') keys.settle(body);
    // The list of endpoints tells the last delivery of each.
    if (outcome.status === 'saved') void dispatch(webhooks.read(undefined));
    return outcome;
  };
