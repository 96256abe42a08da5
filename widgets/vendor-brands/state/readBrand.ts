import type { Brand } from '@shared/contract/vendorBrands';
import { asResult } from '@shared/store/asResult';
import { findBrands } from '../api';
import { readBrands } from '../model/answers';
import { filtersByName } from '../model/query';
import type { BrandsExtra } from './requests';

type Calls = Pick<BrandsExtra, 'http' | 'config'>;

const searched = async ({ http, config }: Calls, name: string) =>
  readBrands(await findBrands(http, config, filtersByName(name)));

export const brandsNamed = (calls: Calls, name: string) => asResult(searched(calls, name));

/**
 * Reads one brand, of which `name` is what it was called last: no call of the specification reads one by its id.
 * False where it is no longer there, null where the server does not tell.
 */
export const brandNow = (
  calls: Calls,
  { id, name }: Pick<Brand, 'id' | 'name'>,
): ReturnType<typeof asResult<Brand | false | null>> => asResult(readBrand(calls, id, name));

async function readBrand(calls: Calls, id: Brand['id'], name: string) {
  const isIt = (brand: { id: Brand['id'] }) => String(brand.id) === String(id);
  const first = await searched(calls, name);
  const found = first.brands.find(isIt);
  if (found) return found;
  const renamed = first.brandNames.find(isIt);
  if (!renamed) return first.brandNames.length > 0 ? false : null;
  return (await searched(calls, renamed.name)).brands.find(isIt) ?? null;
}
