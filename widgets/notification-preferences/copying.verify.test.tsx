import { screen, waitFor, within } from '@testing-library/react';
import {
  box,
  choose,
  invoiceDue,
  location,
  open,
  page,
  savedValue,
  slowRead,
} from './page.testkit';

async function openDialog() {
  const opened = await open();
  await choose(opened.user, 'Harborview – Main Street');
  await opened.user.click(await box('Invoice due in 3 days'));
  const button = await screen.findByRole('button', { name: /^Copy these choices/ });
  await opened.user.click(button);
  return { ...opened, button, dialog: await screen.findByRole('dialog') };
}

it('saves the choices on the screen for each chosen location and says so beside it', async () => {
  const { user, backend, dialog } = await openDialog();
  expect(within(dialog).queryByLabelText('Harborview – Main Street')).toBeNull();
  await user.click(within(dialog).getByLabelText('Harborview – Ferry Terminal'));
  await user.click(within(dialog).getByLabelText('Harborview – Cañon Road'));
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 2 locations' }));
  await waitFor(() => expect(within(dialog).getAllByText('Saved')).toHaveLength(2));
  expect(within(dialog).getByRole('button', { name: 'Finish' })).toHaveFocus();
  expect(await savedValue(backend, '102', invoiceDue)).toBe(false);
  expect(await savedValue(backend, '103', invoiceDue)).toBe(false);
  expect(await savedValue(backend, '104', invoiceDue)).toBe(true);
  expect(await savedValue(backend, '101', invoiceDue)).toBe(true);
});

it('shows what was copied also when older boxes of that location come later', async () => {
  const { user, backend } = await open();
  const select = await location();
  const slowCame = await slowRead(backend);
  await choose(user, 'Harborview – Ferry Terminal');
  await user.selectOptions(select, 'Harborview – Main Street');
  await user.click(await box('Invoice due in 3 days'));
  await user.click(screen.getByRole('button', { name: /^Copy these choices/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByLabelText('Harborview – Ferry Terminal'));
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 1 location' }));
  await within(dialog).findByText('Saved');
  await user.click(within(dialog).getByRole('button', { name: 'Finish' }));
  await slowCame();
  await choose(user, 'Harborview – Ferry Terminal');
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
});

it('copies what all locations share to each of them', async () => {
  const { user, backend } = await open();
  await box('Invoice due in 3 days');
  await user.click(await screen.findByRole('button', { name: /^Copy these choices/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByLabelText('Select all 4'));
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 4 locations' }));
  await waitFor(() => expect(within(dialog).getAllByText('Saved')).toHaveLength(4));
  const posts = (await backend.log()).filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(4);
  for (const id of ['101', '102', '103', '104']) {
    expect(await savedValue(backend, id, 'vendor_email:from_vendor:price_list_changed')).toBe(
      false,
    );
  }
});

it('says which locations would lose changes of their own', async () => {
  const { user } = await open();
  await choose(user, 'Harborview – Ferry Terminal');
  await user.click(await box('Invoice due in 3 days'));
  await choose(user, 'Harborview – Main Street');
  await box('Invoice due in 3 days');
  await user.click(await screen.findByRole('button', { name: /^Copy these choices/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Harborview – Ferry Terminal')).toHaveAccessibleDescription(
    'Replaces its unsaved changes',
  );
});

it('stops at what fails for every location, and says so once', async () => {
  const { user, backend, dialog } = await openDialog();
  await user.click(within(dialog).getByLabelText('Select all 3'));
  await backend.failNext('POST', page, 'login-redirect', 3);
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 3 locations' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Your session has ended.');
  expect(within(dialog).getByRole('link', { name: /Sign in/ })).toBeVisible();
  const posts = (await backend.log()).filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(1);
});

it('tells which location failed and why, and tries only that one again', async () => {
  const { user, backend, dialog } = await openDialog();
  await user.click(within(dialog).getByLabelText('Select all 3'));
  await backend.failNext('POST', page, 'refused-400');
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 3 locations' }));
  const again = await within(dialog).findByRole('button', { name: 'Try 1 location again' });
  expect(within(dialog).getByText(/^Not saved. The server refused this/)).toBeVisible();
  await user.click(again);
  await waitFor(() => expect(within(dialog).getAllByText('Saved')).toHaveLength(3));
  const posts = (await backend.log()).filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(4);
});

it('closes by Escape, gives the focus back and keeps the edits', async () => {
  const { user, button } = await openDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
});

it('finds a location by its name where there are many', async () => {
  const { user } = await open({ scenario: 'huge' });
  await user.click(await screen.findByRole('button', { name: /^Copy these choices/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('textbox', { name: 'Find a location' }));
  await user.paste('no. 57');
  expect(within(dialog).getByText('11 found')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'All 11 found' }));
  expect(within(dialog).getByRole('button', { name: 'Copy to 11 locations' })).toBeVisible();
});

it('leaves the focus to who looks for more locations while it copies', async () => {
  const { user, backend } = await open({ scenario: 'huge' });
  await user.click(await screen.findByRole('button', { name: /^Copy these choices/ }));
  const dialog = await screen.findByRole('dialog');
  const search = within(dialog).getByRole('textbox', { name: 'Find a location' });
  await user.click(search);
  await user.paste('no. 571');
  await user.click(within(dialog).getByRole('checkbox'));
  const answer = await backend.hold('POST', page);
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 1 location' }));
  await user.click(search);
  await answer.release();
  await within(dialog).findByText('Saved');
  await user.keyboard(' ');
  expect(search).toHaveValue('no. 571 ');
});
