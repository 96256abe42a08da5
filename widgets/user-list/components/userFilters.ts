import type { UsersAnswer } from '@shared/contract/userList';
import { t } from '@shared/page/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import type { FilterName } from '../model/query';

const optionsOf = (choices: UsersAnswer['locations']) =>
  choices.map(({ id, name }) => ({ value: String(id), label: name }));

/** The filters with what they offer. */
export const userFilters = ({
  roles,
  locations,
}: UsersAnswer): readonly FilterKind<FilterName>[] => [
  { name: 'role', label: t('Role'), options: optionsOf(roles) },
  { name: 'location', label: t('Location'), options: optionsOf(locations) },
  {
    name: 'status',
    label: t('Status'),
    options: [
      { value: 'active', label: t('Active') },
      { value: 'inactive', label: t('Deactivated') },
    ],
  },
];

/** What cards may be ordered by. What is not shown is nothing to order by. */
export const userOrders = (isLimited: boolean) => [
  { value: 'name', label: t('Name, A to Z') },
  { value: '-name', label: t('Name, Z to A') },
  { value: 'role', label: t('Role') },
  ...(isLimited
    ? []
    : [
        { value: '-lastSeen', label: t('Last seen, newest first') },
        { value: 'lastSeen', label: t('Last seen, oldest first') },
      ]),
];
