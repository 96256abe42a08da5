import type { UserAccess, UsersAnswer } from '@shared/contract/userList';
import type { Problems } from '@shared/forms/recordForm';
import { t } from '@shared/page/i18n';
import { manages } from './words';

interface Facts extends Pick<UsersAnswer, 'roles' | 'managers'> {
  /** It is the person's own. */
  isOwn: boolean;
}

/**
 * Nobody takes away their own last access: an account that cannot sign in, or the last one that may change access,
 * could be brought back by nobody on this screen. The server refuses the same.
 */
export function problemsOf(
  facts: Facts,
  base: UserAccess,
  access: UserAccess,
): Problems<UserAccess> {
  const problems: Problems<UserAccess> = {};
  if (access.locationIds?.length === 0) problems.locationIds = t('Choose at least one location.');
  if (!facts.isOwn) return problems;
  if (base.isActive && !access.isActive) {
    problems.isActive = t('This is your own account: somebody else has to deactivate it.');
  }
  const isGivenUp = manages(facts, base) && !manages(facts, { ...access, isActive: true });
  if (isGivenUp && facts.managers <= 1) {
    const says = t(
      'You are the only one who can change access. Give somebody else this role first.',
    );
    if (access.hasLimitedAccess) problems.hasLimitedAccess = says;
    else problems.role = says;
  }
  return problems;
}

/** Whether somebody gives up, and may, what only somebody else can give back. */
export const givesUp = (facts: Facts, base: UserAccess, access: UserAccess): boolean =>
  facts.isOwn &&
  manages(facts, base) &&
  !manages(facts, access) &&
  Object.keys(problemsOf(facts, base, access)).length === 0;
