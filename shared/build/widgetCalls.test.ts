/** @jest-environment node */
import * as v from 'valibot';
import { defineRoutes } from '../contract/route';
import { jsonSchema } from './jsonSchema';
import { callsOf } from './widgetCalls';

const route = (id: string, path: string) =>
  ({ id, path, method: 'GET', origin: 'ours', summary: id, answer: 'nothing' }) as const;

const contract = {
  menu: [defineRoutes({ M1: route('M1', '/menu/'), M2: route('M2', '{urls.page}') })],
  users: [defineRoutes({ U1: route('U1', '{urls.page}'), U2: route('U2', '{urls.users}') })],
};

const urls = v.object({ page: v.string(), calls: v.object({ M1: v.optional(v.string()) }) });

it('knows the calls with paths of their own, and of the supplied addresses those that are named', () => {
  const config = { schema: jsonSchema(v.object({ urls })) };
  expect(callsOf(config, '/** M2: the menu. Then U2. */', contract)).toEqual(['M1', 'M2']);
});

it('knows that a widget may make no calls', () => {
  expect(callsOf({ schema: jsonSchema(v.object({})) }, '', contract)).toEqual([]);
});
