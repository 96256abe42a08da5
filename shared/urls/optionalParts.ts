import type { Id } from '../answers/id';
import { callUrl, type CallPaths } from './callUrl';

type Values = Readonly<Record<string, Id | undefined>>;

/** A path whose parts in brackets stand only where the values that they name are there. */
export const withParts = (path: string, values: Values): string =>
  path.replace(/\[([^[\]]*)\]/g, (_, part: string) =>
    Array.from(part.matchAll(/\{(\w+)\}/g)).every(([, name = '']) => values[name] !== undefined)
      ? part
      : '',
  );

/**
 * `callUrl` for a path with parts that may be left out, `/shop-as[/location/{locationId}]`, or for the address that the
 * config gives instead. Only `values` fill such parts.
 */
export function callUrlOf(
  config: Parameters<typeof callUrl>[0],
  paths: CallPaths,
  id: string,
  values: Values,
): string {
  const given = config.urls?.calls?.[id];
  const calls = given === undefined ? {} : { [id]: withParts(given, values) };
  const own: CallPaths = { [id]: withParts(paths[id] ?? '', values) };
  return callUrl({ ...config, urls: { ...config.urls, calls } }, own, id, defined(values));
}

const defined = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Id] => entry[1] !== undefined),
  );
