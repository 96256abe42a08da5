import type { FilterChoice } from '@shared/contract/storefrontShapes';
import { t } from '@shared/i18n';
import type { FilterChip } from '@shared/lists/FilterChips';
import type { FilterOption } from '@shared/lists/FilterButton';
import type { ListQueryState } from '@shared/lists/useListQuery';
import type { FilterName } from '../model/query';
import type { Sellers } from '../model/sellers';

interface FilterKind {
  name: FilterName;
  label: string;
  options: readonly FilterOption[];
}

const optionsOf = (choices: readonly FilterChoice[]): FilterOption[] =>
  choices.map(({ id, name, count }) => ({ value: String(id), label: name, count }));

/** The filters with what they offer. */
export const filterKinds = ({ brands, categories }: Sellers): readonly FilterKind[] => [
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

/** A chip for each filter that is on. */
export const chipsOf = (
  { query: { filters }, change }: ListQueryState<FilterName>,
  sellers: Sellers,
): FilterChip[] =>
  filterKinds(sellers).flatMap(({ name, label, options }) =>
    filters[name].map((value) => ({
      key: `${name} ${value}`,
      label,
      value: options.find((option) => option.value === value)?.label ?? value,
      onRemove: () =>
        change({
          filters: { ...filters, [name]: filters[name].filter((each) => each !== value) },
        }),
    })),
  );
