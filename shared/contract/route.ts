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
  /** A path with `{name}` parts, or `{urls.name}` where the page supplies the address. */
  path: string;
  /** `ours` where the specification leaves the call's form open and the choice is this project's. */
  origin: 'spec' | 'ours';
  summary: string;
  /** Values of the query string. They arrive as text. */
  query?: GenericSchema;
  body?: { type: 'json' | 'form' | 'multipart'; schema: GenericSchema };
  answer: GenericSchema | OtherAnswer;
}

/** Keeps the literal type of a domain's table, so that `routes.N1` is known to exist. */
export const defineRoutes = <const Table extends Readonly<Record<string, Route>>>(table: Table) =>
  table;
