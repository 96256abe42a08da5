import type { Brand, BrandsAnswer } from '@shared/contract/vendorBrands';
import { isSameId } from '@shared/answers/id';
import { nameKey } from '@shared/format/names';

type NamedBrand = BrandsAnswer['brandNames'][number];

/** The other brand that has this name already, or one that looks like it. */
export function doubleOf(
  names: readonly NamedBrand[],
  name: string,
  id: Brand['id'] | null,
): NamedBrand | undefined {
  const key = nameKey(name);
  if (key === '') return undefined;
  return names.find((each) => !isSameId(each.id, id) && nameKey(each.name) === key);
}
