import type { ListedUser, UsersAnswer } from '@shared/contract/userList';
import { isSameId, type Id } from '@shared/id';
import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { locationsText, locationsTitle, roleName, roleOf } from '../model/names';
import { EditButton, lastSeenText, lastSeenTitle, UserName, UserStatus } from './userParts';

interface Options {
  /** Undefined until the users were read: only the tracks of the columns are asked for then. */
  answer: UsersAnswer | undefined;
  own: Id | null;
  locale: string;
  onEdit: ((user: ListedUser) => void) | null;
}

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
      title: ({ role }) => roleOf(known, role)?.says,
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
      render: (user) => lastSeenText(user, locale),
      title: (user) => lastSeenTitle(user, locale),
    },
    (onEdit !== null || !answer) && {
      key: 'actions',
      header: t('Actions'),
      type: 'actions',
      width: '72px',
      render: (user) => onEdit && <EditButton user={user} onEdit={onEdit} />,
    },
  ];
  return columns.filter((column) => column !== false);
}
