import type { WebhookHeader } from '@shared/contract/webhookDashboard';
import { nameProblem, valueProblem } from './header';

const headers: WebhookHeader[] = [{ id: 7, name: 'X-Api-Key', version: 'a', changedBy: null }];
const problem = (name: string, id: number | null = null) =>
  nameProblem(name, id, headers, 'Webhook-Signature');

it.each(['X-Tenant', 'Authorization', "a!#$%&'*+.^_`|~9", 'x'])('takes %s for a name', (name) => {
  expect(problem(name)).toBeNull();
});

it.each([
  ['', /Enter a name/],
  ['X Key', /no blanks/],
  ['X-Kéy', /no blanks/],
  ['X:Key', /no blanks/],
  ['X\r\nHost', /no blanks/],
  ['(x)', /no blanks/],
  ['HOST', /belongs to the connection/],
  ['connection', /belongs to the connection/],
  ['Transfer-Encoding', /belongs to the connection/],
  ['Upgrade', /belongs to the connection/],
  ['Proxy-Authorization', /belongs to the connection/],
  ['Content-Length', /describes what we send/],
  ['Cookie', /belongs to a browser/],
  ['webhook-signature', /holds our signature/],
  ['x-api-key', /is there already/],
])('refuses %j as a name, and says why', (name, says) => {
  expect(problem(name)).toMatch(says);
});

it('lets a header keep its own name, in other capitals too', () => {
  expect(problem('x-api-key', 7)).toBeNull();
});

it.each(['a', 'a b\tc', '!~', 'Bearer x='])('takes %j for a value', (value) => {
  expect(valueProblem(value)).toBeNull();
});

it.each([
  ['', /Enter a value/],
  [' a', /Remove the blank/],
  ['a\t', /Remove the blank/],
  ['a\nb', /one line/],
  ['a\r', /one line/],
  ['é', /plain letters/],
  ['a\u0000b', /plain letters/],
  ['a\u007f', /plain letters/],
  ['🌿', /plain letters/],
])('refuses %j as a value, and says why', (value, says) => {
  expect(valueProblem(value)).toMatch(says);
});
