import type { ProductFilters } from '../contract/storefrontShapes';
import { t } from '../page/i18n';
import type { FilterKind } from '../lists/chipsOf';
import { productChoices, type ProductFilter } from './productQuery';

const labels = (): Readonly<Record<ProductFilter, string>> => ({
  category: t('Category'),
  brand: t('Brand'),
  strain: t('Strain'),
  phenotype: t('Phenotype'),
  terpene: t('Terpene'),
  tag: t('Tag'),
  region: t('Region'),
  availability: t('Availability'),
});

/**
 * These filters of products, with what an answer says they offer: nothing where it says nothing. Those that are
 * `isElsewhere` stand together under one button.
 *
 * @example
 * const kinds = [
 *   ...productFilters(answer.filters, ['category', 'brand']),
 *   ...productFilters(answer.filters, ['availability', 'tag'], true),
 * ];
 */
export const productFilters = <Name extends ProductFilter>(
  offered: ProductFilters | null,
  names: readonly Name[],
  isElsewhere = false,
): readonly FilterKind<Name>[] =>
  names.map((name) => ({
    name,
    label: labels()[name],
    options: optionsOf(offered, name),
    isElsewhere,
  }));

const optionsOf = (offered: ProductFilters | null, name: ProductFilter) =>
  name === 'availability'
    ? [{ value: 'instock', label: t('In stock') }]
    : (offered?.[productChoices[name]] ?? []).map(({ id, name: label, count }) => ({
        value: String(id),
        label,
        count,
      }));
