import type { ListedUser, UsersAnswer } from '@shared/contract/userList';
import { isSameId, type Id } from '@shared/id';
import { t } from '@shared/i18n';
import { locationsText, locationsTitle, roleName, roleOf } from '../model/names';
import { EditButton, lastSeenText, lastSeenTitle, UserName, UserStatus } from './userParts';

interface Props {
  answer: UsersAnswer;
  own: Id | null;
  locale: string;
  onEdit: ((user: ListedUser) => void) | null;
  isDimmed: boolean;
}

/** The users of a page, a card each, which has room for what the role lets them do. */
export const UserCards = ({ answer, own, locale, onEdit, isDimmed }: Props) => (
  <ul
    className={`ww-user-cards ${isDimmed ? 'ww-dimmed' : ''}`}
    aria-label={t('Users')}
    aria-busy={isDimmed}
  >
    {answer.users.map((user) => (
      <li key={String(user.id)} className="ww-user-card">
        <div className="ww-user-head">
          <UserName
            user={user}
            isOwn={isSameId(user.id, own)}
            isLimited={answer.hasLimitedAccess}
          />
          {onEdit && <EditButton user={user} onEdit={onEdit} />}
        </div>
        <p className="ww-user-role">
          <bdi>{roleName(answer, user.role)}</bdi> <UserStatus user={user} />
        </p>
        <p className="ww-muted">
          <bdi>{roleOf(answer, user.role)?.says}</bdi>
        </p>
        <p className="ww-muted" title={locationsTitle(answer, user.locationIds)}>
          {locationsText(user.locationIds)}
          {!answer.hasLimitedAccess && (
            <>
              {' · '}
              <span title={lastSeenTitle(user, locale)}>
                {user.lastSeen
                  ? t('Last seen %(day)s', { day: lastSeenText(user, locale) })
                  : t('Never signed in')}
              </span>
            </>
          )}
        </p>
      </li>
    ))}
  </ul>
);
