import type { Result } from '../http/result';
import type { FailureKind } from '../http/failure';
import { createMutationQueue } from './mutationQueue';
import type { MutationQueue, QueueView } from './queue';

type Cart = ReadonlyMap<string, number>;

const kinds = {
  'commit and lose': 'unknown-outcome',
  lose: 'unknown-outcome',
  'commit and fail': 'server',
  fail: 'server',
  refuse: 'refused',
  'sign out': 'session-ended',
  offline: 'offline',
} as const satisfies Record<string, FailureKind>;
/** 'accept' is an answer that says no more than that. */
type Outcome = 'ok' | 'accept' | keyof typeof kinds;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server that answers when it is told to, and how. */
class Shop {
  cart = new Map<string, number>();
  sent: string[] = [];
  shown: QueueView<Cart, number> = {
    value: new Map(),
    pending: [],
    paused: null,
    stale: null,
  };
  failed: string[] = [];
  told = (): void => undefined;
  mostAtOnce = 0;
  private waiting: ((outcome: Outcome) => void)[] = [];
  /** Writes that were cut on their way and may still arrive, with when they were cut. */
  private cut: { what: string; at: number; commit: () => unknown }[] = [];

  readonly queue: MutationQueue<number>;

  constructor(rest = 0) {
    this.queue = createMutationQueue<Cart, number>({
      value: new Map(),
      serverLimit: 60,
      rest,
      send: (key, edit) => this.call(`${key}=${edit}`, () => this.cart.set(key, edit)),
      refetch: () => this.call('read'),
      apply: (cart, key, edit) => new Map(cart).set(key, edit),
      isApplied: (cart, key, edit) => cart.get(key) === edit,
      isHeldBy: (edit, unknown) => edit === 71 && unknown === 70,
      onChange: (view, failed) => {
        this.shown = view;
        this.told();
        if (failed) this.failed.push(`${failed.key}=${failed.edit} ${failed.failure.kind}`);
      },
    });
  }

  get isAsked() {
    return this.waiting.length > 0;
  }

  get isReread() {
    return this.sent.at(-1) === 'read';
  }

  async answer(outcome: Outcome) {
    this.waiting.shift()?.(outcome);
    // The queue's own steps take a few microtasks.
    for (let tick = 0; tick < 10; tick++) await Promise.resolve();
  }

  async answerAll() {
    while (this.isAsked) await this.answer('ok');
  }

  /** What was cut arrives after all, unless the server has given it up. */
  arrive(isMeant = (_what: string) => true) {
    for (const { what, at, commit } of this.cut.splice(0)) {
      if (Date.now() - at < 60_000 && isMeant(what)) commit();
    }
  }

  private call(what: string, commit?: () => unknown): Promise<Result<Cart>> {
    this.sent.push(what);
    return new Promise((resolve) => {
      this.waiting.push((outcome) => {
        if (/^(ok|accept|commit)/.test(outcome)) commit?.();
        if (outcome === 'lose' && commit) this.cut.push({ what, at: Date.now(), commit });
        if (outcome === 'accept') resolve({ ok: true, value: null as never });
        else if (outcome === 'ok') resolve({ ok: true, value: new Map(this.cart) });
        else
          resolve({
            ok: false,
            failure: { kind: kinds[outcome], status: null, message: '', fields: [] },
          });
      });
      this.mostAtOnce = Math.max(this.mostAtOnce, this.waiting.length);
    });
  }
}

const text = (cart: Cart) => [...cart].map((line) => line.join('=')).join(' ');
const isOutcome = (step: string): step is Outcome =>
  step === 'ok' || step === 'accept' || step in kinds;

async function play(steps: string, rest?: number) {
  const shop = new Shop(rest);
  for (const step of steps.split(', ')) {
    const [key = '', quantity] = step.split('=');
    if (key === 'drop') shop.queue.drop(quantity ?? '');
    else if (quantity) shop.queue.edit(key, Number(quantity));
    else if (step === 'resume') shop.queue.resume();
    else if (step === 'resume but 2') shop.queue.resume((edit) => edit !== 2);
    else if (step === 'refresh') shop.queue.refresh();
    else if (step === 'arrive') shop.arrive();
    else if (step === 'settled') void shop.queue.settled();
    else if (step.endsWith(' s')) await jest.advanceTimersByTimeAsync(parseFloat(step) * 1000);
    else if (isOutcome(step)) await shop.answer(step);
  }
  return shop;
}

