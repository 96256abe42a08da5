import { act, renderHook, waitFor } from '@testing-library/react';
import { useAnswer } from './useAnswer';

it('asks again by a retry that was handed out before another one', async () => {
  let count = 0;
  const ask = () => Promise.resolve({ ok: true as const, value: (count += 1) });
  const { result } = renderHook(() => useAnswer('all', ask));
  const untilAnswer = (value: number) =>
    waitFor(() => expect(result.current.load).toEqual({ status: 'ready', value }));
  await untilAnswer(1);
  const { retry } = result.current;
  act(retry);
  await untilAnswer(2);
  act(retry);
  await untilAnswer(3);
});
