import type { ListedUser } from '@shared/contract/userList';
import { rowFocus } from '@shared/focus/useFocus';
import { t } from '@shared/page/i18n';
import { cellsOf, type Column } from '@shared/lists/column';

interface Props {
  users: readonly ListedUser[];
  columns: readonly Column<ListedUser>[];
  isDimmed: boolean;
}

/** The users of a page, a card each, which has room for what the role lets them do. */
export const UserCards = ({ users, columns, isDimmed }: Props) => (
  <ul
    className={`ww-user-cards ${isDimmed ? 'ww-dimmed' : ''}`}
    aria-label={t('Users')}
    aria-busy={isDimmed}
  >
    {users.map((user) => {
      const { name, actions, role, status, locations, lastSeen } = cellsOf(columns, user);
      return (
        <li key={String(user.id)} className="ww-user-card" data-focus={rowFocus(String(user.id))}>
          <div className="ww-user-head">
            {name?.content}
            {actions?.content}
          </div>
          <p className="ww-user-role">
            {role?.content} {status?.content}
          </p>
          <p className="ww-muted">
            <bdi>{role?.title}</bdi>
          </p>
          <p className="ww-muted ww-row">
            <span title={locations?.title}>{locations?.content}</span>
            {lastSeen && (
              <span title={lastSeen.title}>
                {user.lastSeen
                  ? // The column of a day renders text.
                    t('Last seen %(day)s', { day: lastSeen.content as string })
                  : t('Never signed in')}
              </span>
            )}
          </p>
        </li>
      );
    })}
  </ul>
);
