import { isId, isObject, listOf, listOfIds, textOf, unreadable } from '@shared/answers';
import type { ListedUser, UserRole, UsersAnswer } from '@shared/contract/userList';

type Loose<T> = { [Key in keyof T]?: unknown };

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readUsers(answer: unknown): UsersAnswer {
  const loose = (isObject(answer) ? answer : {}) as Loose<UsersAnswer>;
  if (!Array.isArray(loose.users)) throw unreadable('The answer has no list of users.');
  const users = loose.users.filter(isObject).flatMap(readUser);
  const count = countOf(loose.count, users.length);
  return {
    users,
    count,
    total: countOf(loose.total, count),
    roles: listOf(loose.roles as Loose<UserRole>[]).flatMap(readRole),
    locations: listOf(loose.locations as Loose<{ id: unknown; name: unknown }>[]).flatMap(
      ({ id, name }) => (isId(id) ? [{ id, name: textOf(name).trim() || String(id) }] : []),
    ),
    managers: countOf(loose.managers, 0),
    hasLimitedAccess: loose.hasLimitedAccess === true,
    hasEditPermission: loose.hasEditPermission === true,
  };
}

const countOf = (count: unknown, least: number): number =>
  typeof count === 'number' && count >= least ? count : least;

/** A user without an id is left out: nothing could tell it from the others. */
function readUser(user: Loose<ListedUser>): ListedUser[] {
  const { id, role, locationIds, email, lastSeen, changedBy } = user;
  if (!isId(id)) return [];
  const by = (isObject(changedBy) ? changedBy : {}) as Loose<NonNullable<ListedUser['changedBy']>>;
  const name = textOf(by.name).trim();
  return [
    {
      id,
      name: textOf(user.name).trim() || textOf(email).trim() || String(id),
      role: isId(role) ? role : null,
      hasLimitedAccess: user.hasLimitedAccess === true,
      locationIds: Array.isArray(locationIds) ? listOfIds(locationIds).filter(isId) : null,
      isActive: user.isActive !== false,
      email: textOf(email),
      lastSeen: isMoment(lastSeen) ? lastSeen : null,
      changedBy: name === '' ? null : { id: isId(by.id) ? by.id : '', name },
    },
  ];
}

const isMoment = (text: unknown): text is string =>
  typeof text === 'string' && !Number.isNaN(Date.parse(text));

const readRole = ({ id, name, says, managesUsers }: Loose<UserRole>): UserRole[] =>
  isId(id)
    ? [
        {
          id,
          name: textOf(name).trim() || String(id),
          says: textOf(says),
          managesUsers: managesUsers === true,
        },
      ]
    : [];
