import type { FilterChoice, ProductFilters } from '@shared/contract/storefrontShapes';
import { t } from '@shared/i18n';
import type { FilterKind } from '@shared/lists/chipsOf';
import type { FilterOption } from '@shared/lists/FilterButton';
import { choicesAt, type FilterName } from '../model/query';

const optionsOf = (choices: readonly FilterChoice[]): FilterOption[] =>
  choices.map(({ id, name, count }) => ({ value: String(id), label: name, count }));

/** The filters with what they offer: the first have buttons of their own, the others stand together. */
export function filterKinds(filters: ProductFilters | null): readonly FilterKind<FilterName>[] {
  const kind = (
    name: keyof typeof choicesAt,
    label: string,
    isElsewhere = false,
  ): FilterKind<FilterName> => ({
    name,
    label,
    options: filters ? optionsOf(filters[choicesAt[name]]) : [],
    isElsewhere,
  });
  return [
    kind('category', t('Category')),
    kind('brand', t('Brand')),
    kind('strain', t('Strain')),
    {
      name: 'availability',
      label: t('Availability'),
      options: [{ value: 'instock', label: t('In stock') }],
      isElsewhere: true,
    },
    kind('phenotype', t('Phenotype'), true),
    kind('terpene', t('Terpene'), true),
    kind('tag', t('Tag'), true),
    kind('region', t('Region'), true),
  ];
}
