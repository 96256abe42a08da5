import type { UserAccess } from '@shared/contract/userList';
import { fewNames } from '@shared/format/fewNames';
import { isSameValue, recordEdits } from '@shared/forms/recordEdits';
import { isSameId, withId, type Id } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import { locationNames, locationsTitle, roleName, type Known } from './names';

const { openEdits } = recordEdits<UserAccess>(
  ['role', 'hasLimitedAccess', 'locationIds', 'isActive'],
  isSameValue,
);

/** A part of an access as a person reads it. */
export function valueText(known: Known, name: keyof UserAccess, access: UserAccess): string {
  if (name === 'role') return roleName(known, access.role);
  if (name === 'locationIds') return locationsTitle(known, access.locationIds);
  return access[name] ? t('Yes') : t('No');
}

/** What becomes of a user by these changes, a sentence each. */
export function effectsOf(known: Known, base: UserAccess, access: UserAccess): string[] {
  const { role, hasLimitedAccess, locationIds, isActive } = openEdits(access, base) ?? {};
  const effects = [
    role !== undefined &&
      t('Becomes %(now)s instead of %(before)s.', {
        now: roleName(known, role),
        before: roleName(known, base.role),
      }),
    hasLimitedAccess === true &&
      t('Sees less than the role allows, and can no longer change anything.'),
    hasLimitedAccess === false && t('Sees and changes everything that the role allows.'),
    ...(locationIds === undefined ? [] : locationEffects(known, base, access)),
    isActive === true && t('Can sign in again.'),
    isActive === false &&
      t('Can no longer sign in. What they did stays, and you can let them in again.'),
    ...managingEffects(known, base, access),
  ];
  return effects.filter((says) => says !== false);
}

/** Whether somebody with this access can change the access of others. */
export const manages = (
  known: Pick<Known, 'roles'>,
  { role, isActive, hasLimitedAccess }: UserAccess,
): boolean => isActive && !hasLimitedAccess && withId(known.roles, role)?.managesUsers === true;

function managingEffects(known: Known, base: UserAccess, access: UserAccess): string[] {
  const [before, now] = [manages(known, base), manages(known, access)];
  if (before === now) return [];
  return now
    ? [t('Can change the access of everybody, also yours.')]
    : [t('Can no longer change the access of others.')];
}

function locationEffects(known: Known, base: UserAccess, access: UserAccess): string[] {
  if (access.locationIds === null) return [t('Works at all locations, also at new ones.')];
  const now = access.locationIds;
  const before = base.locationIds ?? known.locations.map(({ id }) => id);
  const isIn = (ids: readonly Id[]) => (id: Id) => ids.some((each) => isSameId(each, id));
  const more = now.filter((id) => !isIn(before)(id));
  const less = before.filter((id) => !isIn(now)(id));
  return [
    ...(base.locationIds === null ? [t('No longer works at every new location.')] : []),
    ...(more.length > 0 ? [t('Also works at: %(names)s.', { names: namesOf(known, more) })] : []),
    ...(less.length > 0
      ? [t('No longer works at: %(names)s.', { names: namesOf(known, less) })]
      : []),
  ];
}

/** More names than anybody reads are counted. */
const mostNames = 5;

const namesOf = (known: Known, ids: readonly Id[]): string =>
  fewNames(
    ids.map((id) => locationNames(known, [id])),
    mostNames,
  );
