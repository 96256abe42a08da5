import * as v from 'valibot';
import type { ListedUser, UserAccess } from '@shared/contract/userList';
import { describeRecord } from '@shared/forms/describeRecord';
import { mapResult } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { withId } from '@shared/answers/id';
import { id } from '@shared/mount/config';
import { getUsers, patchAccess } from '../api';
import { readUsers } from '../model/answers';
import { askedById } from '../model/query';
import { userPage, type UsersExtra } from './users';

/** The access of a user, as it is read and changed. */
export const userRecord = describeRecord<ListedUser, UserAccess, UsersExtra>({
  fields: {
    role: { label: () => t('Role'), schema: v.nullable(id()) },
    hasLimitedAccess: { label: () => t('Limited access'), schema: v.boolean() },
    locationIds: { label: () => t('Locations'), schema: v.nullable(v.array(id())) },
    isActive: { label: () => t('Can sign in'), schema: v.boolean() },
  },
  nameOf: ({ name }) => name,
  read: ({ http, config }, userId) =>
    mapResult(getUsers(http, config, askedById(userId ?? '')), (answer) => {
      const { users, count } = readUsers(answer);
      // A server that minds no ids answers some page.
      return count === 0 || withId(users, userId) ? users : null;
    }),
  change: ({ http, config }, userId, access) => patchAccess(http, config, userId, access),
  refresh: userPage.refetch,
  changedBy: ({ changedBy }) => changedBy?.name,
  hasUndo: true,
  hasReset: true,
  isStrict: true,
  texts: {
    title: ({ name }) => t('Access of %(name)s', { name: name ?? '' }),
    save: () => t('Change access'),
    searching: () => t('We don’t know yet whether the access was changed. Looking again…'),
    unknown: () => t('We don’t know whether the access was changed. What you chose is kept.'),
    notSaved: () => t('The access was not changed. What you chose is kept.'),
    kept: () => t('What you chose for the user is kept, but not saved.'),
    saved: ({ name }) => t('Changed the access of %(name)s.', { name: name ?? '' }),
    offer: ({ name }, time) =>
      t('Restore what you chose for %(name)s at %(time)s?', { name: name ?? '', time }),
    changedBy: (name) => t('%(name)s changed this user meanwhile.', { name }),
  },
});
