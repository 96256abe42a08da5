import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { UsersAnswer } from '@shared/contract/userList';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { UserListConfig } from '../config';
import { userPage, type UsersExtra } from './requests';

export interface UserListState {
  /** The page that was asked for last. */
  users: ResourceState<UsersAnswer>;
}

export type Thunk<T> = ThunkAction<T, UserListState, UsersExtra, Action>;

export const userListReducer = createReducer<UserListState>({ users: userPage.initial }, (on) => {
  userPage.reduce(on, 'users');
});

export const { useAppSelector, useAppDispatch } = widgetHooks<UserListState, UserListConfig>();
