import { createOutcomes } from './createOutcomes';

const failure = { kind: 'session-ended', status: null, message: '', fields: [] } as const;
const waits = (status: 'sent' | 'unknown') => ({
  pending: [{ key: 'clear', edit: null, status }],
  paused: null,
});

it('resolves once the edit is pending no more, and says when nobody knows', async () => {
  const outcomes = createOutcomes();
  const told: string[] = [];
  outcomes.tell(waits('sent'));
  const outcome = outcomes.of('clear', () => told.push('unknown')).then(() => told.push('done'));
  outcomes.tell(waits('unknown'));
  await Promise.resolve();
  expect(told).toEqual(['unknown']);
  outcomes.tell({ pending: [], paused: null });
  await outcome;
  expect(told).toEqual(['unknown', 'done']);
});

it('resolves once the edit waits for the person', async () => {
  const outcomes = createOutcomes();
  outcomes.tell({ ...waits('sent'), paused: failure });
  await expect(outcomes.of('clear', () => undefined)).resolves.toBeUndefined();
});
