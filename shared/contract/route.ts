import type { GenericSchema } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call answers with when it is not JSON. */
export type OtherAnswer = 'redirect' | 'file' | 'nothing';

/**
 * One call, as the server sees it. The widgets import only the types that a domain derives from its
 * schemas; the fixture backend checks every request and answer with the table; `openapi.json` is
 * written from it.
 */
export interface Route {
  /** The row of the specification's list of calls, or the next free number of its group. */
  id: string;
  method: Method;
  /**
   * A path with `{name}` parts, or `{urls.name}` where the page supplies the address. What stands in brackets is there
   * when its parts are: `/shop-as[/location/{locationId}]`.
   */
  path: string;
  /**
   * Where the fixture backend serves an address that the page supplies, as `path` is written: an example of a real one,
   * by which `openapi.json` names the call. Your own may be any other.
   */
  servedAt?: string;
  /** `ours` where the specification leaves the call's form open and the choice is this project's. */
  origin: 'spec' | 'ours';
  summary: string;
  /** A POST that changes nothing: what is looked for stands in its body. */
  isRead?: true;
  /** It carries an `Idempotency-Key`: sent again with the same one, it does nothing more and returns what it did. */
  isKeyed?: true;
  /** Visitors who are not signed in are answered, too. */
  isPublic?: true;
  /** Values of the query string. They arrive as text. */
  query?: GenericSchema;
  body?: { type: 'json' | 'form' | 'multipart'; schema: GenericSchema };
  answer: GenericSchema | OtherAnswer;
}

/** Keeps the literal type of a domain's table, so that `routes.N1` is known to exist. */
export const defineRoutes = <const Table extends Readonly<Record<string, Route>>>(table: Table) =>
  table;

/** Every form of a path that has parts in brackets, the longest first; the path itself where it has none. */
export function formsOf(path: string): string[] {
  const [whole, part = ''] = /\[([^[\]]*)\]/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return [path.replace(whole, part), path.replace(whole, '')].flatMap(formsOf);
}
