import { mapResult, type Result } from '@shared/http/result';
import type { Brand } from '@shared/contract/vendorBrands';
import { withId, type Id } from '@shared/id';
import { findBrands } from '../api';
import { readBrands } from '../model/answers';
import { filtersByName } from '../model/query';
import type { BrandsExtra } from './brands';

type Calls = Pick<BrandsExtra, 'http' | 'config'>;

const searched = ({ http, config }: Calls, name: string) =>
  mapResult(findBrands(http, config, filtersByName(name)), readBrands);

/**
 * Reads one brand among others, of which `name` is what it was called last: no call of the specification reads one by
 * its id. Where it is not among them it is gone; null where the server does not tell. Without an id it reads those that
 * have this name.
 */
export async function brandsNow(
  calls: Calls,
  id: Id | null,
  name: string,
): Promise<Result<readonly Brand[] | null>> {
  const read = await searched(calls, name);
  if (!read.ok) return read;
  const { brands, brandNames } = read.value;
  if (id === null || withId(brands, id)) return { ok: true, value: brands };
  const renamed = withId(brandNames, id);
  if (!renamed) return { ok: true, value: brandNames.length > 0 ? [] : null };
  return mapResult(searched(calls, renamed.name), (again) => {
    const found = withId(again.brands, id);
    return found ? [found] : null;
  });
}
