import type { ListedUser } from '@shared/contract/userList';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import type { Saved } from '@shared/forms/recordEdits';
import { asResult } from '@shared/store/asResult';
import { getUsers, patchAccess } from '../api';
import {
  accessOf,
  conflictsOf,
  openDraft,
  openEdits,
  type AccessDraft,
  type NotSaved,
} from '../model/access';
import { readUsers } from '../model/answers';
import { askedById } from '../model/query';
import type { UsersExtra } from './requests';
import type { Thunk } from './slice';
import { refreshUsers } from './thunks';

/**
 * Saves what is chosen over the access of a user. Resolves once the server has it, and the list was read.
 * The user is read first, so that only what differs is sent, and nothing over what somebody else has decided.
 */
export const saveAccess =
  (draft: AccessDraft, onSearch: () => void): Thunk<Promise<Saved<AccessDraft> | NotSaved>> =>
  async (dispatch, _getState, { http, config }) => {
    const { id, base, edits } = draft;
    const read = () => asResult(userNow({ http, config }, id));
    const before = await read();
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    if (before.value === false) return { status: 'not-saved', failure: gone };
    // What does not tell how it stands cannot stand in conflict.
    const now = before.value ? accessOf(before.value) : base;
    const names = conflictsOf(edits, base, now);
    if (names.length > 0) {
      return { status: 'conflict', names, now, by: before.value?.changedBy ?? null };
    }
    const open = openEdits(edits, now);
    if (open) {
      const outcome = await confirmWrite(
        () => asResult(patchAccess(http, config, id, open)),
        read,
        (found) => found && (openEdits(open, found) === null ? found : false),
        { http, onSearch },
      );
      if (outcome.status !== 'saved') return outcome;
    }
    await dispatch(refreshUsers());
    return { status: 'saved', draft: openDraft(draft, now) };
  };

/** One user. False where there is none by that id; null where the server minds no ids and its answer does not tell. */
async function userNow(
  { http, config }: Pick<UsersExtra, 'http' | 'config'>,
  id: ListedUser['id'],
): Promise<ListedUser | false | null> {
  const { users, count } = readUsers(await getUsers(http, config, askedById(id)));
  const found = users.find((user) => String(user.id) === String(id));
  return found ?? (count === 0 ? false : null);
}

const gone: Failure = { kind: 'not-found', status: null, message: '', fields: [] };
