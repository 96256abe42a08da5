import * as v from 'valibot';
import type { ListedUser, UserAccess } from '@shared/contract/userList';
import { recordEdits, type NotSaved as RecordNotSaved } from '@shared/forms/recordEdits';

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

export const { openEdits, conflictsOf, unsavedOf, openDraft, backOf } = recordEdits<Access>(
  accessNames,
  isSame,
);

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

export type AccessDraft = v.InferOutput<typeof draftsSchema>[number];

/** Why an access was not changed, and in a conflict who has changed it. */
export type NotSaved = RecordNotSaved<Access, { by: ListedUser['changedBy'] }>;
