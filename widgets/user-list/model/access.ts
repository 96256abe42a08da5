import type { UserAccess } from '@shared/contract/userList';

export type Access = UserAccess;
export type AccessName = keyof Access;

export const accessNames = [
  'role',
  'hasLimitedAccess',
  'locationIds',
  'isActive',
] as const satisfies readonly AccessName[];
