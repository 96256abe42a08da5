import type { WebhookHeader } from '@shared/contract/webhookDashboard';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { newKey } from '@shared/newKey';
import type { Saved } from '@shared/forms/recordEdits';
import { asResult } from '@shared/store/asResult';
import { postHeader } from '../api';
import {
  conflictsOf,
  headerFields,
  openDraft,
  openEdits,
  typedOf,
  type HeaderDraft,
  type NotSaved,
} from '../model/header';
import { gone, readNow, withId } from './readNow';
import { webhooks } from './requests';
import type { Thunk } from './slice';

/**
 * Saves a header. Resolves once the server has it, and all was read. No read shows its value: after a lost
 * answer the key that it was sent with tells, which the server keeps as its version.
 */
export const saveHeader =
  (draft: HeaderDraft, onSearch: () => void): Thunk<Promise<Saved<HeaderDraft> | NotSaved>> =>
  async (dispatch, _getState, extra) => {
    const { http, config } = extra;
    const { id, base, edits } = draft;
    const before = await readNow(extra);
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    const found = id === null ? undefined : withId(before.value.headers, id);
    if (id !== null && !found) return { status: 'not-saved', failure: gone };
    const now = found ? headerFields(found) : base;
    const names = conflictsOf(edits, base, now);
    if (names.length > 0) return { status: 'conflict', names, now, by: found?.changedBy ?? null };
    const open = openEdits(edits, now);
    if (open) {
      const key = newKey();
      const value = typedOf(open.value);
      const change = {
        id,
        ...(open.name !== undefined && { name: open.name }),
        ...(value !== undefined && { value }),
      };
      const outcome = await confirmWrite(
        () => asResult(postHeader(http, config, change, key)),
        () => readNow(extra),
        ({ headers }) => wasTaken(headers, { id, name: open.name ?? now.name }, key, value),
        { http, onSearch },
      );
      if (outcome.status !== 'saved') return outcome;
    }
    await dispatch(webhooks.read(undefined));
    return { status: 'saved', draft: openDraft(draft, now) };
  };

/** Whether the header is as it was sent; null where the server keeps no versions, so that its value cannot be told. */
function wasTaken(
  headers: readonly WebhookHeader[],
  { id, name }: { id: WebhookHeader['id'] | null; name: string },
  key: string,
  value: string | undefined,
): WebhookHeader | false | null {
  const isIt = (each: WebhookHeader) =>
    id === null ? each.name.toLowerCase() === name.toLowerCase() : String(each.id) === String(id);
  const found = headers.find(isIt);
  if (!found) return false;
  if (found.version !== null) return found.version === key ? found : false;
  if (value !== undefined) return null;
  return found.name === name ? found : false;
}

/** Removes a header. Resolves to why it failed, null once it is gone. */
export const removeHeader =
  (id: WebhookHeader['id'], onSearch: () => void): Thunk<Promise<Failure | null>> =>
  async (dispatch, _getState, extra) => {
    const { http, config } = extra;
    const outcome = await confirmWrite(
      () => asResult(postHeader(http, config, { id, isDeleted: true }, newKey())),
      () => readNow(extra),
      ({ headers }) => !withId(headers, id),
      { http, onSearch },
    );
    if (outcome.status !== 'saved' && outcome.failure.kind !== 'not-found') return outcome.failure;
    await dispatch(webhooks.read(undefined));
    return null;
  };
