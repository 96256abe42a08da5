import { waitFor } from '@testing-library/react';

/** What an answer is in the end: its status and its body. */
type Spoil = (answer: Response, request: Request) => Promise<{ status: number; body: string }>;

/**
 * What the server answers to the calls that `isMeant` chooses, instead of what the specification promises. They are
 * carried out all the same. `body` may differ by call. It ends with the test, or with `mockRestore` of what this returns.
 */
export const spoilAnswers = (
  isMeant: (request: Request) => boolean,
  status: number,
  body: string | ((request: Request) => string),
) =>
  spoil(isMeant, (_answer, request) =>
    Promise.resolve({ status, body: typeof body === 'string' ? body : body(request) }),
  );

/** The same for what is read as JSON: `change` makes another answer of each. */
export const changeAnswers = (
  isMeant: (request: Request) => boolean,
  change: (answer: unknown) => unknown,
) =>
  spoil(isMeant, async (answer) => ({
    status: answer.status,
    body: JSON.stringify(change(await answer.json())),
  }));

function spoil(isMeant: (request: Request) => boolean, change: Spoil) {
  const real = window.fetch.bind(window);
  return jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const request = new Request(input, init);
    if (!isMeant(request)) return answer;
    const { status, body } = await change(answer, request);
    const spoilt = new Response(status === 204 ? null : body, {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
    return Object.defineProperty(spoilt, 'url', { value: answer.url });
  });
}

/** The server takes nothing of the calls that `isMeant` chooses, and says so by `status` and this body. */
export function refuseCalls(isMeant: (request: Request) => boolean, body: string, status = 400) {
  const real = window.fetch.bind(window);
  return jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    if (!isMeant(request)) return real(input, init);
    const headers = { 'Content-Type': 'application/json' };
    const refusal = new Response(body, { status, headers });
    return Promise.resolve(Object.defineProperty(refusal, 'url', { value: request.url }));
  });
}

/**
 * The connection of the calls that `isMeant` chooses breaks before the server has them. The last of them arrives when
 * the function is called that this returns, and from then on no connection breaks.
 */
export function cutOff(isMeant: (request: Request) => boolean): () => Promise<void> {
  let arrive: () => Promise<unknown> = () => Promise.reject(new Error('Nothing was sent.'));
  const real = window.fetch.bind(window);
  const spy = jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    if (!isMeant(request)) return real(input, init);
    arrive = () => real(request);
    return Promise.reject(new TypeError('The connection broke.'));
  });
  return async () => {
    spy.mockRestore();
    await arrive();
  };
}

/** What servers say of a refusal beside why. */
export const unpromisedRefusals = [
  '{}',
  'null',
  '[]',
  '""',
  '{"errors": []}',
  '{"errors": null}',
  '{"errors": [null]}',
];

/** What servers answer to a write beside what is promised, all of it accepted: a name, the status and the body. */
export const unpromised: [name: string, status: number, body: string][] = [
  ['204', 204, ''],
  ['{}', 200, '{}'],
  ['null', 200, 'null'],
  ['"ok"', 200, '"ok"'],
  ['{"success": true}', 200, '{"success": true}'],
  ['{"errors": []}', 200, '{"errors": []}'],
  ['201 with an empty list', 201, '[]'],
];

/** What servers answer to a read instead of what it should bring. */
export const unpromisedReads = ['null', '"ok"', '{}', '[]', '{"success": true}', '{"errors": []}'];

/** What may stand where a value should be. Missing is `undefined`. */
export const unpromisedValues: [name: string, value: unknown][] = [
  ['null', null],
  ['missing', undefined],
  ['an object', {}],
  ['a list', []],
  ['a list of null', [null]],
  ['a negative number', -1],
  ['true', true],
];

/** Replaces each value at a path ("carts.0.items") by `value`, but for those of the names `kept`. */
export function fillAt(answer: unknown, path: string, value: unknown, kept: string[] = []): void {
  const at = path
    .split('.')
    .filter(Boolean)
    .reduce((each, name) => Reflect.get(each, name) as object, answer as object);
  for (const name of Object.keys(at)) if (!kept.includes(name)) Reflect.set(at, name, value);
}

/** Nothing of a missing value is ever shown, nothing stays busy, and the screen stands. */
export async function expectWhole(): Promise<void> {
  await waitFor(() =>
    expect(document.querySelector('.ww-skeleton, [aria-busy=true]')).not.toBeInTheDocument(),
  );
  expect(document.body.textContent).not.toMatch(/undefined|null|NaN|\[object|stopped working/);
}
