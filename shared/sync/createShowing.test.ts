import type { Failure } from '../http/failure';
import { createShowing } from './createShowing';

const signedOut: Failure = { kind: 'session-ended', status: null, message: '', fields: [] };
const edits = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    edit: null,
    status: 'waiting' as const,
  }));

it.each([
  ['each answer of a few edits', edits(20), null, 3],
  ['the answers of a long block together', edits(21), null, 0],
  ['at once that a long block waits for the person', edits(21), signedOut, 3],
])('shows %s', (_title, pending, paused, times) => {
  const show = jest.fn();
  const showing = createShowing(show);
  for (let answer = 0; answer < 3; answer++) showing.after({ pending, paused });
  expect(show).toHaveBeenCalledTimes(times);
  showing.stop();
});
