import type { ListedUser, UsersAnswer } from '@shared/contract/userList';
import { dayOf, formatDay, formatMoment } from '@shared/format/dates';
import { isSameId, withId, type Id } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { locationsText, locationsTitle, roleName } from '../model/names';
import { UserName, UserStatus } from './userParts';

interface Options {
  /** Undefined until the users were read: only the tracks of the columns are asked for then. */
  answer: UsersAnswer | undefined;
  own: Id | null;
  locale: string;
  onEdit: ((user: ListedUser) => void) | null;
}

/** What is shown of a user, in a table and on cards. */
export function userColumns({ answer, own, locale, onEdit }: Options): Column<ListedUser>[] {
  const isLimited = answer?.hasLimitedAccess ?? false;
  const known = answer ?? { roles: [], locations: [] };
  const columns: (Column<ListedUser> | false)[] = [
    {
      key: 'name',
      header: t('User'),
      type: 'link',
      width: 'minmax(0, 4fr)',
      isSortable: true,
      render: (user) => (
        <UserName user={user} isOwn={isSameId(user.id, own)} isLimited={isLimited} />
      ),
      title: ({ name }) => name,
    },
    {
      key: 'role',
      header: t('Role'),
      type: 'text',
      width: 'minmax(0, 2fr)',
      isSortable: true,
      render: ({ role }) => <bdi>{roleName(known, role)}</bdi>,
      title: ({ role }) => withId(known.roles, role)?.says,
    },
    {
      key: 'status',
      header: t('Status'),
      type: 'badge',
      render: (user) => <UserStatus user={user} />,
    },
    {
      key: 'locations',
      header: t('Locations'),
      type: 'text',
      width: 'minmax(0, 2fr)',
      render: ({ locationIds }) => locationsText(locationIds),
      title: ({ locationIds }) => locationsTitle(known, locationIds),
    },
    !isLimited && {
      key: 'lastSeen',
      header: t('Last seen'),
      type: 'date',
      isSortable: true,
      // The day, in the reader's zone.
      render: ({ lastSeen }) =>
        lastSeen ? formatDay(dayOf(new Date(lastSeen)), locale) : t('Never'),
      title: ({ lastSeen }) =>
        lastSeen ? formatMoment(new Date(lastSeen), locale) : t('Has never signed in'),
    },
    (onEdit !== null || !answer) && {
      key: 'actions',
      header: t('Actions'),
      type: 'actions',
      width: '72px',
      render: (user) => (
        <button
          type="button"
          className="btn btn-plain"
          aria-label={t('Edit the access of %(name)s', { name: user.name })}
          onClick={() => onEdit?.(user)}
        >
          {t('Edit')}
        </button>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
