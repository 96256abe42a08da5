import { safeParse } from 'valibot';
import type { Route } from '../contract/route';
import { behind } from '../urls/callUrl';
import { ownUrl } from '../urls/guard';
import { tables } from './tables';

type Urls = Readonly<Record<string, unknown>>;

export interface Asked {
  method: string;
  /** Of the address, without query. */
  path: string;
  query: Readonly<Record<string, string>>;
}

/**
 * The routes that a call may be, the most literal path first. `urls` are those of the host's config: they fill the
 * `{urls.name}` of a path, `base` goes before every other path, and `calls` has another address for some. What they
 * leave as `{name}` stands for any one part.
 */
export function routesOf({ method, path, query }: Asked, urls: Urls, from = tables): Route[] {
  const fitting = from
    .flatMap((table) => Object.values(table))
    .filter((route) => route.method === method && pathPattern(route, urls)?.test(path))
    .sort((a, b) => variables(a.path) - variables(b.path));
  const asked = fitting.filter((route) => !route.query || safeParse(route.query, query).success);
  return asked.length > 0 ? asked : fitting;
}

const variables = (path: string) => path.split('{').length;

/** Null when the config has no such address. */
function pathPattern({ id, path: template }: Route, urls: Urls): RegExp | null {
  const [supplied, name = ''] = /^\{urls\.(\w+)\}/.exec(template) ?? [];
  const { base, calls } = urls as { base?: string; calls?: Record<string, unknown> };
  const given = supplied ? urls[name] : (calls?.[id] ?? behind(base, template));
  const start = pathOf(given);
  if (start === null) return null;
  const path = (start + (supplied ? template.slice(supplied.length) : '')).replace(/\?.*$/, '');
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const optional = escaped.replaceAll('\\[', '(?:').replaceAll('\\]', ')?');
  return new RegExp(`^${optional.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Of an address of the config, with its `{name}` parts. */
function pathOf(url: unknown): string | null {
  const own = ownUrl(url);
  return own && new URL(own).pathname.replace(/%7B(\w+)%7D/g, '{$1}');
}
