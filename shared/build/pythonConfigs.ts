import type { JsonSchema } from './jsonSchema';
import type { SchemaDocs } from './schemaDocs';

/** A widget's config: its JSON Schema, and what doc comments say of its keys. */
export interface WidgetConfig {
  widget: string;
  schema: JsonSchema;
  docs: SchemaDocs;
}

interface ObjectSchema {
  title?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
}

interface Context {
  /** What the classes of objects below are named after. */
  name: string;
  /** The path of the keys, as in `urls.`. */
  path: string;
  docs: SchemaDocs;
}

const head = `"""What the config of each widget may hold, for editors and type checkers. Made by the build.

    from wholesale_widgets.configs import CartConfig

    config: CartConfig = {"slug": vendor.slug, "token": cart.token}

and in the template {% widget "cart" config=config %}, which adds user, CSRF token, locale, time zone
and sign-in address.
"""

from typing import Any, Literal, Mapping, Optional, Sequence, TypedDict, Union
`;

/** `notification-preferences` is `NotificationPreferences`, `userRole` is `UserRole`. */
const classCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A line's text as a docstring: it may neither end the string nor escape anything in it. */
const docstring = (text: string) => `"""${text.replace(/\\|"(?="|$)/g, '\\$&')}"""`;

const plainTypes: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'float', // takes an int, too
  integer: 'int',
  boolean: 'bool',
};

/** The Python of the configs' types. It needs nothing newer than Python 3.8, which has no `NotRequired`. */
class PythonTypes {
  private readonly classes = new Map<string, string>();

  typeOf(schema: JsonSchema, context: Context): string {
    const { anyOf, enum: choices, properties, additionalProperties, items, type } = schema;
    if (Array.isArray(anyOf)) return this.unionOf(anyOf as JsonSchema[], context);
    if (Array.isArray(choices)) {
      return `Literal[${choices.map((choice) => JSON.stringify(choice)).join(', ')}]`;
    }
    if (properties) {
      this.declare(context.name, schema, context);
      return context.name;
    }
    const inner = (of: unknown) => this.typeOf((of ?? {}) as JsonSchema, context);
    if (type === 'object') return `Mapping[str, ${inner(additionalProperties)}]`;
    if (type === 'array') return `Sequence[${inner(items)}]`;
    return plainTypes[String(type)] ?? 'Any';
  }

  /** Adds the class of an object: of its keys but `inherited`, which `base` has. */
  declare(
    name: string,
    { title, properties = {}, required = [] }: ObjectSchema,
    context: Context,
    { base = 'TypedDict', inherited = [] as readonly string[] } = {},
  ): void {
    if (this.classes.has(name)) throw new Error(`Two types of configs.py are named ${name}.`);
    const keys = Object.keys(properties).filter((key) => !inherited.includes(key));
    const fields = (of: readonly string[]) =>
      of.flatMap((key) => this.field(key, properties[key] ?? {}, context));
    const needed = fields(keys.filter((key) => required.includes(key)));
    const others = fields(keys.filter((key) => !required.includes(key)));
    const said = title ? [docstring(`${title}.`)] : [];
    // A class says of all keys of its own that they are needed, or of all that they are not.
    if (needed.length > 0 && others.length > 0) {
      this.add(`_${name}`, base, needed);
      this.add(name, `_${name}, total=False`, [...said, ...others]);
    } else if (needed.length > 0) this.add(name, base, [...said, ...needed]);
    else this.add(name, `${base}, total=False`, [...said, ...others]);
  }

  toString(): string {
    return [head, ...this.classes.values()].join('\n\n');
  }

  private unionOf(choices: readonly JsonSchema[], context: Context): string {
    const others = choices.filter(({ type }) => type !== 'null');
    const types = [...new Set(others.map((choice) => this.typeOf(choice, context)))];
    const union = types.length > 1 ? `Union[${types.join(', ')}]` : String(types[0]);
    return others.length < choices.length ? `Optional[${union}]` : union;
  }

  private field(key: string, schema: JsonSchema, { name, path, docs }: Context): string[] {
    const below = { name: name + classCase(key), path: `${path}${key}.`, docs };
    const said = docs.get(path + key);
    return [`${key}: ${this.typeOf(schema, below)}`, ...(said ? [docstring(said)] : [])];
  }

  private add(name: string, bases: string, lines: readonly string[]): void {
    const body = lines.length > 0 ? lines : ['pass'];
    this.classes.set(name, `class ${name}(${bases}):\n    ${body.join('\n    ')}\n`);
  }
}

const propertiesOf = ({ schema }: WidgetConfig) => (schema as ObjectSchema).properties ?? {};

/** The keys that are the same in all configs, and that none needs. */
function commonKeys(configs: readonly WidgetConfig[]): string[] {
  const [first, ...others] = configs;
  if (!first) return [];
  const told = (config: WidgetConfig, key: string) =>
    JSON.stringify([propertiesOf(config)[key], config.docs.get(key)]);
  const isNeeded = ({ schema }: WidgetConfig, key: string) =>
    ((schema as ObjectSchema).required ?? []).includes(key);
  return Object.keys(propertiesOf(first)).filter(
    (key) =>
      !configs.some((config) => isNeeded(config, key)) &&
      others.every((config) => told(config, key) === told(first, key)),
  );
}

/**
 * `configs.py` of the Django app: a TypedDict for the config of each widget, `CartConfig` of `cart`. What all have in
 * common stands in `CommonConfig`.
 */
export function pythonConfigs(configs: readonly WidgetConfig[]): string {
  const types = new PythonTypes();
  const inherited = commonKeys(configs);
  const [first] = configs;
  if (first) {
    const all = propertiesOf(first);
    const properties = Object.fromEntries(inherited.map((key) => [key, all[key] ?? {}]));
    const title = 'The keys that every widget may be given';
    const context = { name: '', path: '', docs: first.docs };
    types.declare('CommonConfig', { title, properties }, context);
  }
  for (const { widget, schema, docs } of configs) {
    const name = classCase(widget);
    const context = { name, path: '', docs };
    types.declare(`${name}Config`, schema, context, { base: 'CommonConfig', inherited });
  }
  return types.toString();
}
