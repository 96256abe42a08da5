import { unknown } from './literal';

/** What `config/<widget>.schema.json` uses of JSON Schema. */
export interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  minimum?: number;
}

export interface Mismatch {
  path: string;
  expected: string;
  got: string;
}

/** Where a literal differs from the schema. `unknown` parts fit everything. */
export function mismatches(value: unknown, schema: Schema, path = ''): Mismatch[] {
  if (value === unknown) return [];
  if (!fits(value, schema)) return [{ path, expected: inWords(schema), got: shown(value) }];
  if (Array.isArray(value)) {
    const { items } = schema;
    if (typeof items !== 'object') return [];
    return value.flatMap((item, index) => mismatches(item, items, join(path, String(index))));
  }
  return isRecord(value) ? inKeys(value, schema, path) : [];
}

function inKeys(value: Record<string, unknown>, schema: Schema, path: string): Mismatch[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => {
      const expected = properties[key] ? inWords(properties[key]) : 'there';
      return { path: join(path, key), expected, got: 'nothing' };
    });
  const wrong = Object.entries(value).flatMap(([key, item]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    return typeof own === 'object' ? mismatches(item, own, join(path, key)) : [];
  });
  return [...missing, ...wrong];
}

function fits(value: unknown, schema: Schema): boolean {
  const { type, anyOf, minimum } = schema;
  if (anyOf) return anyOf.some((each) => mismatches(value, each).length === 0);
  if (schema.enum && !schema.enum.includes(value) && !isPartlyFilledIn(value)) return false;
  if ('const' in schema && schema.const !== value) return false;
  if (minimum !== undefined && typeof value === 'number' && value < minimum) return false;
  return type === undefined || type === kindOf(value) || (type === 'integer' && isInteger(value));
}

const isInteger = (value: unknown) => Number.isInteger(value);

const isPartlyFilledIn = (value: unknown) =>
  typeof value === 'string' && /[\uE000\uE001]/.test(value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  kindOf(value) === 'object';

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function inWords(schema: Schema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(inWords))].join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const { type = 'there', minimum } = schema;
  return minimum === undefined ? type : `${type} of at least ${minimum}`;
}

const shown = (value: unknown) =>
  typeof value === 'object' && value !== null ? kindOf(value) : JSON.stringify(value);

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);
