import type { UsersAnswer } from '@shared/contract/userList';
import { t } from '@shared/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import type { FilterOption } from '@shared/lists/FilterButton';
import type { FilterName } from '../model/query';

const optionsOf = (choices: UsersAnswer['locations']): FilterOption[] =>
  choices.map(({ id, name }) => ({ value: String(id), label: name }));

/** The filters with what they offer. */
export const filterKinds = ({
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
