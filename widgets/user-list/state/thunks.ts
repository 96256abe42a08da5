import type { UsersQuery } from '../model/query';
import { userPage } from './requests';
import type { Thunk } from './slice';

export const lookAt =
  (query: UsersQuery): Thunk<Promise<unknown>> =>
  (dispatch, _getState, { services }) => {
    services.query = query;
    return dispatch(userPage.read(query));
  };

/** Reads again what is looked at now: something in it was changed. */
export const refreshUsers =
  (): Thunk<Promise<unknown>> =>
  async (dispatch, _getState, { services }) => {
    if (services.query) await dispatch(userPage.read(services.query));
  };