const cases: [what: string, steps: string, sent: string, shown: string, failed: string][] = [
  ['one edit', 'a=2, ok', 'a=2', 'a=2', ''],
  ['2, 3, 4 typed fast', 'a=2, a=3, a=4, ok, ok', 'a=2 a=4', 'a=4', ''],
  ['4, 3, 2 typed fast', 'a=4, a=3, a=2, ok, ok', 'a=4 a=2', 'a=2', ''],
  ['there and back', 'a=2, a=3, a=2, ok, ok', 'a=2 a=2', 'a=2', ''],
  ['a pause between', 'a=2, ok, a=3, ok', 'a=2 a=3', 'a=3', ''],
  ['an answer that tells nothing', 'a=2, accept, ok', 'a=2 read', 'a=2', ''],
  ['some of them', 'a=2, b=1, accept, accept, ok', 'a=2 b=1 read', 'a=2 b=1', ''],
  ['one before another that tells', 'a=2, b=1, accept, ok, ok', 'a=2 b=1', 'a=2 b=1', ''],
  ['one that cannot be read', 'a=2, accept, offline, 1 s, ok', 'a=2 read read', 'a=2', ''],
  ['one that is never sent again', 'a=2, accept, offline, resume, ok', 'a=2 read read', 'a=2', ''],
  ['two lines', 'a=1, b=2, ok, ok', 'a=1 b=2', 'a=1 b=2', ''],
  ['two lines by turns', 'a=1, b=1, a=2, b=2, ok, ok, ok', 'a=1 b=2 a=2', 'a=2 b=2', ''],
  ['a refusal', 'a=2, refuse, ok', 'a=2 read', '', 'a=2 refused'],
  ['a refusal of a change', 'a=2, ok, a=9, refuse, ok', 'a=2 a=9 read', 'a=2', 'a=9 refused'],
  [
    'a refusal in the middle',
    'a=1, b=9, c=3, ok, refuse, ok',
    'a=1 b=9 c=3',
    'a=1 c=3',
    'b=9 refused',
  ],
  ['a refusal of what was typed over', 'a=9, a=3, refuse, ok', 'a=9 a=3', 'a=3', ''],
  ['a refusal of the last typed', 'a=2, a=9, ok, refuse', 'a=2 a=9 read', 'a=2', 'a=9 refused'],
  ['a lost answer, committed', 'a=2, commit and lose, ok', 'a=2 read', 'a=2', ''],
  ['a lost answer that may still arrive', 'a=2, lose, ok', 'a=2 read', 'a=2', ''],
  ['one that arrives late', 'a=2, lose, ok, arrive, 1 s, ok', 'a=2 read read', 'a=2', ''],
  [
    'what waits for one that arrives late',
    'a=70, b=71, c=1, lose, ok, ok, arrive, 1 s, ok, ok',
    'a=70 read c=1 read b=71',
    'c=1 a=70 b=71',
    '',
  ],
  [
    'one that never arrives',
    'a=2, lose, ok, 1 s, ok, 2 s, ok, 4 s, ok, 8 s, ok, 10 s, ok, 10 s, ok, 10 s, ok, 10 s, ok, 5 s, ok',
    'a=2 read read read read read read read read read read',
    '',
    'a=2 offline',
  ],
  [
    'one that arrives in the last second',
    'a=2, lose, ok, 1 s, ok, 2 s, ok, 4 s, ok, 8 s, ok, 10 s, ok, 10 s, ok, 10 s, ok, 10 s, ok, arrive, 5 s, ok',
    'a=2 read read read read read read read read read read',
    'a=2',
    '',
  ],
  ['a lost answer, and Retry', 'a=2, lose, ok, resume, ok, ok', 'a=2 read read a=2', 'a=2', ''],
  [
    'a lost answer, and Retry of others',
    'a=2, lose, ok, resume but 2, ok',
    'a=2 read read',
    'a=2',
    '',
  ],
  [
    'Retry of what has arrived by then',
    'a=2, lose, ok, arrive, resume, ok',
    'a=2 read read',
    'a=2',
    '',
  ],
  [
    'what arrives after it was typed over',
    'a=2, lose, ok, a=3, ok, arrive, 1 s, ok, ok',
    'a=2 read a=3 read a=3',
    'a=3',
    '',
  ],
  [
    'what was typed over and never arrives',
    'a=2, lose, ok, a=3, ok, 60 s, ok',
    'a=2 read a=3 read',
    'a=3',
    '',
  ],
  ['a lost answer, then the next line', 'a=2, b=1, lose, ok, ok', 'a=2 read b=1', 'b=1 a=2', ''],
  ['a lost answer, typed over', 'a=2, a=3, lose, ok, ok', 'a=2 read a=3', 'a=3', ''],
  ['a server that saved and then failed', 'a=2, commit and fail, ok', 'a=2 read', 'a=2', ''],
  ['a server that failed', 'a=2, fail, ok', 'a=2 read', '', 'a=2 server'],
  [
    'a server that failed and cannot be read',
    'a=2, fail, fail, 1 s, ok',
    'a=2 read read',
    '',
    'a=2 server',
  ],
  ['an edit while reading again', 'a=2, commit and lose, a=5, ok, ok', 'a=2 read a=5', 'a=5', ''],
  ['another line while reading again', 'a=2, lose, b=5, ok, ok', 'a=2 read b=5', 'b=5 a=2', ''],
  ['no network to read again', 'a=2, commit and lose, offline, b=1', 'a=2 read', 'a=2 b=1', ''],
  [
    'the network back',
    'a=2, commit and lose, offline, b=1, resume, ok, ok',
    'a=2 read read b=1',
    'a=2 b=1',
    '',
  ],
  [
    'what waited to be sent without a network, and Retry',
    'a=2, lose, offline, b=1, resume, ok, ok, ok',
    'a=2 read read a=2 b=1',
    'a=2 b=1',
    '',
  ],
  [
    'the network back by itself: only what was never sent is sent',
    'a=2, lose, offline, b=1, 1 s, ok, ok',
    'a=2 read read b=1',
    'b=1 a=2',
    '',
  ],
  [
    'the network back when one returns to the page',
    'a=2, lose, offline, b=1, refresh, ok, ok',
    'a=2 read read b=1',
    'b=1 a=2',
    '',
  ],
  ['a look at what others did', 'refresh, ok', 'read', '', ''],
  ['a look while an edit is on its way', 'a=2, refresh, ok, ok', 'a=2 read', 'a=2', ''],
  ['a look while another waits', 'a=2, b=1, refresh, ok, ok', 'a=2 b=1', 'a=2 b=1', ''],
  [
    'a look, and no answer',
    'a=2, b=1, refresh, ok, refuse, ok, ok',
    'a=2 b=1 read',
    'a=2',
    'b=1 refused',
  ],
  ['a look after a refusal', 'a=2, refresh, refuse, ok', 'a=2 read', '', 'a=2 refused'],
  ['an edit while looking', 'refresh, a=2, ok, ok', 'read a=2', 'a=2', ''],
  ['a look that fails', 'a=2, ok, refresh, offline', 'a=2 read', 'a=2', ''],
  [
    'a look that fails, tried again with growing waits',
    'refresh, offline, 1 s, offline, 2 s, offline, 3 s, 1 s, ok, 60 s',
    'read read read read',
    '',
    '',
  ],
  ['a look that fails, and a return', 'refresh, offline, refresh, ok', 'read read', '', ''],
  ['a look that fails, and Try again', 'refresh, offline, resume, ok', 'read read', '', ''],
  ['a look that fails, and an edit', 'refresh, offline, a=2, ok, 60 s', 'read a=2', 'a=2', ''],
  ['a look that nobody may have', 'refresh, sign out, 60 s, 60 s', 'read', '', ''],
  ['an ended session', 'a=2, b=1, sign out', 'a=2', 'a=2 b=1', ''],
  ['a new session', 'a=2, b=1, sign out, resume, ok, ok, ok', 'a=2 read a=2 b=1', 'a=2 b=1', ''],
  [
    'a new session, typed over',
    'a=2, b=1, sign out, a=3, resume, ok, ok, ok',
    'a=2 read a=3 b=1',
    'a=3 b=1',
    '',
  ],
  ['a sign-in that did not help', 'a=2, sign out, resume, sign out', 'a=2 read', 'a=2', ''],
  ['an edit that is taken back', 'a=2, b=1, drop=b, ok', 'a=2', 'a=2', ''],
  ['one that is on its way, which stays', 'a=2, drop=a, ok', 'a=2', 'a=2', ''],
  ['one that was the last in a stall', 'a=2, sign out, drop=a, resume, ok', 'a=2 read', '', ''],
  ['a word too many', 'a=2, resume, ok, resume', 'a=2', 'a=2', ''],
  ['a failure of another kind', 'a=2, b=1, offline, ok', 'a=2 b=1', 'b=1', 'a=2 offline'],
];

