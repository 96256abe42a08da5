import type { WebhookEndpoint } from '@shared/contract/webhookDashboard';
import { addressProblem, addressWarnings, isPrivateHost } from './address';

const endpoint: WebhookEndpoint = {
  id: 1,
  url: 'https://hooks.example.com/a',
  description: '',
  events: null,
  isActive: true,
  changedBy: null,
  lastDelivery: null,
};

it.each([
  ['https://example.com/hooks', true],
  [' HTTPS://example.com ', true],
  ['http://example.com', false],
  ['example.com/hooks', false],
  ['https://', false],
  ['javascript:alert(1)', false],
  ['', false],
])('takes %j for an address: %s', (text, isOne) => {
  expect(addressProblem(text) === null).toBe(isOne);
});

it.each([
  'https://localhost/x',
  'https://api.localhost',
  'https://10.1.2.3',
  'https://10.1',
  'https://0x7f.1',
  'https://127.0.0.1',
  'https://192.168.1.4:8443',
  'https://172.16.0.1',
  'https://172.31.255.1',
  'https://169.254.1.1',
  'https://[::1]/x',
  'https://[fd00::1]',
  'https://[fe80::1]',
  'https://printer.local',
  'https://erp.internal.',
  'https://intranet',
])('knows the host of %s for a private one', (text) => {
  expect(isPrivateHost(new URL(text).hostname)).toBe(true);
});

it.each([
  'https://example.com',
  'https://10.example.com',
  'https://172.32.0.1',
  'https://192.169.0.1',
  'https://[2606:4700::1]',
  'https://local.example',
  'https://localhost.example.com',
])('knows the host of %s for a public one', (text) => {
  expect(isPrivateHost(new URL(text).hostname)).toBe(false);
});

it('warns of what may be meant otherwise, and of the same address twice', () => {
  const warnings = addressWarnings('https://a:b@hooks.example.com/a#x', null, [endpoint]);
  expect(warnings).toHaveLength(2);
  expect(addressWarnings('https://HOOKS.example.com/a', null, [endpoint])).toHaveLength(1);
  expect(addressWarnings('https://hooks.example.com/a', 1, [endpoint])).toEqual([]);
  expect(addressWarnings('no address', null, [endpoint])).toEqual([]);
});
