import { userPage } from './requests';

/** Reads again what is looked at now: something in it was changed. */
export const refreshUsers = userPage.refetch;
