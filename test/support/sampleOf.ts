import * as v from 'valibot';

interface Part {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  items?: v.GenericSchema[];
  wrapped?: v.GenericSchema;
  options?: readonly unknown[];
  key?: v.GenericSchema;
  value?: v.GenericSchema;
  literal?: unknown;
}

/** Which of them a schema takes is tried: what its checks want stands in functions. */
const texts = (name: string) => [
  `http://shop.test/${name}`,
  '2026-11-22T08:15:00Z',
  '2026-11-22',
  '12.50',
  '12',
  'ab12',
  'USD',
];

/**
 * A value as whole as a schema allows: every optional field is there, every list has an entry, every flag is set. Each
 * text tells the name of its field where it may, as an address, so that an address is one as well.
 *
 * @throws where the schema takes none of the texts or numbers that are tried.
 */
export function sampleOf(schema: v.GenericSchema, name = 'answer'): unknown {
  const { type, entries, item, items, wrapped, options, key, value, literal } =
    schema as unknown as Part;
  if (entries) {
    return Object.fromEntries(
      Object.entries(entries).map(([field, each]) => [field, sampleOf(each, field)]),
    );
  }
  if (wrapped) return sampleOf(wrapped, name);
  if (item) return [sampleOf(item, name)];
  if (items) return items.map((each) => sampleOf(each, name));
  if (key && value) return { [String(sampleOf(key, 'key'))]: sampleOf(value, name) };
  if (type === 'literal') return literal;
  if (type === 'picklist') return options?.at(-1);
  if (type === 'union' || type === 'variant') {
    const [first] = options as readonly [v.GenericSchema];
    return sampleOf(first, name);
  }
  const found = [true, 3, 0.5, ...texts(name), {}].find((each) => v.is(schema, each));
  if (found === undefined) throw new Error(`No sample of ${name}, a ${type}.`);
  return found;
}
