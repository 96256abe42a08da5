import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import type { UserListConfig } from '../config';
import { userPage } from './requests';

/** `users` is the page that was asked for last. */
export const userListReducer = resourceReducer({ users: userPage });

type UserListState = ReturnType<typeof userListReducer>;

export const { useAppSelector, useAppDispatch } = widgetHooks<UserListState, UserListConfig>();
