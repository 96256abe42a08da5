import { screen, waitFor } from '@testing-library/react';
import { box, column, departure, location, open, page, reload, save } from './page.testkit';

const mainStreet = 'Harborview – Main Street';

async function leaveUnsaved() {
  const opened = await open();
  await opened.user.selectOptions(await location(), mainStreet);
  await opened.user.click(await box('Invoice due in 3 days'));
  await screen.findByRole('button', { name: /1 change/ });
  return opened;
}

it('offers unsaved choices after a reload, and restores them where they were made', async () => {
  const { user } = await leaveUnsaved();
  await reload();
  expect(await screen.findByText(/^You have unsaved changes from/)).toHaveTextContent(mainStreet);
  expect(await location()).toHaveDisplayValue('All locations');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await location()).toHaveDisplayValue(`${mainStreet} (edited)`));
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
  expect(screen.queryByText(/^You have unsaved changes from/)).toBeNull();
});

it('forgets them when they are discarded', async () => {
  const { user } = await leaveUnsaved();
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await reload();
  await column('Emails from Vendor');
  expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
});

it('keeps what was offered together with what is chosen next', async () => {
  const { user } = await leaveUnsaved();
  await reload();
  await screen.findByRole('button', { name: 'Restore' });
  await user.click(await box('Price list changed'));
  await reload();
  expect(await screen.findByText(/^You have unsaved changes from/)).toHaveTextContent('1 more');
});

it('keeps the offer when a location cannot be loaded just then', async () => {
  const { user, backend } = await leaveUnsaved();
  await reload();
  const restore = await screen.findByRole('button', { name: 'Restore' });
  await backend.failNext('GET', page, 'forbidden-403');
  await user.click(restore);
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
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

it('never offers them to another user', async () => {
  await leaveUnsaved();
  await open({ as: 'vendor' });
  await column('Emails from Customer');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  await open();
  await column('Emails from Vendor');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('guards the page only while there is something to lose', async () => {
  const { user } = await open();
  const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await column('Emails from Vendor');
  expect(isGuarded()).toBe(false);
  await user.click(await box('Invoice due in 3 days'));
  await waitFor(() => expect(isGuarded()).toBe(true));
  await user.click(await box('Invoice due in 3 days'));
  await waitFor(() => expect(isGuarded()).toBe(false));
});
