import { safeParse, type BaseIssue, type GenericSchema, type InferOutput } from 'valibot';
import type { Problem } from '../doctor/errors';
import { ownAddressWords } from './config';

export type ConfigResult<Config> =
  | { ok: true; config: Config }
  | { ok: false; problems: readonly Problem[] };

/** Reads the host's `data-config`, or the JSON block that `data-config-from` names, by the schema. */
export function readConfig<Schema extends GenericSchema>(
  host: HTMLElement,
  schema: Schema,
): ConfigResult<InferOutput<Schema>> {
  const { configFrom } = host.dataset;
  const source = configFrom === undefined ? 'data-config' : `the block with the id "${configFrom}"`;
  const text = textOf(host);
  if (text == null) return { ok: false, problems: [`WW3 ${source} is not on the page.`] };

  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const message = `${source} should be JSON: ${(error as Error).message}.` as const;
    return { ok: false, problems: [`WW${mistakeIn(text)} ${message}`] };
  }
  const result = safeParse(schema, parsed);
  return result.success
    ? { ok: true, config: result.output }
    : { ok: false, problems: result.issues.map((issue) => describe(source, schema, issue)) };
}

/** The JSON of a host's config; null when the block that it names is not on the page. */
const textOf = ({ dataset: { config = '{}', configFrom }, ownerDocument }: HTMLElement) =>
  configFrom === undefined
    ? config
    : (ownerDocument.getElementById(configFrom)?.textContent ?? null);

/**
 * Remembers the config that `host` has now. The function tells whether it still has it, but for the CSRF token, which
 * is masked anew in every page. A config that is gone or cannot be read says nothing new.
 */
export function sameConfig(host: HTMLElement): () => boolean {
  const widget = host.dataset.widget;
  let text = textOf(host);
  const before = withoutCsrf(text);
  return () => {
    if (host.dataset.widget !== widget) return false;
    const now = textOf(host);
    if (now === text) return true;
    text = now;
    const config = withoutCsrf(now);
    return config === null || config === before;
  };
}

function withoutCsrf(text: string | null): string | null {
  try {
    return JSON.stringify({ ...(JSON.parse(text ?? '') as object), csrf: undefined });
  } catch {
    return null;
  }
}

/** What a template did to JSON that cannot be read: escaped it once more, printed a Python dict, or else. */
export const mistakeIn = (text: string) =>
  /^\W*?(&|\\u00)/.test(text) ? 11 : /^\W*'/.test(text) ? 12 : 1;

function describe(source: string, schema: GenericSchema, issue: BaseIssue<unknown>): Problem {
  const keys = issue.path?.map((item) => String(item.key)) ?? [];
  const key = keys.length > 0 ? `: "${keys.join('.')}"` : '';
  // For a missing key the issue names the key only. A check carries what it expects as its message.
  const isMissing = issue.input === undefined;
  const expected = isMissing ? expectedAt(schema, keys) : (issue.expected ?? issue.message);
  const number = expected === ownAddressWords ? 5 : 2;
  const received = isMissing ? 'nothing' : issue.received;
  return `WW${number} ${source}${key} should be ${expected ?? 'there'}, got ${received}.`;
}

/** The type that the schema wants at a key, as valibot writes it. */
function expectedAt(schema: SchemaPart, keys: string[]): string | undefined {
  let at: SchemaPart | undefined = schema;
  for (const key of keys) at = at?.entries?.[key];
  return at?.expects;
}

interface SchemaPart {
  expects?: string;
  entries?: Record<string, SchemaPart>;
}
