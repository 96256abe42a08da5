import { screen, waitFor, within } from '@testing-library/react';
import type { FaultName } from '../../fixtures/backend/faults';
import { turnOfPage } from '../../test/support/turnOfPage';
import { everywhere, storesOnPage } from '../../test/support/keptNowhere';
import { isRoutingNumber } from './model/bankNumbers';
import {
  accountPath,
  add,
  answered,
  closed,
  notes,
  numbers,
  open,
  posts,
  ready,
  shipBy,
  stateOf,
  summaryPath,
  typeAccount,
  write,
} from './page.testkit';

const added = 'Harborview LLC, checking ····9421';

it.each([
  ['021000021', true],
  ['011401533', true],
  ['021000022', false],
  ['000000000', false],
  ['02100002', false],
])('takes %s for a routing number: %s', (text, expected) => {
  expect(isRoutingNumber(text)).toBe(expected);
});

it('selects the new account, shows it masked and keeps its number nowhere', async () => {
  const { user, backend } = await open({ config: (config) => ({ ...config }) });
  const dialog = await typeAccount(user);
  await user.click(add(dialog));
  await closed();
  expect(screen.getByRole('radio', { name: added })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Add bank account' })).toHaveFocus();
  expect(screen.getByText(`${added} is added and selected.`)).toBeVisible();
  // The dialog's form is none of the order's.
  expect(await posts(backend)).toHaveLength(0);
  const log = JSON.stringify(await backend.log());
  const state = JSON.stringify(await backend.state());
  for (const text of [everywhere(), log, state]) {
    expect(text).not.toContain(numbers.account);
    expect(text).not.toContain(numbers.routing);
  }
});

it('keeps its number in no store', async () => {
  const { user } = await open();
  const dialog = await typeAccount(user);
  const stores = storesOnPage();
  const held = () => JSON.stringify(stores.map((store) => store.getState()));
  expect(held()).not.toContain(numbers.account);
  await user.click(add(dialog));
  await closed();
  // It is the store that was looked into: it has the new account.
  expect(held()).toContain(added);
  expect(held()).not.toContain(numbers.account);
  expect(held()).not.toContain(numbers.routing);
});

it('keeps its number nowhere when it is cancelled', async () => {
  const { user } = await open();
  const dialog = await typeAccount(user);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(numbers.account);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(everywhere()).not.toContain(numbers.account);
});

it('tests its number by no regular expression, where every script could read it', async () => {
  const { user } = await open();
  const dialog = await typeAccount(user, numbers.account, numbers.account.slice(0, -1));
  const tested: string[] = [];
  const isOurs = (stack: string) =>
    !stack.includes('/fixtures/') &&
    [
      '/widgets/checkout/model/',
      '/widgets/checkout/state/',
      '/widgets/checkout/use',
      '/shared/',
    ].some((part) => stack.includes(part));
  // Every way of using one comes by here. The fixture server and this test have their own.
  const original = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')
    ?.value as typeof RegExp.prototype.exec;
  jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const found = original.call(this, text);
    const isNumber = text.includes(numbers.account.slice(0, -1)) || text.includes(numbers.routing);
    if (isNumber && isOurs(new Error().stack ?? '')) tested.push(this.source);
    return found;
  });
  await user.click(add(dialog));
  const second = within(dialog).getByRole('textbox', { name: 'Confirm account number' });
  await user.type(second, numbers.account.slice(-1));
  await user.click(add(dialog));
  await closed();
  expect(tested).toEqual([]);
});

it('wants the number twice, and says at the field when they differ', async () => {
  const { user, backend } = await open();
  const dialog = await typeAccount(user, '12345678', '12345679');
  await user.click(add(dialog));
  const second = within(dialog).getByRole('textbox', { name: 'Confirm account number' });
  await waitFor(() => expect(second).toHaveFocus());
  expect(second).toHaveAccessibleDescription('The two account numbers differ.');
  expect(await posts(backend, accountPath)).toHaveLength(0);
});

it('hints at a routing number with a wrong checksum and lets the server decide', async () => {
  const { user } = await open();
  const dialog = await typeAccount(user);
  const routing = within(dialog).getByRole('textbox', { name: 'Routing number' });
  await user.clear(routing);
  await user.type(routing, '021000022');
  expect(routing).toHaveAccessibleDescription(/does not look like a routing number/);
  await user.click(add(dialog));
  await closed();
});

it("shows the bank's errors in the dialog and keeps what was typed", async () => {
  const { user } = await open();
  const dialog = await typeAccount(user, '99999999');
  await user.click(add(dialog));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The bank does not know this account.',
  );
  expect(within(dialog).getByRole('textbox', { name: 'Account number' })).toHaveValue('99999999');
});

