import { screen, waitFor, within } from '@testing-library/react';
import { departures, open, orderPath, place, posts, stateOf, summaryPath } from './page.testkit';

/** Changes what the fixture server answers at a path; the server itself has done as it was asked. */
function answering(path: string, change: (body: Record<string, unknown>) => unknown, status = 200) {
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await original(...asked);
    if (!new URL(answer.url).pathname.endsWith(path)) return answer;
    const body = change((await answer.json()) as Record<string, unknown>);
    const text = body === undefined ? null : JSON.stringify(body);
    const changed = new Response(text, {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
    return Object.defineProperty(changed, 'url', { value: answer.url });
  });
}

const quick = (config: Record<string, unknown>) => ({ ...config, timeout: 1 });

/** What nobody should ever read. */
const expectNoCodeWords = () =>
  expect(document.body.textContent).not.toMatch(/undefined|null|NaN|\[object|stopped working/);

const acceptances: [what: string, body: unknown, status?: number][] = [['204', undefined, 204]];

describe.each(['default', 'tells-no-order'])('an order (%s)', (scenario) => {
  it.each(acceptances)('that is answered by %s is placed', async (_what, body, status) => {
    departures();
    const { user, backend } = await open({ scenario, config: quick });
    const button = await place();
    answering(orderPath, () => body, status);
    await user.click(button);
    expect(await screen.findByText(/^(Order WW-1042|Your order) is placed/)).toBeVisible();
    expect((await stateOf(backend)).orders).toHaveLength(1);
    expect(await posts(backend)).toHaveLength(1);
    expectNoCodeWords();
  });
});

it('a shop that does not say whether the order can be placed holds it, and says so', async () => {
  answering(summaryPath, (body) => ({ ...body, can_place_order: undefined }));
  await open();
  expect(await place()).toBeDisabled();
  expect(screen.getByText(/did not say whether this order can be placed/)).toBeVisible();
});

describe('an order that arrives late', () => {
  it('is never called missing, and never asked for twice', async () => {
    const gone = departures();
    const { user, backend } = await open({ config: (config) => ({ ...config, timeout: 3 }) });
    const button = await place();
    // The connection breaks before the shop has it, which takes it two seconds later.
    const original = globalThis.fetch;
    let late: (() => Promise<unknown>) | null = null;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (!new Request(input, init).url.endsWith(orderPath)) return original(input, init);
      late = () => original(input, { ...init, signal: null });
      setTimeout(() => void late?.(), 1800);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await user.click(button);
    expect(
      await screen.findByText(/We don't know yet whether your order was placed/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(gone).toHaveLength(1), { timeout: 8000 });
    expect(screen.queryByText(/was not placed/)).toBeNull();
    expect((await stateOf(backend)).orders).toHaveLength(1);
  });
});

it('two tabs keep a draft each', async () => {
  const { user } = await open();
  const first = await screen.findByRole('textbox', { name: /^Notes/ });
  await user.type(first, 'Dock 4');
  const host = first.closest<HTMLElement>('[data-widget]');
  const second = document.createElement('div');
  second.dataset.widget = 'checkout';
  second.dataset.config = host?.dataset.config;
  document.body.append(second);
  const other = await within(second).findByRole('textbox', { name: /^Notes/ });
  await user.clear(other);
  await user.type(other, 'Gate B');
  await waitFor(() => {
    const kept = Object.values(localStorage).join(' ');
    expect(kept).toContain('Gate B');
  });
  await user.type(first, '!');
  await waitFor(() => {
    const kept = Object.values(localStorage).join(' ');
    expect(kept).toContain('Dock 4!');
    expect(kept).toContain('Gate B');
  });
});
