/** @jest-environment node */
import * as v from 'valibot';
import { notificationRoutes } from '../contract/notifications';
import { defineRoutes } from '../contract/route';
import { openApi } from './openapi';

const parameter = v.looseObject({
  name: v.string(),
  in: v.picklist(['query', 'path', 'header']),
  required: v.boolean(),
  schema: v.optional(v.looseObject({})),
  content: v.optional(v.record(v.string(), v.object({ schema: v.looseObject({}) }))),
});
const content = v.record(v.string(), v.object({ schema: v.optional(v.looseObject({})) }));
const operation = v.strictObject({
  operationId: v.pipe(v.string(), v.regex(/^[A-Z]\d+_\w+$/)),
  summary: v.string(),
  description: v.optional(v.string()),
  'x-supplied-as': v.optional(v.pipe(v.string(), v.startsWith('urls.'))),
  tags: v.array(v.string()),
  'x-is-public': v.optional(v.literal(true)),
  'x-widgets': v.array(v.string()),
  'x-origin': v.picklist(['spec', 'ours']),
  parameters: v.array(parameter),
  requestBody: v.optional(v.object({ required: v.boolean(), content })),
  responses: v.record(
    v.pipe(v.string(), v.regex(/^[1-5]\d\d$/)),
    v.object({ description: v.string(), content: v.optional(content) }),
  ),
});
const openApiDocument = v.object({
  openapi: v.literal('3.1.0'),
  info: v.object({ title: v.string(), version: v.string() }),
  paths: v.record(
    v.pipe(v.string(), v.regex(/^(\/(\{\w+\}|[\w.-]+))+\/?(\?[^{}]*(\{\w+\}[^{}]*)*)?(#\w+)?$/)),
    v.record(v.picklist(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
});

const cartRoutes = defineRoutes({
  S9: {
    id: 'S9',
    method: 'PUT',
    path: '/shop/{slug}/cart/',
    origin: 'spec',
    summary: 'Sets a quantity',
    isKeyed: true,
    isPublic: true,
    body: { type: 'json', schema: v.object({ quantity: v.number() }) },
    answer: 'nothing',
  },
  S10: {
    id: 'S10',
    method: 'PUT',
    path: '/shop/{slug}/cart/',
    origin: 'ours',
    summary: 'Sets all quantities',
    body: { type: 'json', schema: v.array(v.number()) },
    answer: 'file',
  },
});

const build = () =>
  openApi({ cart: [cartRoutes], notifications: [notificationRoutes] }, '1.2.3', {
    cart: ['S9', 'N1'],
    other: ['N1'],
  });

it('is an OpenAPI 3.1 document', () => {
  expect(v.safeParse(openApiDocument, build()).issues).toBeUndefined();
});

it('names each call once, by its id in the specification', () => {
  const ids = Object.values(build().paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId.split('_')[0]);
  expect(ids).toEqual(['S9', 'S10', 'N1', 'N2']);
});

it('declares every part of a path', () => {
  for (const [path, methods] of Object.entries(v.parse(openApiDocument, build()).paths)) {
    const parts = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      const declared = parameters.filter((part) => part.in === 'path').map(({ name }) => name);
      expect(declared).toEqual(parts);
    }
  }
});

it('keeps both of two calls with the same method and path', () => {
  const { paths } = build();
  expect(paths['/shop/{slug}/cart/']?.put?.operationId).toMatch(/^S9_/);
  expect(paths['/shop/{slug}/cart/#S10']?.put?.operationId).toMatch(/^S10_/);
});

it('names an address that the page supplies by an example, and says who supplies it', () => {
  const { get, post } = build().paths['/notification-preferences/'] ?? {};
  expect([get, post]).toMatchObject([
    { operationId: 'N1_get_page', 'x-supplied-as': 'urls.page' },
    { operationId: 'N2_post_page', 'x-supplied-as': 'urls.page' },
  ]);
  expect(build().paths['/shop/{slug}/cart/']?.put).not.toHaveProperty('x-supplied-as');
});

it('does not know where a supplied address may be unless its route says so', () => {
  const { servedAt, ...N1 } = notificationRoutes.N1;
  expect(servedAt).toBe('/notification-preferences/');
  expect(() => openApi({ notifications: [{ N1 }] }, '1.2.3')).toThrow('N1 goes to {urls.page}');
});

it('says who makes a call, whether it has a key, and whether it wants a session', () => {
  const { put } = build().paths['/shop/{slug}/cart/'] ?? {};
  const key = { name: 'Idempotency-Key', in: 'header' };
  expect(put).toMatchObject({ 'x-widgets': ['cart'], 'x-is-public': true });
  expect(put?.parameters).toContainEqual(expect.objectContaining(key));
  const { get } = build().paths['/notification-preferences/'] ?? {};
  expect(get).toMatchObject({ 'x-widgets': ['cart', 'other'] });
  expect(get?.parameters).not.toContainEqual(expect.objectContaining(key));
});

it('describes the JSON inside a value of the query', () => {
  const { get } = v.parse(openApiDocument, build()).paths['/notification-preferences/'] ?? {};
  const form = get?.parameters.find(({ name }) => name === 'form');
  expect(form?.content?.['application/json']?.schema).toMatchObject({
    properties: { user_role: { enum: ['vendor', 'dispensary'] } },
  });
});
