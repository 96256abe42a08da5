import type { Route } from '../contract/route';
import type { JsonSchema } from './jsonSchema';
import type { Contract } from './openapi';

interface Described {
  properties?: Readonly<Record<string, Described>>;
}

/**
 * The ids of the calls that a widget makes. The schema of its config knows those with a path of their own, in
 * `urls.calls`, and the names of the addresses that a page supplies. Two screens may name an address alike ("page"), so
 * of these it makes the calls that the comments of its `api.ts` name, given as text.
 */
export function callsOf(
  { schema }: { schema: JsonSchema },
  api: string,
  contract: Contract,
): string[] {
  const { calls, ...urls } = (schema as Described).properties?.urls?.properties ?? {};
  const named = new Set(api.match(/\b[A-Z]+\d+\b/g));
  const isMade = ({ id, path }: Route) => {
    const supplied = /^\{urls\.(\w+)\}/.exec(path)?.[1];
    if (supplied === undefined) return id in (calls?.properties ?? {});
    return supplied in urls && named.has(id);
  };
  return Object.values(contract)
    .flat()
    .flatMap((table) => Object.values(table))
    .filter(isMade)
    .map(({ id }) => id);
}
