import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getUsers } from '../api';
import type { UserListConfig } from '../config';
import { readUsers } from '../model/answers';
import { askedOf, type UsersQuery } from '../model/query';

export type UsersExtra = Extra<UserListConfig>;

export const userPage = createResource(
  'userList/page',
  (query: UsersQuery, { http, config }: UsersExtra) =>
    mapResult(getUsers(http, config, askedOf(query)), readUsers),
);