it.each(cases)('keeps order over %s', async (_what, steps, sent, shown, failed) => {
  const shop = await play(steps);
  expect(shop.sent.join(' ')).toBe(sent);
  expect(text(shop.shown.value)).toBe(shown);
  expect(shop.failed.join(', ')).toBe(failed);
  expect(shop.mostAtOnce).toBe(1);
  if (shop.shown.pending.length === 0) expect(text(shop.cart)).toBe(shown);
});

const presses = 'a=1, ok, 0.2 s, a=2, 0.2 s, a=3, 0.2 s, a=4';
const pressCases: [what: string, steps: string, sent: string][] = [
  ['sends the first and the last', `${presses}, 0.3 s, ok`, 'a=1 a=4'],
  ['sends nothing before the person rests', `${presses}, 0.2 s`, 'a=1'],
  ['sends each where the person rests between', 'a=1, ok, 0.3 s, a=2, ok', 'a=1 a=2'],
  ['sends the last before what is edited then', `${presses}, b=1, ok, ok`, 'a=1 a=4 b=1'],
  ['sends the last once something has to follow', `${presses}, settled, ok`, 'a=1 a=4'],
  ['looks at what others did after the last', `${presses}, refresh, 0.3 s, ok`, 'a=1 a=4'],
  ['keeps the last after a sign-in', `a=1, a=2, sign out, a=3, resume, ok, ok`, 'a=1 read a=3'],
];

