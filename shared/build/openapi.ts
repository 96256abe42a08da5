import type { GenericSchema } from 'valibot';
import { formsOf, type Route } from '../contract/route';
import { jsonSchema, schemaOfJsonText, type JsonSchema } from './jsonSchema';

type Table = Readonly<Record<string, Route>>;

/** Route tables by the name of their domain, as in `shared/contract/<domain>.ts`. */
export type Contract = Readonly<Record<string, readonly Table[]>>;

interface Operation {
  operationId: string;
  [key: string]: unknown;
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Where a call goes to; an address that the page supplies stands there by an example of it. */
function addressOf({ id, path, servedAt }: Route): string {
  if (!path.startsWith('{urls.')) return path;
  if (!servedAt) throw new Error(`${id} goes to ${path}: its servedAt says where that may be.`);
  return servedAt;
}

/** The name under `urls` of the page's config by which it supplies the address. */
const suppliedAs = (path: string) => /^\{(urls\.\w+)\}/.exec(path)?.[1];

function pathParameters(key: string): JsonSchema[] {
  return [...key.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: GenericSchema | undefined): JsonSchema[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const entries = 'entries' in query ? (query.entries as Record<string, GenericSchema>) : {};
  return Object.entries(properties).map(([name, schema]) => {
    const entry = entries[name];
    const inner = entry && schemaOfJsonText(entry);
    const form = inner ? { content: { 'application/json': { schema: inner } } } : { schema };
    return { name, in: 'query', required: required.includes(name), ...form };
  });
}

const keyParameter: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same one, the call does nothing more and answers what it did.',
  schema: { type: 'string' },
};

function responses(answer: Route['answer']): JsonSchema {
  if (answer === 'redirect') {
    return { '302': { description: 'Done. The address to go to is the Location.' } };
  }
  if (answer === 'file') {
    const content = { 'application/octet-stream': {} };
    return { '200': { description: 'A file', content } };
  }
  if (answer === 'nothing') return { '204': { description: 'Done' } };
  const content = { 'application/json': { schema: jsonSchema(answer) } };
  return { '200': { description: 'The answer', content } };
}

/** `S9_put_shop_cart_multi_cart`: the id of the call, its method, and what of its path always stands. */
const operationId = ({ id, method, path }: Route): string => {
  const words = path.replace(/\{urls\.(\w+)\}/g, '$1').replace(/\{\w+\}/g, '');
  return [id, method.toLowerCase(), ...(words.match(/\w+/g) ?? [])].join('_');
};

function operation(route: Route, key: string): Operation {
  const { body } = route;
  const supplied = suppliedAs(route.path);
  return {
    operationId: operationId(route),
    summary: route.summary,
    ...(supplied && {
      description: `The page's config supplies the address as ${supplied}; this one is an example.`,
      'x-supplied-as': supplied,
    }),
    'x-origin': route.origin,
    ...(route.isRead && { 'x-is-read': true }),
    ...(route.isPublic && { 'x-is-public': true }),
    parameters: [
      ...pathParameters(key),
      ...queryParameters(route.query),
      ...(route.isKeyed ? [keyParameter] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { [bodyTypes[body.type]]: { schema: jsonSchema(body.schema) } },
      },
    }),
    responses: responses(route.answer),
  };
}

/** OpenAPI knows no parts of a path that may be left out: each form is a path of its own. */
const inAllForms = (route: Route): Route[] =>
  formsOf(route.path).map((path) => ({ ...route, path }));

/** The ids of the calls that each widget makes. */
export type WidgetCalls = Readonly<Record<string, readonly string[]>>;

/**
 * The contract as an OpenAPI 3.1 document, in which `x-widgets` says who makes a call. A second call with the method and
 * the path of an earlier one gets its id behind the path, as a fragment, for OpenAPI knows only one of them.
 */
export function openApi(contract: Contract, version: string, widgets: WidgetCalls = {}) {
  const callersOf = (id: string) =>
    Object.keys(widgets).filter((widget) => widgets[widget]?.includes(id));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [domain, tables] of Object.entries(contract)) {
    for (const route of tables.flatMap((table) => Object.values(table)).flatMap(inAllForms)) {
      const method = route.method.toLowerCase();
      const key = addressOf(route);
      const own = paths[key]?.[method] ? `${key}#${route.id}` : key;
      const callers = { tags: [domain], 'x-widgets': callersOf(route.id) };
      paths[own] = { ...paths[own], [method]: { ...callers, ...operation(route, key) } };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wholesale Widgets',
      version,
      description:
        'Every call that the widgets make. `x-widgets` names them, `x-origin: ours` marks choices of this project.',
    },
    paths,
  };
}
