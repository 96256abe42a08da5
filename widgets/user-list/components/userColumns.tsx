import type { ListedUser, UsersAnswer } from '@shared/contract/userList';
import type { Id } from '@shared/id';
import { t } from '@shared/i18n';
import { tracksOf, type Column } from '@shared/lists/column';
import { isSameId, locationsText, locationsTitle, roleName, roleOf } from '../model/names';
import { EditButton, lastSeenText, lastSeenTitle, UserName, UserStatus } from './userParts';

/** The kinds say how wide a column is. */
const kinds = {
  name: { type: 'link', width: 'minmax(0, 4fr)' },
  role: { type: 'text', width: 'minmax(0, 2fr)' },
  status: { type: 'badge' },
  locations: { type: 'text', width: 'minmax(0, 2fr)' },
  lastSeen: { type: 'date' },
  actions: { type: 'actions', width: '72px' },
} as const;

/** The tracks of the table, for the skeleton that stands in its place. */
export const userTracks = tracksOf(Object.values(kinds), false);

interface Options {
  answer: UsersAnswer;
  own: Id | null;
  locale: string;
  onEdit: ((user: ListedUser) => void) | null;
}

export function userColumns({ answer, own, locale, onEdit }: Options): Column<ListedUser>[] {
  const { hasLimitedAccess: isLimited } = answer;
  const columns: (Column<ListedUser> | false)[] = [
    {
      key: 'name',
      header: t('User'),
      ...kinds.name,
      isSortable: true,
      render: (user) => (
        <UserName user={user} isOwn={isSameId(user.id, own)} isLimited={isLimited} />
      ),
      title: ({ name }) => name,
    },
    {
      key: 'role',
      header: t('Role'),
      ...kinds.role,
      isSortable: true,
      render: ({ role }) => <bdi>{roleName(answer, role)}</bdi>,
      title: ({ role }) => roleOf(answer, role)?.says,
    },
    {
      key: 'status',
      header: t('Status'),
      ...kinds.status,
      render: (user) => <UserStatus user={user} />,
    },
    {
      key: 'locations',
      header: t('Locations'),
      ...kinds.locations,
      render: ({ locationIds }) => locationsText(locationIds),
      title: ({ locationIds }) => locationsTitle(answer, locationIds),
    },
    !isLimited && {
      key: 'lastSeen',
      header: t('Last seen'),
      ...kinds.lastSeen,
      isSortable: true,
      render: (user) => lastSeenText(user, locale),
      title: (user) => lastSeenTitle(user, locale),
    },
    onEdit !== null && {
      key: 'actions',
      header: t('Actions'),
      ...kinds.actions,
      render: (user) => <EditButton user={user} onEdit={onEdit} />,
    },
  ];
  return columns.filter((column) => column !== false);
}
