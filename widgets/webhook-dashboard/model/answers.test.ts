import { readWebhooks } from './answers';
import { readDeliveries } from './deliveryAnswers';
import { readNewSecret, readValue } from './secretAnswers';

it('takes what is left out for nothing', () => {
  const read = readWebhooks({ endpoints: [{ id: 1 }, {}, null] });
  expect(read.endpoints).toEqual([
    {
      id: 1,
      url: '',
      description: '',
      events: null,
      isActive: true,
      changedBy: null,
      lastDelivery: null,
    },
  ]);
  expect(read).toMatchObject({ eventGroups: [], headers: [], secret: null, overlapHours: [] });
  expect(read.hasEditPermission).toBe(false);
});

it('takes nothing of a secret or a value that a server sends unasked', () => {
  const read = readWebhooks({
    endpoints: [],
    headers: [{ id: 1, name: 'X', value: 'unasked' }],
    secret: { version: 'a', secret: 'unasked', value: 'unasked' },
  });
  expect(read.headers).toHaveLength(1);
  expect(JSON.stringify(read)).not.toContain('unasked');
});

it.each([null, 'ok', {}, { endpoints: {} }])('takes %j for a failure', (answer) => {
  expect(() => readWebhooks(answer)).toThrow();
  expect(() => readDeliveries(answer)).toThrow();
  expect(() => readValue(answer)).toThrow();
  expect(readNewSecret(answer)).toBeNull();
});

it('reads deliveries whose parts are missing', () => {
  expect(readDeliveries({ deliveries: [{ id: 1, at: 'soon', request: {} }, {}] })).toMatchObject([
    { id: 1, at: '', status: null, request: { headers: [], body: '' }, response: null },
  ]);
});
