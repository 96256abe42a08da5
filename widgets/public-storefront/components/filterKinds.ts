import type { FilterChoice } from '@shared/contract/storefrontShapes';
import { t } from '@shared/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import type { FilterOption } from '@shared/lists/FilterButton';
import type { Menu } from '../model/menu';
import type { FilterName } from '../model/query';

const optionsOf = (choices: readonly FilterChoice[]): FilterOption[] =>
  choices.map(({ id, name, count }) => ({ value: String(id), label: name, count }));

/** The filters with what they offer. */
export const filterKinds = ({ brands, categories }: Menu): readonly FilterKind<FilterName>[] => [
  { name: 'category', label: t('Category'), options: optionsOf(categories) },
  { name: 'brand', label: t('Brand'), options: optionsOf(brands) },
  {
    name: 'availability',
    label: t('Availability'),
    options: [{ value: 'instock', label: t('In stock') }],
  },
];
