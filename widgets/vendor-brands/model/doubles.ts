import type { Brand, BrandsAnswer } from '@shared/contract/vendorBrands';

type NamedBrand = BrandsAnswer['brandNames'][number];

/** The other brand that has this name already, whatever its case. */
export function doubleOf(
  names: readonly NamedBrand[],
  name: string,
  id: Brand['id'] | null,
): NamedBrand | undefined {
  const plain = name.trim().toLowerCase();
  if (plain === '') return undefined;
  return names.find((each) => each.id !== id && each.name.trim().toLowerCase() === plain);
}