it.each(pressCases)('of presses one after the other %s', async (_what, steps, sent) => {
  const shop = await play(steps, 300);
  expect(shop.sent.join(' ')).toBe(sent);
});

it('tells of presses that they are settled when the last one is sent', async () => {
  const shop = await play('a=1, ok, a=2', 300);
  const told: boolean[] = [];
  void shop.queue.settled().then((isDone) => told.push(isDone));
  await shop.answer('ok');
  expect(told).toEqual([true]);
});

it('shows an edit at once and says what is pending and why it stands still', async () => {
  const shop = await play('a=2, b=1, a=3');
  expect(text(shop.shown.value)).toBe('a=3 b=1');
  expect(shop.shown.pending).toEqual([
    { key: 'a', edit: 3, status: 'waiting' },
    { key: 'b', edit: 1, status: 'waiting' },
  ]);
  await shop.answer('sign out');
  expect(shop.shown.paused).toMatchObject({ kind: 'session-ended' });
  shop.queue.resume();
  expect(shop.shown.paused).toBeNull();
});

it('says what it does not know, until it does', async () => {
  const shop = await play('a=2, b=1, lose');
  // The first read may tell.
  expect(shop.queue.all()).toMatchObject([{ status: 'sent' }, { status: 'waiting' }]);
  await shop.answer('ok');
  await shop.answer('ok');
  expect(shop.shown.pending).toEqual([{ key: 'a', edit: 2, status: 'unknown' }]);
  await expect(shop.queue.settled()).resolves.toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  shop.arrive();
  await shop.answer('ok');
  expect(shop.shown.pending).toEqual([]);
});

it('says since when it is old and why, until it is fresh', async () => {
  const shop = await play('a=2, ok');
  const since = Date.now();
  for (const step of ['refresh', 'offline', 'b=1', 'refuse', 'offline'] as const) {
    if (step === 'refresh') shop.queue.refresh();
    else if (step === 'b=1') shop.queue.edit('b', 1);
    else await shop.answer(step);
    if (step !== 'refresh') expect(shop.shown.stale).toMatchObject({ since, failure: {} });
  }
  await jest.advanceTimersByTimeAsync(2000);
  expect(shop.shown.stale).toMatchObject({ since });
  await shop.answer('ok');
  expect(shop.shown.stale).toBeNull();
});

it('keeps saying why it is paused while it tries again by itself', async () => {
  const shop = await play('a=2, lose, offline, 1 s');
  expect(shop.sent).toEqual(['a=2', 'read', 'read']);
  expect(shop.shown.paused).toMatchObject({ kind: 'offline' });
  await shop.answer('ok');
  expect(shop.shown.paused).toBeNull();
});

