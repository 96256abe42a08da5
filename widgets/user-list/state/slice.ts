import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import type { UserListConfig } from '../config';
import { userPage, type UsersExtra } from './requests';

/** `users` is the page that was asked for last. */
export const userListReducer = resourceReducer({ users: userPage });

type UserListState = ReturnType<typeof userListReducer>;

export type Thunk<T> = ThunkAction<T, UserListState, UsersExtra, Action>;

export const { useAppSelector, useAppDispatch } = widgetHooks<UserListState, UserListConfig>();
