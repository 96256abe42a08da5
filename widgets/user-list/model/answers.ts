import {
  answerOf,
  choice,
  list,
  listOrNull,
  nameOrId,
  needed,
  or,
  ownId,
  record,
  type Reader,
} from '@shared/answers/read';
import {
  countOf,
  idOf,
  idsOf,
  isNotFalse,
  isTrue,
  momentOf,
  textOf,
  trimmedOf,
} from '@shared/answers/values';
import type { ListedUser, UsersAnswer } from '@shared/contract/userList';

const user: Reader<ListedUser | null> = record({
  id: ownId,
  name: (name, from) => trimmedOf(name) || trimmedOf(from?.email) || textOf(from?.id),
  role: idOf,
  hasLimitedAccess: isTrue,
  locationIds: (ids) => (Array.isArray(ids) ? idsOf(ids) : null),
  isActive: isNotFalse,
  email: textOf,
  lastSeen: momentOf,
  changedBy: record({ id: or(idOf, ''), name: needed(trimmedOf) }),
});

const page = answerOf(
  record({
    users: needed(listOrNull(user)),
    count: or(countOf, 0),
    total: or(countOf, 0),
    roles: list(record({ id: ownId, name: nameOrId, says: textOf, managesUsers: isTrue })),
    locations: list(choice),
    managers: or(countOf, 0),
    hasLimitedAccess: isTrue,
    hasEditPermission: isTrue,
  }),
  'The answer has no list of users.',
);

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readUsers(answer: unknown): UsersAnswer {
  const read = page(answer);
  const count = Math.max(read.count, read.users.length);
  return { ...read, count, total: Math.max(read.total, count) };
}
