import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { button, open, path, ruleRow, saveButton } from './page.testkit';

const page = '/rules-editor/?config=attribute&scenario=default&as=vendor';

/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

async function leaveUnsaved(options?: Parameters<typeof open>[0]) {
  const opened = await open(options);
  await opened.user.click(await button('Edit rule 1'));
  const field = await screen.findByLabelText(/^Minimum/);
  await opened.user.clear(field);
  await opened.user.type(field, '6');
  await opened.user.click(await button('Delete rule 8'));
  return opened;
}

it('asks before the page is left only while something is not saved', async () => {
  const { user } = await open();
  await user.click(await button('Edit rule 1'));
  expect(asksBeforeLeaving()).toBe(false);
  await user.click(await button('Move rule 2 up'));
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(await saveButton());
  await screen.findByText('Saved: 1 rule moved.');
  expect(asksBeforeLeaving()).toBe(false);
});

it('keeps everything past an ended session and a reload, and offers it', async () => {
  const { user, backend } = await leaveUnsaved();
  await backend.failNext('POST', path, 'login-redirect');
  await user.click(await saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/session has ended/);
  await showPage(page);
  await user.click(await button('Restore'));
  expect(await ruleRow(/^Rule 1: Medical, Flower: at least 6 cases/)).toBeVisible();
  expect(screen.getByText('1 rule changed, 1 deleted')).toBeVisible();
});

it('adds a rule once that arrived, was changed since and comes back past a reload', async () => {
  const { user, backend } = await open();
  const typeMinimum = async (text: string) => {
    const field = await screen.findByLabelText(/^Minimum/);
    await user.clear(field);
    await user.type(field, text);
  };
  await user.click(await button('Duplicate rule 8'));
  await typeMinimum('3');
  await backend.failNext('POST', path, 'drop-after-commit');
  await backend.failNext('GET', path, 'forbidden-403');
  await user.click(await saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Save checks first what arrived.');
  await typeMinimum('4');
  await user.click(await button('Edit rule 1'));
  await typeMinimum('6');
  await showPage(page);
  await user.click(await button('Restore'));
  expect(await screen.findByText('2 rules changed')).toBeVisible();
});

it('keeps changes when the list moved on and cannot be read either', async () => {
  const { user, backend } = await leaveUnsaved({ scenario: 'conflict' });
  await backend.failNext('GET', path, 'forbidden-403');
  await user.click(await saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/a colleague changed the rules/);
  expect(screen.getByText('1 rule changed, 1 deleted')).toBeVisible();
  await user.click(await button('Refresh'));
  expect(await screen.findByRole('group', { name: 'Conflict' })).toHaveTextContent(
    /at least 3 cases/,
  );
});

it('goes back to what was looked at before', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: /^Pricing/ }));
  await ruleRow(/^Rule 2: Blue Dream/);
  await user.type(screen.getByLabelText('Find in the rules'), 'vape');
  expect(await screen.findByText('No rule matches the filter.')).toBeVisible();
  history.back();
  // What was chosen just before the search was typed, with all letters of it in one step.
  expect(await screen.findByText(/^4 rules/)).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Pricing');
  expect(screen.getByLabelText('Find in the rules')).toHaveValue('');
  history.back();
  expect(await screen.findByText(/^8 rules/)).toBeVisible();
});

it('stands twice on a page, each with its own changes and its own key in the address', async () => {
  const { user } = await open();
  await ruleRow(/^Rule 1/);
  const [host] = document.querySelectorAll<HTMLElement>('[data-widget]');
  const second = document.createElement('div');
  second.dataset.widget = 'rules-editor';
  second.dataset.config = host?.dataset.config;
  document.body.append(second);
  const theirs = () => within(second).getAllByRole('listitem', { name: /^Rule \d/ });
  await waitFor(() => expect(theirs()).toHaveLength(8));
  await user.click(within(second).getByRole('button', { name: 'Move rule 2 up' }));
  expect(within(second).getByText('1 rule moved')).toBeVisible();
  expect(screen.getByText('Everything is saved.')).toBeVisible();
  await user.click(within(second).getByRole('tab', { name: /^Pricing/ }));
  expect(await within(second).findByText('4 rules')).toBeVisible();
  expect(screen.getByText(/^8 rules/)).toBeVisible();
  expect(new URL(location.href).searchParams.get('rules-editor-2')).toBe('family=pricing');
});

it('keeps what a second tab has at the same rules beside it', async () => {
  const { user } = await leaveUnsaved();
  const [host] = document.querySelectorAll<HTMLElement>('[data-widget]');
  const second = document.createElement('div');
  second.dataset.widget = 'rules-editor';
  second.dataset.config = host?.dataset.config;
  document.body.append(second);
  const theirs = within(second);
  await user.click(await theirs.findByRole('button', { name: 'Duplicate rule 2' }));
  await showPage(page);
  await user.click(await button('Restore'));
  expect(await screen.findByText('1 rule changed, 1 added, 1 deleted')).toBeVisible();
});

it('offers nothing that the server has by now', async () => {
  const { user } = await leaveUnsaved();
  await waitFor(() => expect(localStorage).toHaveLength(1));
  const key = localStorage.key(0) ?? '';
  const kept = localStorage.getItem(key) ?? '';
  await user.click(await saveButton());
  await screen.findByText('Saved: 1 rule changed, 1 deleted.');
  await waitFor(() => expect(localStorage).toHaveLength(0));
  localStorage.setItem(key, kept);
  await showPage(page);
  await ruleRow(/^Rule 1/);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});
