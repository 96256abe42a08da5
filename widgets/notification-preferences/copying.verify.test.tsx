import { screen, waitFor, within } from '@testing-library/react';
import {
  box,
  choose,
  column,
  departure,
  edit,
  ferryTerminal,
  invoiceDue,
  location,
  mainStreet,
  open,
  openCopies,
  page,
  posts,
  priceList,
  reads,
  reload,
  save,
  savedValue,
  slowRead,
} from './page.testkit';

async function openDialog() {
  const opened = await open();
  await choose(opened.user, mainStreet);
  await opened.user.click(await box('Invoice due in 3 days'));
  return { ...opened, dialog: await openCopies(opened.user) };
}

it('saves the choices on the screen for each chosen location and says beside it how far that is', async () => {
  const { user, backend, dialog } = await openDialog();
  expect(within(dialog).queryByLabelText(mainStreet)).toBeNull();
  await user.click(within(dialog).getByLabelText(ferryTerminal));
  await user.click(within(dialog).getByLabelText('Harborview – Cañon Road'));
  await backend.failNext('POST', page, 'drop-after-commit');
  await backend.failNext('GET', page, 'slow', 1, 1);
  const answer = await backend.hold('GET', page);
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 2 locations' }));
  expect(await within(dialog).findByText(/^We don’t know yet/)).toBeVisible();
  await answer.release();
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
  await choose(user, ferryTerminal);
  await user.selectOptions(select, mainStreet);
  await user.click(await box('Invoice due in 3 days'));
  const dialog = await openCopies(user);
  await user.click(within(dialog).getByLabelText(ferryTerminal));
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 1 location' }));
  await within(dialog).findByText('Saved');
  await user.click(within(dialog).getByRole('button', { name: 'Finish' }));
  await slowCame();
  await choose(user, ferryTerminal);
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
});

it('over what was saved before is no unsaved work after the redirect', async () => {
  const { user } = await edit();
  let left = departure();
  await user.click(await save());
  await left;
  // The page took the navigation over, and stays until that comes.
  await choose(user, ferryTerminal);
  await user.click(await box('Invoice due in 3 days'));
  left = departure();
  await user.click(await save());
  await left;
  await choose(user, 'Harborview – Cañon Road');
  await box('Invoice due in 3 days');
  const dialog = await openCopies(user);
  await user.click(within(dialog).getByLabelText(mainStreet));
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 1 location' }));
  await within(dialog).findByText('Saved');
  await reload();
  expect(await screen.findByText(/^Saved for|^Restore your/)).toHaveTextContent(
    `Saved for ${ferryTerminal}.`,
  );
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('copies what all locations share to each of them', async () => {
  const { user, backend } = await open();
  await box('Invoice due in 3 days');
  const dialog = await openCopies(user);
  await user.click(within(dialog).getByLabelText('Select all 4'));
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 4 locations' }));
  await waitFor(() => expect(within(dialog).getAllByText('Saved')).toHaveLength(4));
  await column('Emails from Vendor');
  expect(await reads(backend, 'loc=_all')).toBe(1);
  expect(await posts(backend)).toHaveLength(4);
  for (const id of ['101', '102', '103', '104']) {
    expect(await savedValue(backend, id, priceList)).toBe(false);
  }
});

it('says which locations would lose changes of their own, and gives the focus back on Escape', async () => {
  const { user } = await open();
  await choose(user, ferryTerminal);
  await user.click(await box('Invoice due in 3 days'));
  await choose(user, mainStreet);
  await box('Invoice due in 3 days');
  const dialog = await openCopies(user);
  expect(within(dialog).getByLabelText(ferryTerminal)).toHaveAccessibleDescription(
    'Replaces its unsaved changes',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: /^Copy these choices/ });
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.getByRole('option', { name: `${ferryTerminal} (edited)` })).toBeInTheDocument();
});

it('stops at what fails for every location, and says so once', async () => {
  const { user, backend, dialog } = await openDialog();
  await user.click(within(dialog).getByLabelText('Select all 3'));
  await backend.failNext('POST', page, 'login-redirect');
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 3 locations' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Your session has ended.');
  expect(within(dialog).getByRole('link', { name: /Sign in/ })).toBeVisible();
  expect(await posts(backend)).toHaveLength(1);
  // Of those that are copied to later nothing is said of it.
  await user.click(within(dialog).getByLabelText(ferryTerminal));
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 2 locations' }));
  await waitFor(() => expect(within(dialog).getAllByText('Saved')).toHaveLength(2));
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

const namesIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('checkbox')
    .map((each) => each.closest('.ww-check')?.querySelector('label')?.textContent);

it('tells in its place which location failed and why, and tries only that one again', async () => {
  const { user, backend, dialog } = await openDialog();
  const before = namesIn(dialog);
  await user.click(within(dialog).getByLabelText('Select all 3'));
  await backend.failNext('POST', page, 'slow', 2, 1);
  await backend.failNext('POST', page, 'refused-400');
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 3 locations' }));
  const again = await within(dialog).findByRole('button', { name: 'Try 1 location again' });
  expect(within(dialog).getByText(/^Not saved. The server refused this/)).toBeVisible();
  expect(namesIn(dialog)).toEqual(before);
  await user.click(again);
  await waitFor(() => expect(within(dialog).getAllByText('Saved')).toHaveLength(3));
  expect(await posts(backend)).toHaveLength(4);
});

it('goes on telling what failed where trying again is stopped before that', async () => {
  const { user, backend, dialog } = await openDialog();
  await user.click(within(dialog).getByLabelText('Select all 3'));
  await backend.failNext('POST', page, 'refused-400', 3);
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 3 locations' }));
  const again = await within(dialog).findByRole('button', { name: 'Try 3 locations again' });
  const answer = await backend.hold('POST', page);
  await user.click(again);
  await answer.isAsked();
  await user.click(within(dialog).getByRole('button', { name: 'Stop after this one' }));
  await answer.release();
  await within(dialog).findByText('Saved');
  expect(within(dialog).getAllByText(/^Not saved. The server refused this/)).toHaveLength(2);
  expect(within(dialog).getByRole('button', { name: 'Try 2 locations again' })).toBeVisible();
});

it('finds one of very many locations by its name, and shows that it failed', async () => {
  const { user, backend } = await open({ scenario: 'huge' });
  const dialog = await openCopies(user);
  const search = within(dialog).getByRole('textbox', { name: 'Find a location' });
  await user.click(search);
  await user.paste('no. 57');
  expect(within(dialog).getByRole('checkbox', { name: 'All 11 found' })).not.toBeChecked();
  await user.paste('1');
  await user.click(within(dialog).getByRole('checkbox'));
  await user.clear(search);
  await backend.failNext('POST', page, 'refused-400');
  await user.click(within(dialog).getByRole('button', { name: 'Copy to 1 location' }));
  await within(dialog).findByRole('button', { name: 'Try 1 location again' });
  expect(within(dialog).getByRole('checkbox', { name: /no. 571$/ })).toHaveAccessibleDescription(
    /^Not saved/,
  );
});

it('leaves the focus to who looks for more locations while it copies', async () => {
  const { user, backend } = await open({ scenario: 'huge' });
  const dialog = await openCopies(user);
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
