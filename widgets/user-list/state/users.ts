import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import { getUsers } from '../api';
import type { UserListConfig } from '../config';
import { readUsers } from '../model/answers';
import { askedOf, type UsersQuery } from '../model/query';

export type UsersExtra = Extra<UserListConfig>;

/** The page of the users that is looked at. */
export const userPage = createResource(
  'userList/page',
  (query: UsersQuery, { http, config }: UsersExtra) =>
    mapResult(getUsers(http, config, askedOf(query)), readUsers),
);

export const userListReducer = resourceReducer({ users: userPage });

export const { useAppSelector } = widgetHooks<ReturnType<typeof userListReducer>>();
