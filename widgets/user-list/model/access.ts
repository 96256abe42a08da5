import * as v from 'valibot';
import type { ListedUser, UserAccess } from '@shared/contract/userList';

export type Access = UserAccess;
export type AccessName = keyof Access;

export const accessNames = [
  'role',
  'hasLimitedAccess',
  'locationIds',
  'isActive',
] as const satisfies readonly AccessName[];

/** What is chosen over the access of a user. */
export type Edits = Partial<Access>;

export const accessOf = ({ role, hasLimitedAccess, locationIds, isActive }: Access): Access => ({
  role,
  hasLimitedAccess,
  locationIds,
  isActive,
});

/** Ids are compared as text, and locations whatever their order. */
const plain = (value: Access[AccessName]) =>
  JSON.stringify(
    Array.isArray(value)
      ? [...new Set(value.map(String))].sort()
      : typeof value === 'number'
        ? String(value)
        : value,
  );

const isSame = (one: Access[AccessName], other: Access[AccessName]) => plain(one) === plain(other);

/** Of the edits those that differ from what a user has; null when none does. */
export function openEdits(edits: Edits, access: Access): Edits | null {
  const open = accessNames.flatMap((name) => {
    const value = edits[name];
    return value === undefined || isSame(value, access[name]) ? [] : [[name, value] as const];
  });
  return open.length === 0 ? null : Object.fromEntries(open);
}

/** What was chosen and somebody else has changed since it was read, to something else. */
export const conflictsOf = (edits: Edits, base: Access, now: Access): AccessName[] =>
  accessNames.filter((name) => {
    const mine = edits[name];
    return mine !== undefined && !isSame(now[name], base[name]) && !isSame(now[name], mine);
  });

const id = v.union([v.string(), v.number()]);
const access = {
  role: v.nullable(id),
  hasLimitedAccess: v.boolean(),
  locationIds: v.nullable(v.array(id)),
  isActive: v.boolean(),
};

/** What was chosen over the access of each user and is not saved. */
export const draftsSchema = v.array(
  v.object({
    id,
    name: v.string(),
    base: v.object(access),
    edits: v.partial(v.object(access)),
  }),
);

/** `base` is the access as it was read: what a reset goes back to. */
export interface AccessDraft {
  id: ListedUser['id'];
  name: string;
  base: Access;
  edits: Edits;
}

/** Of two drafts of one user the later one counts. */
export const mergeDrafts = (earlier: AccessDraft[], later: AccessDraft[]): AccessDraft[] => [
  ...earlier.filter(({ id: of }) => !later.some((draft) => String(draft.id) === String(of))),
  ...later,
];

/** Of the drafts those that the server does not have by now, as far as these users tell; null for none. */
export function unsavedOf(
  drafts: AccessDraft[],
  users: readonly ListedUser[],
): AccessDraft[] | null {
  const open = drafts.filter(({ id: of, edits }) => {
    const now = users.find((user) => String(user.id) === String(of));
    return !now || openEdits(edits, now) !== null;
  });
  return open.length > 0 ? open : null;
}
