import { configFindings } from './config';
import { finding, type Finding } from './finding';
import { lineAt } from './hosts';
import type { Schemas } from './hostFindings';
import { unknown } from './literal';
import { didYouMean } from './nearest';

/** The keywords of `{% widget %}` that are no keys of the config: its own, and attributes of the host. */
const ofTheTag = /^(config|load|debug|id|class|(data|hx|aria)_\w+)$/;
/** The keys that it adds to every config. */
const addedKeys = new Set(['user', 'csrf', 'locale', 'timeZone']);

const argument = /(?:(\w+)=)?((?:"[^"]*"|'[^']*'|[^\s"'])+)/g;

/** Blanks out Django's comments, so that positions stay. HTML comments stay, since Django runs the tags in them. */
const withoutComments = (template: string) =>
  template.replace(/\{#.*?#\}|\{%\s*comment\b[^]*?%\}[^]*?\{%\s*endcomment\s*%\}/g, (found) =>
    found.replace(/[^\n]/g, ' '),
  );

/** What is wrong with the `{% widget "name" key=value %}` tags of a template. */
export const tagFindings = (template: string, schemas: Schemas): Finding[] =>
  [...withoutComments(template).matchAll(/\{%-?\s*widget\s+([^]*?)-?%\}/g)].flatMap((found) => {
    const [, written = ''] = found;
    return oneTag(lineAt(template, found.index), written, schemas);
  });

function oneTag(line: number, written: string, schemas: Schemas): Finding[] {
  const all = [...written.matchAll(argument)];
  const positional = all.filter(([, key]) => key === undefined).map(([, , value = '']) => value);
  const name = read(positional[0] ?? '');
  if (typeof name !== 'string') return [];
  const schema = schemas.get(name);
  if (!schema) {
    const names = [...schemas.keys()];
    return [finding(line, 4, `There is no widget "${name}".${didYouMean(name, names)}`)];
  }

  const config = Object.fromEntries(
    all
      .filter(([, key = '']) => key !== '' && !ofTheTag.test(key))
      .map(([, key = '', value = '']) => [key, read(value)] as const)
      // The tag takes None for a key that is not given.
      .filter(([, value]) => value !== null),
  );
  const tag = `{% widget "${name}" %}`;
  const [, stray] = positional;
  if (stray !== undefined) {
    return [finding(line, 2, `${tag} takes key=value, or config=dict, not ${stray}.`)];
  }
  // The dict of `config` may bring any key.
  const isOpen = all.some(([, key]) => key === 'config');
  const required = schema.required?.filter((key) => !isOpen && !addedKeys.has(key));
  // It refuses keys that the config does not have.
  return configFindings(line, tag, config, { ...schema, required }, 'error');
}

const constants: Readonly<Record<string, unknown>> = { True: true, False: false, None: null };

/** The value of a literal argument; `unknown` for variables and whatever has a filter. */
function read(written: string): unknown {
  const [, text] = /^(["'])([^"']*)\1$/.exec(written)?.slice(1) ?? [];
  if (text !== undefined) return text;
  if (/^-?\d+(\.\d+)?$/.test(written)) return Number(written);
  return Object.hasOwn(constants, written) ? constants[written] : unknown;
}
