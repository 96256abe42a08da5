import { readdirSync } from 'node:fs';
import { loadDomains } from '../../fixtures/backend/domains';
import { batchListRoutes } from '../../shared/contract/batchList';
import { batchRoutes } from '../../shared/contract/batches';
import { cartRoutes } from '../../shared/contract/cart';
import { checkoutRoutes } from '../../shared/contract/checkout';
import { notificationRoutes } from '../../shared/contract/notifications';
import { orderingRoutes } from '../../shared/contract/ordering';
import type { Route } from '../../shared/contract/route';
import { rulesRoutes } from '../../shared/contract/rules';

/** Every call of the contract by its id. */
export const routes = {
  ...batchListRoutes,
  ...batchRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...notificationRoutes,
  ...orderingRoutes,
  ...rulesRoutes,
};

export type RouteId = keyof typeof routes;

/** Where the fixture server answers a call: the contract leaves some addresses to the page. */
export async function addressOf(id: RouteId): Promise<Pick<Route, 'method' | 'path'>> {
  for (const { endpoints } of await loadDomains()) {
    const endpoint = endpoints.find(({ route }) => route.id === id);
    if (endpoint) return { method: endpoint.route.method, path: endpoint.path };
  }
  throw new Error(`No view of the fixture server answers ${id}.`);
}

/** The ids in all tables of the contract's folder, whether somebody thought of `routes` or not. */
export async function contractIds(): Promise<string[]> {
  const folder = new URL('../../shared/contract/', import.meta.url);
  const modules = readdirSync(folder)
    .filter((name) => /^\w+\.ts$/.test(name))
    .map((name) => import(`../../shared/contract/${name}`) as Promise<Record<string, object>>);
  return (await Promise.all(modules))
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Routes') && name !== 'defineRoutes')
    .flatMap(([, table]) => Object.keys(table));
}
