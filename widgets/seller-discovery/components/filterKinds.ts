import type { FilterChoice } from '@shared/contract/storefrontShapes';
import { t } from '@shared/page/i18n';
import type { FilterOption } from '@shared/lists/FilterButton';
import type { FilterKind } from '@shared/lists/chipsOf';
import type { FilterName } from '../model/query';
import type { Sellers } from '../model/sellers';

const optionsOf = (choices: readonly FilterChoice[]): FilterOption[] =>
  choices.map(({ id, name, count }) => ({ value: String(id), label: name, count }));

/** The filters with what they offer. */
export const filterKinds = ({ brands, categories }: Sellers): readonly FilterKind<FilterName>[] => [
  { name: 'brand', label: t('Brand'), options: optionsOf(brands) },
  { name: 'category', label: t('Category'), options: optionsOf(categories) },
  {
    name: 'availability',
    label: t('Availability'),
    options: [
      { value: 'instock', label: t('In stock') },
      { value: 'visible', label: t('Taking orders') },
    ],
  },
];
