import { isId, isObject, listOf, textOf, unreadable } from '@shared/answers';
import type { Brand, BrandsAnswer } from '@shared/contract/vendorBrands';
import { parseDay } from '@shared/format/dates';

type Loose<T> = { [Key in keyof T]?: unknown };

/** An answer as the screen can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readBrands(answer: unknown): BrandsAnswer {
  const { brands, brandNames, count, hasEditPermission } = (
    isObject(answer) ? answer : {}
  ) as Loose<BrandsAnswer>;
  if (!Array.isArray(brands)) throw unreadable('The answer has no list of brands.');
  const read = brands.filter(isObject).flatMap(readBrand);
  const isCount = typeof count === 'number' && count >= read.length;
  return {
    brands: read,
    brandNames: listOf(brandNames as Loose<Brand>[]).flatMap(({ id, name, status }) =>
      isId(id) ? [{ id, name: textOf(name), status: statusOf(status) }] : [],
    ),
    count: isCount ? count : read.length,
    hasEditPermission: hasEditPermission === true,
  };
}

/** A brand without an id is left out: nothing could tell it from the others. */
function readBrand(brand: Loose<Brand>): Brand[] {
  const { id, vendorId, name, products, updated } = brand;
  if (!isId(id)) return [];
  const isDay = typeof updated === 'string' && parseDay(updated) !== null;
  return [
    {
      id,
      vendorId: isId(vendorId) ? vendorId : '',
      name: textOf(name),
      description: textOf(brand.description),
      website: textOf(brand.website),
      logo: textOf(brand.logo) || null,
      products: typeof products === 'number' ? products : 0,
      status: statusOf(brand.status),
      updated: isDay ? updated : null,
    },
  ];
}

const statusOf = (status: unknown): Brand['status'] =>
  status === 'archived' ? 'archived' : 'active';
