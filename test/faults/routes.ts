import { readdirSync } from 'node:fs';
import { loadDomains } from '../../fixtures/backend/domains';
import type { Route } from '../../shared/contract/route';

/** The id of a call, as the contract has it: "S9". */
export type RouteId = string;

/** Where the fixture server answers a call: the contract leaves some addresses to the page. */
export async function addressOf(id: RouteId): Promise<Pick<Route, 'method' | 'path'>> {
  for (const { endpoints } of await loadDomains()) {
    const endpoint = endpoints.find(({ route }) => route.id === id);
    if (endpoint) return { method: endpoint.route.method, path: endpoint.path };
  }
  throw new Error(`No view of the fixture server answers ${id}.`);
}

/** The ids in all tables of the contract's folder. */
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
