import { createOutcomes } from './createOutcomes';

const failure = { kind: 'session-ended', status: null, message: '', fields: [] } as const;
const waits = (status: 'sent' | 'accepted' | 'unknown') => ({
  pending: [{ key: 'clear', edit: null, status }],
  paused: null,
  stale: null,
});

it('resolves once the edit is pending no more, and says when nobody knows', async () => {
  const outcomes = createOutcomes();
  const told: string[] = [];
  outcomes.tell(waits('sent'));
  const outcome = outcomes.of('clear', () => told.push('unknown')).then(() => told.push('done'));
  outcomes.tell(waits('unknown'));
  await Promise.resolve();
  expect(told).toEqual(['unknown']);
  outcomes.tell({ pending: [], paused: null, stale: null });
  await outcome;
  expect(told).toEqual(['unknown', 'done']);
});

it('resolves once the edit waits for the person', async () => {
  const outcomes = createOutcomes();
  outcomes.tell({ ...waits('sent'), paused: failure });
  await expect(outcomes.of('clear', () => undefined)).resolves.toBeUndefined();
});

it('resolves where the server took the edit and cannot be read', async () => {
  const outcomes = createOutcomes();
  const told: string[] = [];
  outcomes.tell(waits('accepted'));
  const outcome = outcomes.of('clear', () => told.push('unknown')).then(() => told.push('done'));
  await Promise.resolve();
  expect(told).toEqual([]);
  outcomes.tell({ ...waits('accepted'), stale: { since: 0, failure } });
  await outcome;
  expect(told).toEqual(['done']);
});
