import { screen, waitFor } from '@testing-library/react';
import {
  box,
  choose,
  column,
  departure,
  location,
  mainStreet,
  open,
  page,
  reload,
  save,
} from './page.testkit';

async function leaveUnsaved() {
  const opened = await open();
  await choose(opened.user, mainStreet);
  await opened.user.click(await box('Invoice due in 3 days'));
  await screen.findByRole('button', { name: /1 change/ });
  return opened;
}

it('offers unsaved choices after a reload, and restores them where they were made', async () => {
  const { user } = await leaveUnsaved();
  await reload();
  expect(await screen.findByText(/^Restore your unsaved changes/)).toHaveTextContent(mainStreet);
  expect(await location()).toHaveDisplayValue('All locations');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await location()).toHaveDisplayValue(`${mainStreet} (edited)`));
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
  expect(screen.queryByText(/^Restore your unsaved changes/)).toBeNull();
});

it('forgets them when they are discarded', async () => {
  const { user } = await leaveUnsaved();
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await reload();
  await column('Emails from Vendor');
  expect(screen.queryByText(/^Restore your unsaved changes/)).toBeNull();
});

it('keeps what was offered together with what is chosen next', async () => {
  const { user } = await leaveUnsaved();
  await reload();
  await screen.findByRole('button', { name: 'Restore' });
  await user.click(await box('Price list changed'));
  await reload();
  expect(await screen.findByText(/^Restore your unsaved changes/)).toHaveTextContent('1 more');
});

it('offers what it cannot compare with the server just then', async () => {
  const { user } = await leaveUnsaved();
  await reload(async (backend) => {
    await backend.failNext('GET', page, 'slow', 1, 10);
    await backend.failNext('GET', page, 'forbidden-403');
  });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await box('Invoice due in 3 days')).not.toBeChecked());
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('restores slowly without leaving the location that is chosen meanwhile', async () => {
  const { user, backend } = await leaveUnsaved();
  await reload(async () => {
    await backend.failNext('GET', page, 'slow', 1, 10);
    await backend.failNext('GET', page, 'forbidden-403');
  });
  const restore = await screen.findByRole('button', { name: 'Restore' });
  const answer = await backend.hold('GET', page);
  await user.click(restore);
  await answer.isAsked();
  await user.selectOptions(await location(), 'Harborview – Ferry Terminal');
  await user.click(await box('Invoice due in 3 days'));
  expect(restore).not.toBeInTheDocument();
  await answer.release();
  expect(await location()).toHaveDisplayValue('Harborview – Ferry Terminal (edited)');
  await choose(user, `${mainStreet} (edited)`);
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
});

it('offers nothing that the server has by now', async () => {
  const { user, backend } = await leaveUnsaved();
  await backend.failNext('POST', page, 'drop-after-commit');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  const key = localStorage.key(0) ?? '';
  const kept = localStorage.getItem(key) ?? '';
  await user.click(await save());
  await screen.findByText(`Saved for ${mainStreet}.`);
  localStorage.setItem(key, kept);
  await reload();
  await column('Emails from Vendor');
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('keeps them past an ended session', async () => {
  const { user, backend } = await leaveUnsaved();
  await backend.failNext('POST', page, 'login-redirect');
  await user.click(await save());
  await screen.findByRole('alert');
  await reload();
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
});

it('has nothing to offer after a save', async () => {
  const { user } = await leaveUnsaved();
  const left = departure();
  await user.click(await save());
  await left;
  await reload();
  await column('Emails from Vendor');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('tells the success of the only location, whose boxes are still on their way then', async () => {
  const { user } = await open({ scenario: 'single' });
  await user.click(await box('Invoice due in 3 days'));
  const left = departure();
  await user.click(await save());
  await left;
  await reload((backend) => backend.failNext('GET', page, 'slow', 2, 100));
  expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});
