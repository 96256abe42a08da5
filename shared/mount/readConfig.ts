import { safeParse, type BaseIssue, type GenericSchema, type InferOutput } from 'valibot';

/** One thing that is wrong with a host, in words for the developer who wrote the template. */
export type Problem = string;

export type ConfigResult<Config> =
  { ok: true; config: Config } | { ok: false; problems: Problem[] };

/** Reads the host's `data-config`, or the JSON block that `data-config-from` names, by the schema. */
export function readConfig<Schema extends GenericSchema>(
  host: HTMLElement,
  schema: Schema,
): ConfigResult<InferOutput<Schema>> {
  const { config = '{}', configFrom } = host.dataset;
  const source = configFrom === undefined ? 'data-config' : `the block with the id "${configFrom}"`;
  const text =
    configFrom === undefined ? config : host.ownerDocument.getElementById(configFrom)?.textContent;
  if (text == null) return { ok: false, problems: [`${source} is not on the page.`] };

  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [`${source} should be JSON: ${(error as Error).message}.`] };
  }
  const result = safeParse(schema, parsed);
  return result.success
    ? { ok: true, config: result.output }
    : { ok: false, problems: result.issues.map((issue) => describe(source, issue)) };
}

function describe(source: string, issue: BaseIssue<unknown>): Problem {
  const key = issue.path?.map((item) => String(item.key)).join('.');
  // A check carries what it expects as its message, a type carries it in `expected`.
  const expected = issue.kind === 'schema' ? issue.expected : issue.message;
  const got = issue.input === undefined ? 'nothing' : issue.received;
  return `${source}${key ? `: "${key}"` : ''} should be ${expected}, got ${got}.`;
}
