import type { WebhookEndpoint } from '@shared/contract/webhookDashboard';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { newKey } from '@shared/newKey';
import type { Saved } from '@shared/forms/recordEdits';
import { asResult } from '@shared/store/asResult';
import { postEndpoint } from '../api';
import {
  conflictsOf,
  fieldsOf,
  openDraft,
  openEdits,
  type EndpointDraft,
  type NotSaved,
} from '../model/endpoint';
import { attemptKeys, gone, readNow, withId } from './readNow';
import { webhooks } from './requests';
import type { Thunk } from './slice';

/** Saves what is written over an endpoint, or a new one. Resolves once the server has it, and all was read. */
export const saveEndpoint =
  (draft: EndpointDraft, onSearch: () => void): Thunk<Promise<Saved<EndpointDraft> | NotSaved>> =>
  async (dispatch) => {
    const end = await dispatch(
      draft.id === null ? addEndpoint(draft, onSearch) : changeEndpoint(draft, draft.id, onSearch),
    );
    if (end.status === 'saved') await dispatch(webhooks.read(undefined));
    return end;
  };

/** After a lost answer an endpoint that was not there before and says the same is the one that was added. */
const addEndpoint =
  (draft: EndpointDraft, onSearch: () => void): Thunk<Promise<Saved<EndpointDraft> | NotSaved>> =>
  async (_dispatch, _getState, extra) => {
    const { http, config } = extra;
    const { base, edits } = draft;
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
    return outcome.status === 'saved' ? { status: 'saved', draft } : outcome;
  };

/** Reads the endpoint first, so that only what differs is sent, and nothing over what somebody else has decided. */
const changeEndpoint =
  (
    draft: EndpointDraft,
    id: WebhookEndpoint['id'],
    onSearch: () => void,
  ): Thunk<Promise<Saved<EndpointDraft> | NotSaved>> =>
  async (_dispatch, _getState, extra) => {
    const { http, config } = extra;
    const { base, edits } = draft;
    const before = await readNow(extra);
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    const found = withId(before.value.endpoints, id);
    if (!found) return { status: 'not-saved', failure: gone };
    const now = fieldsOf(found);
    const names = conflictsOf(edits, base, now);
    if (names.length > 0) return { status: 'conflict', names, now, by: found.changedBy };
    const saved = { status: 'saved', draft: openDraft(draft, now) } as const;
    const open = openEdits(edits, now);
    if (!open) return saved;
    if (open.url !== undefined) open.url = open.url.trim();
    const outcome = await confirmWrite(
      () => asResult(postEndpoint(http, config, { id, ...open }, newKey())),
      () => readNow(extra),
      ({ endpoints }) => {
        const after = withId(endpoints, id);
        return after && openEdits(open, after) === null ? after : false;
      },
      { http, onSearch },
    );
    return outcome.status === 'saved' ? saved : outcome;
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