it("shows a field's error at the field and goes there", async () => {
  const { user } = await open();
  const dialog = await typeAccount(user, '12');
  await user.click(add(dialog));
  const field = within(dialog).getByRole('textbox', { name: 'Account number' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('An account number has 4 to 17 digits.');
});

it('leaves the focus where a digit is corrected, also after another field was refused', async () => {
  const { user } = await open();
  const dialog = await typeAccount(user);
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  const [routing, second] = [field('Routing number'), field('Confirm account number')];
  await user.type(routing, '{Backspace}');
  await user.click(add(dialog));
  await waitFor(() => expect(routing).toHaveFocus());
  await user.keyboard('1');
  await user.type(second, '{Backspace}');
  await user.click(add(dialog));
  await waitFor(() => expect(second).toHaveFocus());
  await user.clear(second);
  await user.keyboard(numbers.account);
  expect(second).toHaveValue(numbers.account);
  expect(routing).toHaveValue(numbers.routing);
  await user.click(add(dialog));
  await closed();
});

it('stays selected when totals that were asked for before it come after it', async () => {
  const { user, backend } = await open();
  const van = await shipBy('Refrigerated van');
  const older = await backend.hold('GET', summaryPath);
  await user.click(van);
  await user.click(add(await typeAccount(user)));
  await closed();
  await older.release();
  await waitFor(async () => expect(await answered(backend)).toEqual([200, 200, 200]));
  await turnOfPage();
  expect(screen.getByRole('radio', { name: added })).toBeChecked();
});

const faults: [FaultName, boolean][] = [
  ['drop-after-commit', true],
  ['truncated-json', true],
  ['slow', true],
  ['drop-before', false],
  ['hang', false],
  ['status-500', false],
  ['html-200', false],
  ['login-redirect', false],
  ['status-503', false],
  // Sent again with a fresh token.
  ['csrf-403', true],
  ['forbidden-403', false],
  ['refused-400', false],
];

/** The view never ran. */
const isKnownAtOnce = new Set<FaultName>(['login-redirect', 'forbidden-403', 'refused-400']);

describe.each(['default', 'ignores-keys'])('exactly one account (%s)', (scenario) => {
  it.each(faults)('comes of a call that ends in %s (kept: %s)', async (fault, isKept) => {
    const { user, backend } = await open({
      scenario,
      config: (config) => ({ ...config, timeout: 1 }),
    });
    const dialog = await typeAccount(user);
    await backend.failNext('POST', accountPath, fault, 1, 1500);
    // What is known may come between two clicks, and the second one is then another try.
    await (isKnownAtOnce.has(fault) ? user.click : user.dblClick)(add(dialog));
    if (!isKept) {
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(
        'The account was not added',
      );
      expect((await stateOf(backend)).accounts).toHaveLength(2);
      expect(within(dialog).getByRole('textbox', { name: 'Account number' })).toHaveValue(
        numbers.account,
      );
      await user.dblClick(await ready(add(dialog)));
    }
    await closed();
    expect((await stateOf(backend)).accounts).toHaveLength(3);
    expect(screen.getByRole('radio', { name: added })).toBeChecked();
    expect(everywhere()).not.toContain(numbers.account);
  });
});

/** Adds an account whose answer is lost, and closes the dialog while it is looked for. */
async function closeWhileSearching({ user, backend }: Awaited<ReturnType<typeof open>>) {
  const dialog = await typeAccount(user);
  await backend.failNext('POST', accountPath, 'drop-after-commit');
  await backend.failNext('GET', summaryPath, 'status-500', 2);
  await user.click(add(dialog));
  await user.click(await within(dialog).findByText('Close'));
  await closed();
}

it('adds no other one while it may still arrive, also when the way to pay was another meanwhile', async () => {
  const opened = await open();
  await closeWhileSearching(opened);
  await opened.user.click(screen.getByLabelText("On the seller's terms"));
  await opened.user.click(screen.getByLabelText(/^Canopy Pay/));
  expect(screen.getByRole('button', { name: 'Add bank account' })).toBeDisabled();
});

it('takes no choice from a person who closed the dialog and chose another account', async () => {
  const opened = await open();
  await closeWhileSearching(opened);
  const other = screen.getByRole('radio', { name: /····0092/ });
  await opened.user.click(other);
  expect(await screen.findByText(`${added} is added.`)).toBeVisible();
  expect(other).toBeChecked();
});

it('is called unknown while the accounts cannot be read', async () => {
  const { user, backend } = await open();
  await write(user, await notes(), 'Dock 4');
  const dialog = await typeAccount(user);
  await backend.failNext('POST', accountPath, 'drop-after-commit');
  await backend.failNext('GET', summaryPath, 'forbidden-403');
  await user.click(add(dialog));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent("We don't know yet");
  expect(add(dialog)).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Check the accounts' }));
  await closed();
  expect((await stateOf(backend)).accounts).toHaveLength(3);
});

it.each(['Terms of service', 'Privacy policy'])('shows the text behind "%s"', async (name) => {
  const { user } = await open();
  const button = await screen.findByRole('button', { name });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name });
  expect(await within(dialog).findByText(/binds both sides|passed on to the bank/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await closed();
  expect(button).toHaveFocus();
});
