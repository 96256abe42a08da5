import { readdirSync } from 'node:fs';
import path from 'node:path';
import { safeParse, type GenericSchema } from 'valibot';
import { tables } from '../support/contractTables';

const folder = path.join(__dirname, '../../widgets');

/** The calls of each widget that has paths of its own, and its config's schema, as its `config.ts` exports them. */
const widgets = readdirSync(folder).flatMap((name) => {
  const found = Object.entries(
    jest.requireActual<Record<string, unknown>>(path.join(folder, name, 'config.ts')),
  );
  const [, calls] = found.find(([key]) => key.endsWith('Calls')) ?? [];
  const [, schema] = found.find(([key]) => key.endsWith('Config')) ?? [];
  if (!calls) return [];
  return [{ name, calls: calls as Record<string, string>, schema: schema as GenericSchema }];
});

const contract = Object.fromEntries(
  tables.flatMap((table) => Object.values(table)).map((route) => [route.id, route.path]),
);

const config = { slug: 'a', token: 't', vendorId: 1, orderId: 1, dispensaryId: 1 };

/** The addresses that a page has to give, whatever they are. */
const neededBy = (schema: GenericSchema) =>
  Object.fromEntries(
    (safeParse(schema, { ...config, urls: {} }).issues ?? []).map(({ path }) => [
      path?.[1]?.key,
      '/',
    ]),
  ) as Record<string, string>;

/** What the schema says of another address for a call. */
const complaint = (schema: GenericSchema, calls: Record<string, unknown>) =>
  safeParse(schema, { ...config, urls: { ...neededBy(schema), calls } }).issues?.[0].message;

describe.each(widgets)('the calls of $name', ({ calls, schema }) => {
  it.each(Object.entries(calls))('has %s where the contract has it', (id, at) => {
    expect(at).toBe(contract[id]);
  });

  it.each(Object.entries(calls))('takes another address for %s', (id, at) => {
    expect(complaint(schema, { [id]: `/b2b${at}` })).toBeUndefined();
  });

  it.each(Object.entries(calls))('refuses for %s what the call cannot use', (id, at) => {
    const words = `an address of this site in place of ${at}`;
    expect(complaint(schema, { [id]: `${at}{season}/` })).toBe(words);
    expect(complaint(schema, { [id]: `//elsewhere.test${at}` })).toBe(words);
  });

  it('refuses an id that is none of them', () => {
    expect(complaint(schema, { S999: '/shop/' })).toMatch(/never/);
  });
});

it('keeps in an address the part that says what is removed', () => {
  const { schema } = widgets.find(({ name }) => name === 'order-drawer') ?? {};
  expect(schema && complaint(schema, { O14: '/b2b/item/delete/' })).toMatch(/^an address of this/);
  expect(schema && complaint(schema, { O14: '/b2b/item/{itemId}/delete/' })).toBeUndefined();
});
