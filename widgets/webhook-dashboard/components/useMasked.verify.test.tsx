import { act, renderHook } from '@testing-library/react';
import type { Result } from '@shared/http/result';
import { useMasked } from './useMasked';

/** An answer that tells whether its secret was taken out. */
function watchedAnswer() {
  const seen = { isTaken: false };
  const answer: Result<string> = {
    ok: true,
    get value() {
      seen.isTaken = true;
      return 'whsec_1';
    },
  };
  return { seen, answer };
}

/** Asks for a secret whose answer comes when `give` is called. */
function ask() {
  const { seen, answer } = watchedAnswer();
  let resolve: (answer: Result<string>) => void = () => undefined;
  const promise = new Promise<Result<string>>((done) => {
    resolve = done;
  });
  const { result, unmount } = renderHook(() => useMasked(() => promise, {}));
  const asked = { done: Promise.resolve() };
  act(() => {
    asked.done = result.current.show();
  });
  const give = () =>
    act(async () => {
      resolve(answer);
      await asked.done;
    });
  return { seen, unmount, give, result };
}

test('takes a secret out of its answer to show it', async () => {
  const { seen, give, result } = ask();
  await give();
  expect(seen.isTaken).toBe(true);
  expect(result.current.state).toEqual({ status: 'shown', secret: { text: 'whsec_1' } });
});

test('leaves a secret that comes after its part is gone in the answer', async () => {
  const { seen, unmount, give } = ask();
  unmount();
  await give();
  expect(seen.isTaken).toBe(false);
});
