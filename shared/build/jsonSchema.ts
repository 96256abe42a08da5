import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type JsonSchema = Record<string, unknown>;

/**
 * What a value must look like on the wire, as JSON Schema 2020-12. Checks without a counterpart there
 * (own functions, transformations) are left out.
 */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
}

/** The schema of the JSON inside a text, where `schema` is a text that is parsed as JSON. */
export function schemaOfJsonText(schema: GenericSchema): JsonSchema | null {
  const steps = 'pipe' in schema ? (schema.pipe as { kind: string; type: string }[]) : [];
  const parse = steps.findIndex(({ type }) => type === 'parse_json');
  const parsed = steps.slice(parse + 1).find(({ kind }) => kind === 'schema');
  return parse >= 0 && parsed ? jsonSchema(parsed as unknown as GenericSchema) : null;
}
