import { allResults, mapResult, type Result } from '@shared/http/result';
import type { Id } from '@shared/id';
import { readAllRows } from '@shared/lists/readAllRows';
import { getProducts } from '../api';
import { readProducts } from '../model/answers';
import { askedByIds, askedOf, idsAtOnce, manyRows, type ProductsQuery } from '../model/query';
import type { ProductsExtra } from './requests';
import type { Thunk } from './slice';
import type { ListedProduct } from '../model/product';

/** How some products stand, by their ids as text. What is not in it is not told. */
export interface ProductsNow {
  found: ReadonlyMap<string, ListedProduct>;
  /** Those that are no longer there, as far as the server tells. */
  gone: ReadonlySet<string>;
}

type Calls = Pick<ProductsExtra, 'http' | 'config'>;

/** Reads at a time: enough to be quick, few enough to leave the server to others. */
const atOnce = 4;

/** Reads some products as they are now. */
export async function productsNow(
  { http, config }: Calls,
  ids: readonly Id[],
): Promise<Result<ProductsNow>> {
  const found = new Map<string, ListedProduct>();
  const gone = new Set<string>();
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, part) =>
    ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce),
  );
  const work = async () => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      const read = await mapResult(getProducts(http, config, askedByIds(part)), readProducts);
      if (!read.ok) return read;
      const { products, count } = read.value;
      const asked = new Set(part.map(String));
      const told = products.filter(({ id }) => asked.has(String(id)));
      for (const product of told) found.set(String(product.id), product);
      // A server that minds no ids answers others beside them, and tells nothing of what it leaves out.
      const mindsIds = told.length === products.length && count === products.length;
      if (mindsIds) for (const id of asked) if (!found.has(id)) gone.add(id);
    }
    return { ok: true, value: null } as const;
  };
  const read = await allResults(Array.from({ length: atOnce }, work));
  return read.ok ? { ok: true, value: { found, gone } } : read;
}

/** All products that fit, on all pages: what is selected by one click is known by name and price before it is changed. */
export const readAllThatFit =
  (query: ProductsQuery): Thunk<Promise<Result<ListedProduct[]>>> =>
  (_dispatch, _getState, { http, config }) =>
    readAllRows(
      (page) =>
        mapResult(
          getProducts(http, config, askedOf({ ...query, page, perPage: manyRows })),
          (answer) => {
            const { products: rows, count } = readProducts(answer);
            return { rows, count };
          },
        ),
      ({ id }) => String(id),
    );
