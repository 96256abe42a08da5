import type { WebhookEndpoint } from '@shared/contract/webhookDashboard';
import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { newKey } from '@shared/newKey';
import { asResult } from '@shared/store/asResult';
import { postEndpoint } from '../api';
import {
  conflictsOf,
  fieldsOf,
  openEdits,
  type EndpointDraft,
  type NotSaved,
} from '../model/endpoint';
import { attemptKeys, gone, readNow, withId } from './readNow';
import { webhooks } from './requests';
import type { Thunk } from './slice';

/** Saves what is written over an endpoint, or a new one. Resolves to null once the server has it, and all was read. */
export const saveEndpoint =
  (draft: EndpointDraft, onSearch: () => void): Thunk<Promise<NotSaved | null>> =>
  async (dispatch) => {
    const outcome = await dispatch(
      draft.id === null ? addEndpoint(draft, onSearch) : changeEndpoint(draft, draft.id, onSearch),
    );
    if (outcome.status !== 'saved') return outcome;
    await dispatch(webhooks.read(undefined));
    return null;
  };

/** After a lost answer an endpoint that was not there before and says the same is the one that was added. */
const addEndpoint =
  ({ base, edits }: EndpointDraft, onSearch: () => void): Thunk<Promise<WriteOutcome<unknown>>> =>
  async (_dispatch, _getState, extra) => {
    const { http, config } = extra;
    const before = await readNow(extra);
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    const fields = { ...base, ...edits, url: (edits.url ?? base.url).trim() };
    const keys = attemptKeys(extra);
    const outcome = await confirmWrite(
      () => asResult(postEndpoint(http, config, { id: null, ...fields }, keys.keyOf(fields))),
      () => readNow(extra),
      ({ endpoints }) =>
        endpoints.find(
          (each) => !withId(before.value.endpoints, each.id) && openEdits(fields, each) === null,
        ) ?? false,
      { http, onSearch },
    );
    if (outcome.status !== 'unknown') keys.settle(fields);
    return outcome;
  };

/** Reads the endpoint first, so that only what differs is sent, and nothing over what somebody else has decided. */
const changeEndpoint =
  (
    { base, edits }: EndpointDraft,
    id: WebhookEndpoint['id'],
    onSearch: () => void,
  ): Thunk<Promise<WriteOutcome<unknown> | NotSaved>> =>
  async (_dispatch, _getState, extra) => {
    const { http, config } = extra;
    const before = await readNow(extra);
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    const found = withId(before.value.endpoints, id);
    if (!found) return { status: 'not-saved', failure: gone };
    const now = fieldsOf(found);
    const names = conflictsOf(edits, base, now);
    if (names.length > 0) return { status: 'conflict', names, now, by: found.changedBy };
    const open = openEdits(edits, now);
    if (!open) return { status: 'saved', value: now };
    if (open.url !== undefined) open.url = open.url.trim();
    return confirmWrite(
      () => asResult(postEndpoint(http, config, { id, ...open }, newKey())),
      () => readNow(extra),
      ({ endpoints }) => {
        const after = withId(endpoints, id);
        return after && openEdits(open, after) === null ? after : false;
      },
      { http, onSearch },
    );
  };

/** Deletes an endpoint. Resolves to why it failed, null once it is gone. */
export const deleteEndpoint =
  (id: WebhookEndpoint['id'], onSearch: () => void): Thunk<Promise<Failure | null>> =>
  async (dispatch, _getState, extra) => {
    const { http, config } = extra;
    const outcome = await confirmWrite(
      () => asResult(postEndpoint(http, config, { id, isDeleted: true }, newKey())),
      () => readNow(extra),
      ({ endpoints }) => !withId(endpoints, id),
      { http, onSearch },
    );
    if (outcome.status !== 'saved' && outcome.failure.kind !== 'not-found') return outcome.failure;
    await dispatch(webhooks.read(undefined));
    return null;
  };
