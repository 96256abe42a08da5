import { screen, waitFor, within } from '@testing-library/react';
import {
  accountPath,
  add,
  closed,
  departures,
  notes,
  open,
  orderPath,
  place,
  posts,
  stateOf,
  summaryPath,
  typeAccount,
  write,
} from './page.testkit';

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

const acceptances: [what: string, body: unknown, status: number][] = [
  ['204', undefined, 204],
  ['{}', {}, 200],
  ['null', null, 200],
  ['"ok"', 'ok', 200],
  ['[]', [], 200],
  ['{"success": true}', { success: true }, 200],
  ['{"errors": []}', { errors: [] }, 200],
  ['nothing but null', { order: null, bank_account: null, errors: null }, 200],
  ['nothing but empty', { order: {}, bank_account: {}, errors: [''] }, 200],
];

const refusals: [what: string, body: unknown][] = [
  ['{}', {}],
  ['null', null],
  ['""', ''],
  ['[]', []],
  ['{"errors": []}', { errors: [] }],
  ['{"errors": null}', { errors: null }],
  ['{"errors": [null]}', { errors: [null] }],
];

/** The server refuses what is asked at a path, in this way. */
function refusing(path: string, body: unknown) {
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const { url } = new Request(...asked);
    if (!new URL(url).pathname.endsWith(path)) return original(...asked);
    const answer = Response.json(body, { status: 400 });
    return Object.defineProperty(answer, 'url', { value: url });
  });
}

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

it.each(refusals)('an order that is refused by %s can be sent again', async (_what, body) => {
  const { user, backend } = await open();
  await write(user, await notes(), 'Dock 4');
  refusing(orderPath, body);
  await user.click(await place());
  expect(await screen.findByRole('alert')).toHaveTextContent('The order was not placed.');
  expect(await notes()).toHaveValue('Dock 4');
  await waitFor(async () => expect(await place()).toBeEnabled());
  expect(await place()).not.toHaveAttribute('aria-busy', 'true');
  expect((await stateOf(backend)).orders).toHaveLength(0);
  expectNoCodeWords();
});

describe.each(['default', 'ignores-keys'])('a bank account (%s)', (scenario) => {
  it.each(acceptances)('that is answered by %s is added once', async (_what, body, status) => {
    const { user, backend } = await open({ scenario, config: quick });
    const dialog = await typeAccount(user);
    answering(accountPath, () => body, status);
    await user.click(add(dialog));
    await closed();
    expect(screen.getByRole('radio', { name: /9421$/ })).toBeChecked();
    expect((await stateOf(backend)).accounts).toHaveLength(3);
    expect(await posts(backend, accountPath)).toHaveLength(1);
    expectNoCodeWords();
  });

  it('whose answer was lost is known by its id, whatever the shop calls it', async () => {
    const { user, backend } = await open({ scenario, config: quick });
    // A shop with names of its own: no digits, and all accounts alike.
    answering(summaryPath, (summary) => ({
      ...summary,
      bank_accounts: (summary.bank_accounts as { id: number }[]).map(({ id }) => ({
        id,
        display_name: 'Business account',
      })),
    }));
    const dialog = await typeAccount(user);
    await backend.failNext('POST', accountPath, 'drop-after-commit');
    await user.click(add(dialog));
    await closed();
    expect((await stateOf(backend)).accounts).toHaveLength(3);
    expect(await posts(backend, accountPath)).toHaveLength(1);
    const [, , last] = screen.getAllByRole('radio', { name: 'Business account' });
    expect(last).toBeChecked();
    expect(screen.queryByText(/was not added/)).toBeNull();
  });
});

it.each(refusals)('a bank account that is refused by %s can be sent again', async (_what, body) => {
  const { user, backend } = await open();
  const dialog = await typeAccount(user);
  refusing(accountPath, body);
  await user.click(add(dialog));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The account was not added.');
  expect(add(dialog)).toBeEnabled();
  expect((await stateOf(backend)).accounts).toHaveLength(2);
  expectNoCodeWords();
});

it('a bank account is not called accepted when the errors of its fields come with success', async () => {
  const { user } = await open();
  const dialog = await typeAccount(user);
  answering(accountPath, () => ({
    bank_account: null,
    errors: { account_number: ['No account has this number.'] },
  }));
  await user.click(add(dialog));
  const field = within(dialog).getByRole('textbox', { name: 'Account number' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('No account has this number.');
});

describe('a summary', () => {
  /** Spoils what stands at a path of the summary. */
  const spoilt = (path: string, spoil: (found: Record<string, unknown>) => void) =>
    answering(summaryPath, (summary) => {
      const at = path
        .split('.')
        .filter(Boolean)
        .reduce((each, name) => each[name] as Record<string, unknown>, summary);
      spoil(at);
      return summary;
    });
  const shown = () =>
    waitFor(() => expect(document.querySelector('.ww-skeleton')).not.toBeInTheDocument());

  const paths = ['', 'items.0', 'shipments.0', 'shipping_methods.0', 'bank_accounts.0'];
  it.each(
    paths.flatMap((path) =>
      [null, undefined].map((value) => [value === null ? 'null' : 'missing', path, value] as const),
    ),
  )('in which all is %s at "%s" shows what there is', async (_name, path, value) => {
    spoilt(path, (found) => {
      for (const name of Object.keys(found)) if (name !== 'items') found[name] = value;
    });
    const { user } = await open();
    await shown();
    const pay = screen.queryByRole('radio', { name: /^Canopy Pay/ });
    if (pay) await user.click(pay);
    expect(await place()).toBeVisible();
    expectNoCodeWords();
  });

  const lists = ['items', 'shipments', 'shipping_methods', 'blockers', 'changes', 'bank_accounts'];
  it.each(lists)('with a list of nothing for %s shows what there is', async (name) => {
    spoilt('', (found) => {
      found[name] = [null];
    });
    await open();
    await shown();
    expect(await place()).toBeVisible();
    expectNoCodeWords();
  });

  it.each([
    ['subtotal', ''],
    ['discount', ''],
    ['surcharge', ''],
    ['estimated_tax', ''],
    ['total_shipping', ''],
    ['total', ''],
    ['price', 'items.1'],
    ['line_total', 'items.1'],
    ['quantity', 'items.1'],
  ])('without %s holds the order, and says so', async (name, path) => {
    spoilt(path, (found) => {
      found[name] = null;
    });
    const { user, backend } = await open();
    expect(await place()).toBeDisabled();
    expect(screen.getByText(/The shop left out an amount/)).toBeVisible();
    await user.click(await place());
    expect(await posts(backend)).toHaveLength(0);
    expectNoCodeWords();
  });

  it.each([
    ['null', null],
    ['[]', []],
    ['"ok"', 'ok'],
    ['{}', {}],
    ['{"success": true}', { success: true }],
  ])('that is answered by %s could not be loaded, and is on Retry', async (_what, body) => {
    answering(summaryPath, () => body);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your order could not be loaded.');
    expectNoCodeWords();
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await place()).toBeEnabled();
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
