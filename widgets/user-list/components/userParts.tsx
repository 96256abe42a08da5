import type { ListedUser } from '@shared/contract/userList';
import { t } from '@shared/page/i18n';
import { NameLines } from '@shared/lists/NameLines';
import { Badge } from '@shared/ui/Badge';
import { lockIcon } from '@shared/ui/icons/lock';
import { initialsOf } from '../model/initials';

interface NameProps {
  user: ListedUser;
  isOwn: boolean;
  /** Those who have limited access are not shown how to reach the others. */
  isLimited: boolean;
}

/** Who it is: a sign of two letters, the name, and the address to write to. */
export const UserName = ({ user: { name, email }, isOwn, isLimited }: NameProps) => (
  <span className="ww-user">
    <span className="ww-user-sign" aria-hidden="true">
      {initialsOf(name)}
    </span>
    <NameLines says={isLimited ? '' : email}>
      <span className="ww-user-name">
        <bdi title={name}>{name}</bdi>
        {isOwn && <Badge tone="info">{t('You')}</Badge>}
      </span>
    </NameLines>
  </span>
);

/** Whether the user can sign in, and sees all. */
export function UserStatus({ user }: { user: ListedUser }) {
  if (!user.isActive) return <Badge tone="neutral">{t('Deactivated')}</Badge>;
  if (user.hasLimitedAccess) {
    return (
      <Badge tone="warning" icon={lockIcon}>
        {t('Limited')}
      </Badge>
    );
  }
  return <Badge tone="success">{t('Active')}</Badge>;
}