it('tells once of several edits, and looks at what others did before it sends what waited for a sign-in', async () => {
  const shop = await play('a=2, sign out');
  const told = jest.fn();
  shop.told = told;
  shop.queue.editAll([
    { key: 'b', edit: 1 },
    { key: 'c', edit: 4 },
  ]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(text(shop.shown.value)).toBe('a=2 b=1 c=4');
  shop.cart.set('b', 7);
  shop.queue.resume();
  // As a screen does that asks first whether its own edit or the other one counts.
  shop.queue.drop('b');
  for (let answers = 0; answers < 3; answers++) await shop.answer('ok');
  expect(shop.sent).toEqual(['a=2', 'read', 'a=2', 'c=4']);
  expect(text(shop.shown.value)).toBe('b=7 a=2 c=4');
});

it("takes over what the server's answer says about other lines", async () => {
  const shop = await play('a=2, b=1');
  shop.cart.set('c', 7).set('b', 4);
  await shop.answer('ok');
  expect(text(shop.shown.value)).toBe('c=7 b=1 a=2');
});

it('tells when all is settled', async () => {
  await expect(new Shop().queue.settled()).resolves.toBe(true);

  const shop = await play('a=2, b=1, ok');
  const settled = jest.fn();
  void shop.queue.settled().then(settled);
  await shop.answer('commit and lose');
  expect(settled).not.toHaveBeenCalled();
  await shop.answer('ok');
  expect(settled).toHaveBeenCalledWith(true);
});

it('tells that a paused queue is not settled', async () => {
  const shop = await play('a=2, sign out');
  await expect(shop.queue.settled()).resolves.toBe(false);
});

it('sends and tells nothing once it is disposed', async () => {
  const shop = await play('a=2, b=1');
  const settled = shop.queue.settled();
  const { shown } = shop;
  shop.queue.dispose();
  expect(jest.getTimerCount()).toBe(0);
  await expect(settled).resolves.toBe(false);
  await shop.answer('ok');
  shop.queue.edit('c', 1);
  shop.queue.resume();
  expect([shop.sent, shop.shown]).toEqual([['a=2'], shown]);
  await expect(shop.queue.settled()).resolves.toBe(false);
});

/** Numbers from 0 to below `below`, the same ones for the same seed (a linear congruential generator). */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each([1, 2, 3, 4, 5])(
  'never differs from a plain model in 1,000 random steps (seed %d)',
  async (seed) => {
    const below = numbers(seed);
    const shop = new Shop();
    // The model: a line shows what was typed last, or what the server holds if that was not taken.
    const typed = new Map<string, number>();
    let reported = 0;

    for (let step = 0; step < 1000; step++) {
      const chance = below(10);
      if (chance < 4) {
        const key = 'abc'.charAt(below(3));
        typed.set(key, step);
        shop.queue.edit(key, step);
      } else if (shop.shown.paused && chance < 6) {
        shop.queue.resume();
      } else if (shop.isAsked) {
        const writes = [
          ...(['ok', 'ok', 'ok', 'refuse', 'lose', 'commit and lose', 'sign out'] as const),
          ...(['fail', 'commit and fail', 'accept'] as const),
        ];
        const reads = ['ok', 'ok', 'offline'] as const;
        const outcome = shop.isReread ? reads[below(3)] : writes[below(10)];
        await shop.answer(outcome ?? 'ok');
      } else if (chance < 7) {
        await jest.advanceTimersByTimeAsync(1000 * below(40));
      } else if (chance < 8) {
        // What was typed over is left out: the cases above say what becomes of it.
        shop.arrive((what) => [...typed].some((line) => line.join('=') === what));
      }
      for (; reported < shop.failed.length; reported++) {
        const [, key = '', edit] = /(.)=(\d+)/.exec(shop.failed[reported] ?? '') ?? [];
        expect(typed.get(key)).toBe(Number(edit));
        expect(shop.cart.get(key)).not.toBe(Number(edit));
        typed.delete(key);
        // What was typed before it, of which nobody knows yet, is shown again.
        const before = shop.shown.pending.find((each) => each.key === key);
        if (before) typed.set(key, before.edit);
      }
      const model = new Map([...shop.cart, ...typed]);
      expect(new Map(shop.shown.value)).toEqual(model);
      expect(shop.mostAtOnce).toBeLessThanOrEqual(1);
    }

    for (let turn = 0; turn < 3; turn++) {
      shop.queue.resume();
      await shop.answerAll();
      await jest.advanceTimersByTimeAsync(60_000);
      await shop.answerAll();
    }
    await expect(shop.queue.settled()).resolves.toBe(true);
    expect(new Map(shop.shown.value)).toEqual(shop.cart);
    expect(shop.shown.pending).toEqual([]);
  },
);

it('reads before it sends what others may have changed, and sends nothing without that read', async () => {
  const shop = new Shop();
  shop.queue.editAll([{ key: 'a', edit: 2 }], true);
  expect(shop.shown.value.get('a')).toBe(2);
  await shop.answer('offline');
  expect(shop.shown.paused?.kind).toBe('offline');
  shop.queue.resume();
  await shop.answerAll();
  expect(shop.sent).toEqual(['read', 'read', 'a=2']);
});

it('reads once more where a read was on its way already', async () => {
  const shop = new Shop();
  shop.queue.refresh();
  shop.queue.editAll([{ key: 'a', edit: 2 }], true);
  await shop.answerAll();
  expect(shop.sent).toEqual(['read', 'read', 'a=2']);
});

describe('a queue whose answers tell of their own edit only', () => {
  const open = (outcomes: ('session-ended' | 'ok')[]) => {
    const sent: string[] = [];
    const queue = createMutationQueue<number, number>({
      value: 0,
      isPartial: true,
      serverLimit: 60,
      send: (key, edit) => {
        sent.push(`${key}=${edit}`);
        const kind = outcomes.shift() ?? 'ok';
        if (kind === 'ok') return Promise.resolve({ ok: true, value: edit });
        const failure = { kind, status: null, message: '', fields: [] };
        return Promise.resolve({ ok: false, failure });
      },
      refetch: () => {
        sent.push('read');
        return Promise.resolve({ ok: true, value: 5 });
      },
      apply: (_value, _key, edit) => edit,
      isApplied: () => false,
      onChange: () => undefined,
    });
    return { sent, queue };
  };

  it('reads behind an edit when it is told to', async () => {
    const { sent, queue } = open([]);
    queue.edit('a', 2);
    queue.refresh();
    await queue.settled();
    expect(sent).toEqual(['a=2', 'read']);
  });

  it('reads behind an edit also when the sign-in had ended, and it was read before', async () => {
    const { sent, queue } = open(['session-ended']);
    queue.edit('a', 2);
    queue.refresh();
    await queue.settled();
    queue.resume();
    await queue.settled();
    expect(sent).toEqual(['a=2', 'read', 'a=2', 'read']);
  });
});

it('looks again when someone else changes the cart while it finds out about a lost answer', async () => {
  const failure = { kind: 'unknown-outcome', status: null, message: '', fields: [] } as const;
  let server = 2;
  const queue = createMutationQueue<number, number>({
    value: 1,
    serverLimit: 60,
    send: () => Promise.resolve({ ok: false, failure }),
    refetch: () => {
      const value = server;
      if (value === 2) {
        server = 3;
        queue.refresh();
      }
      return Promise.resolve({ ok: true, value });
    },
    apply: (value) => value,
    isApplied: () => true,
    onChange: ({ value }) => (shown = value),
  });
  let shown = 1;
  queue.edit('a', 2);
  await queue.settled();
  expect(shown).toBe(3);
});

it('hands a programming error of a call to the widget, and goes on with the edits that wait behind it', async () => {
  jest.useRealTimers();
  const crash = jest.fn();
  const sent: number[] = [];
  const queue = createMutationQueue<number, number>({
    value: 0,
    serverLimit: 60,
    crash,
    send: (_key, edit) => {
      sent.push(edit);
      return edit === 1
        ? Promise.reject(new TypeError('1'))
        : Promise.resolve({ ok: true, value: edit });
    },
    refetch: () => Promise.resolve({ ok: true, value: 0 }),
    apply: (_value, _key, edit) => edit,
    isApplied: (value, _key, edit) => value === edit,
    onChange: () => undefined,
  });
  queue.editAll([
    { key: 'a', edit: 1 },
    { key: 'b', edit: 2 },
  ]);
  await queue.settled();
  expect(crash).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([1, 2]);
  queue.dispose();
});
