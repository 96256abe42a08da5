import { fakeTimers } from './network.testkit';
import type { Result } from './result';
import { confirmWrite, findWrite, type Search, type WriteOutcome } from './confirmWrite';
import type { Failure, FailureKind } from './failure';

beforeEach(() => {
  fakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const failure = (kind: FailureKind, status: number | null = null): Failure => ({
  kind,
  status,
  message: '',
  fields: [],
});
const failed = (kind: FailureKind): Result<never> => ({ ok: false, failure: failure(kind) });

interface State {
  /** Null: the server does not tell. */
  order: string | false | null;
}

/** What a read shows or how it fails, by the second since the answer was lost. Each read takes 0.1 s. */
type Server = (second: number) => State | FailureKind;

const taken: State = { order: 'WW-1' };
const absent: State = { order: false };
const silent: State = { order: null };
const from =
  (second: number, then: State): Server =>
  (now) =>
    now >= second ? then : absent;
const failingUntil =
  (second: number, kind: FailureKind, then: State): Server =>
  (now) =>
    now >= second ? then : kind;

function play(write: Result<string>, server: Server, limit?: number) {
  const start = Date.now();
  const unmount = new AbortController();
  const looks: number[] = [];
  const searches: Search[] = [];
  const seconds = () => Math.round((Date.now() - start) / 100) / 10;
  const run = {
    looks,
    searches,
    unmount,
    ended: null as (WriteOutcome<string> & { at: number }) | null,
  };
  const read = async (): Promise<Result<State>> => {
    looks.push(seconds());
    const answer = server(seconds());
    await new Promise((resolve) => setTimeout(resolve, 100));
    return typeof answer === 'string' ? failed(answer) : { ok: true, value: answer };
  };
  void confirmWrite(
    () => Promise.resolve(write),
    read,
    ({ order }) => order,
    {
      http: { signal: unmount.signal, serverLimit: 60 },
      ...(limit === undefined ? {} : { limit }),
      onSearch: (search) => searches.push(search),
    },
  ).then((outcome) => {
    run.ended = { ...outcome, at: seconds() };
  });
  return run;
}

const lost = failed('unknown-outcome');
const broken = failed('server');

type Said = 'saved' | 'not-saved' | 'unknown';
type Case = [
  what: string,
  write: Result<string>,
  server: Server,
  says: Said,
  kind: FailureKind | null,
  /** Seconds after the answer was lost, at least and at most. */
  between: [number, number],
];

const cases: Case[] = [
  // Answers and refusals are final: nothing is read.
  ['an answer', { ok: true, value: 'WW-1' }, () => absent, 'saved', null, [0, 0]],
  ['a refusal', failed('refused'), () => taken, 'not-saved', 'refused', [0, 0]],
  ['no right', failed('forbidden'), () => taken, 'not-saved', 'forbidden', [0, 0]],
  ['an ended session', failed('session-ended'), () => taken, 'not-saved', 'session-ended', [0, 0]],
  ['a refused token', failed('csrf'), () => taken, 'not-saved', 'csrf', [0, 0]],
  ['no such address', failed('not-found'), () => taken, 'not-saved', 'not-found', [0, 0]],
  // The view ran to its end: one look tells.
  ['a failure before the save', broken, () => absent, 'not-saved', 'server', [0, 0.2]],
  ['a failure after the save', broken, () => taken, 'saved', null, [0, 0.2]],
  ['a failure, of which nothing tells', broken, () => silent, 'unknown', 'unknown-outcome', [0, 1]],
  [
    'a failure, read late',
    broken,
    failingUntil(5, 'server', absent),
    'not-saved',
    'server',
    [5, 9],
  ],
  // The answer was lost: it may still come.
  ['a lost answer', lost, () => taken, 'saved', null, [0, 0.2]],
  ['a commit after 1 s', lost, from(1, taken), 'saved', null, [1, 3]],
  ['a commit after 10 s', lost, from(10, taken), 'saved', null, [10, 21]],
  ['a commit after 45 s', lost, from(45, taken), 'saved', null, [45, 56]],
  ['a commit just before the limit', lost, from(59.9, taken), 'saved', null, [60, 61]],
  ['a request that never arrived', lost, () => absent, 'not-saved', 'offline', [60, 61]],
  ['a state that does not tell', lost, () => silent, 'unknown', 'unknown-outcome', [60, 61]],
  // The read fails meanwhile.
  ['no network for 20 s', lost, failingUntil(20, 'offline', taken), 'saved', null, [20, 31]],
  [
    'no network for 20 s, and no save',
    lost,
    failingUntil(20, 'offline', absent),
    'not-saved',
    'offline',
    [60, 61],
  ],
  ['no network for good', lost, () => 'offline', 'unknown', 'offline', [60, 61]],
  ['a broken read for good', lost, () => 'server', 'unknown', 'server', [60, 61]],
  [
    'a last read that fails',
    lost,
    (s) => (s < 59 ? absent : 'timeout'),
    'unknown',
    'timeout',
    [60, 61],
  ],
  [
    'a session that ends',
    lost,
    (s) => (s < 5 ? absent : 'session-ended'),
    'unknown',
    'session-ended',
    [5, 12],
  ],
  ['no right to read', lost, () => 'forbidden', 'unknown', 'forbidden', [0, 0.2]],
];

it.each(cases)(
  'says of %s what is true',
  async (_what, write, server, says, kind, [least, most]) => {
    const run = play(write, server);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(run.ended?.status).toBe(says);
    expect(run.ended && 'failure' in run.ended ? run.ended.failure.kind : null).toBe(kind);
    expect(run.ended?.at).toBeGreaterThanOrEqual(least);
    expect(run.ended?.at).toBeLessThanOrEqual(most);
    expect(jest.getTimerCount()).toBe(0);
  },
);

it('never calls a write missing before the limit of the server, whenever it arrives', async () => {
  for (let second = 1; second <= 45; second++) {
    const run = play(lost, from(second, taken));
    await jest.advanceTimersByTimeAsync(70_000);
    expect([second, run.ended]).toMatchObject([second, { status: 'saved', value: 'WW-1' }]);
  }
});

it('looks with growing waits, and tells before each how far it is', async () => {
  const run = play(lost, (second) => (second < 2 ? 'offline' : absent));
  await jest.advanceTimersByTimeAsync(120_000);
  const waits = run.looks.slice(1).map((look, index) => Math.round(look - (run.looks[index] ?? 0)));
  expect(waits).toEqual([1, 2, 4, 8, 10, 10, 10, 10, 4]);
  expect(run.searches).toHaveLength(run.looks.length - 1);
  expect(run.searches[0]).toMatchObject({ limit: 60, failure: { kind: 'offline' } });
  expect(run.searches.at(-1)).toMatchObject({ limit: 60, failure: null });
  const elapsed = run.searches.map((search) => search.elapsed);
  expect(elapsed).toEqual([...elapsed].sort((a, b) => a - b));
});

it('goes by the limit that the page sets', async () => {
  const run = play(lost, () => absent, 5);
  await jest.advanceTimersByTimeAsync(4900);
  expect(run.ended).toBeNull();
  await jest.advanceTimersByTimeAsync(500);
  expect(run.ended).toMatchObject({ status: 'not-saved' });
});

it('looks once at what does no harm when it arrives twice', async () => {
  const run = play(lost, () => absent, 0);
  await jest.advanceTimersByTimeAsync(200);
  expect(run.ended).toMatchObject({ status: 'not-saved', failure: { kind: 'offline' } });
  expect(run.looks).toHaveLength(1);
});

it.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the person is back', () => document.dispatchEvent(new Event('visibilitychange'))],
])('looks at once when %s', async (_when, happen) => {
  const run = play(lost, from(16, taken));
  await jest.advanceTimersByTimeAsync(18_000);
  expect(run.ended).toBeNull();
  happen();
  await jest.advanceTimersByTimeAsync(200);
  expect(run.ended).toMatchObject({ status: 'saved', at: 18.1 });
});

it('ends with the widget: it looks no more, and says nothing', async () => {
  const run = play(lost, () => absent);
  await jest.advanceTimersByTimeAsync(5000);
  const { length } = run.looks;
  run.unmount.abort();
  expect(jest.getTimerCount()).toBe(0);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(run.looks).toHaveLength(length);
  expect(run.ended).toBeNull();
});

it('finds what an earlier visit sent, and counts from then', async () => {
  const http = { signal: new AbortController().signal, serverLimit: 60 };
  const read = () => Promise.resolve({ ok: true, value: absent } as const);
  const since = Date.now() - 58_000;
  const ended = jest.fn();
  const search = findWrite(failure('unknown-outcome'), read, ({ order }) => order, { http, since });
  void search.then(ended);
  await jest.advanceTimersByTimeAsync(1900);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1200);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: 'not-saved' }));
});
