import type { UserAccess, UsersAnswer } from '@shared/contract/userList';
import { withId, type Id } from '@shared/answers/id';
import { t, tn } from '@shared/page/i18n';

/** The roles and locations by which an access is put into words. */
export type Known = Pick<UsersAnswer, 'roles' | 'locations'>;

/** The role as a person reads it; one that is no longer offered by its id. */
export const roleName = (known: Pick<Known, 'roles'>, role: Id | null): string =>
  role === null ? t('No role') : (withId(known.roles, role)?.name ?? String(role));

export const locationNames = ({ locations }: Known, ids: readonly Id[]): string =>
  ids.map((id) => withId(locations, id)?.name ?? String(id)).join(', ');

/** "All", or how many; their names are for the title. */
export const locationsText = (locationIds: UserAccess['locationIds']): string =>
  locationIds === null
    ? t('All locations')
    : tn('%(count)s location', '%(count)s locations', locationIds.length);

export const locationsTitle = (known: Known, ids: UserAccess['locationIds']): string =>
  ids === null || ids.length === 0 ? locationsText(ids) : locationNames(known, ids);
