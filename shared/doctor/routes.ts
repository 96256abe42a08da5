import { safeParse } from 'valibot';
import type { Route } from '../contract/route';
import { ownUrl } from '../urls';
import { tables } from './tables';

export interface Asked {
  method: string;
  /** Of the address, without query. */
  path: string;
  query: Readonly<Record<string, string>>;
}

/**
 * The routes that a call may be, the most literal path first. `urls` are those of the host's config,
 * which fill the `{urls.name}` of a path; what they leave as `{name}` stands for any one part.
 */
export function routesOf(
  { method, path, query }: Asked,
  urls: Readonly<Record<string, unknown>>,
  from = tables,
): Route[] {
  const fitting = from
    .flatMap((table) => Object.values(table))
    .filter((route) => route.method === method && pathPattern(route.path, urls)?.test(path))
    .sort((a, b) => variables(a.path) - variables(b.path));
  const asked = fitting.filter((route) => !route.query || safeParse(route.query, query).success);
  return asked.length > 0 ? asked : fitting;
}

const variables = (path: string) => path.split('{').length;

/** Null when the config has no such address. */
function pathPattern(template: string, urls: Readonly<Record<string, unknown>>): RegExp | null {
  const [supplied, name = ''] = /^\{urls\.(\w+)\}/.exec(template) ?? [];
  const start = supplied ? pathOf(urls[name]) : '';
  if (start === null) return null;
  const path = (start + template.slice(supplied?.length ?? 0)).replace(/\?.*$/, '');
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Of an address of the config, with its `{name}` parts. */
function pathOf(url: unknown): string | null {
  const own = ownUrl(url);
  return own && new URL(own).pathname.replace(/%7B(\w+)%7D/g, '{$1}');
}
