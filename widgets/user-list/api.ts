import type { UserAccess } from '@shared/contract/userList';
import { fillUrl } from '@shared/urls/fillUrl';
import type { Http, Query } from '@shared/http/http';
import type { Id } from '@shared/answers/id';
import type { UserListConfig } from './config';

/** U1: changes what of a user's access is given. Returns the user. */
export const patchAccess = (
  http: Http,
  { urls, updateMethod }: UserListConfig,
  id: Id,
  access: Partial<UserAccess>,
) => http[updateMethod]<unknown>(fillUrl(urls.user ?? '', { id }), { id, ...access });

/** U2: one page of the users that fit, how many fit in all, and the roles and locations that there are. */
export const getUsers = (http: Http, { urls }: UserListConfig, query: Query) =>
  http.get<unknown>(urls.users, { query });
