import { screen, waitFor } from '@testing-library/react';
import type { PreferencesAnswer } from '@shared/contract/notifications';
import { leaveAs } from '@shared/drafts/leaveAs.testkit';
import { changeAnswers, spoilAnswers } from '../../test/support/spoilAnswers';
import type { LocationEdits } from './model/choices';
import {
  box,
  choose,
  column,
  departure,
  ferryTerminal,
  invoiceDue,
  location,
  mainStreet,
  open,
  page,
  posts,
  reads,
  reload,
  save,
} from './page.testkit';

afterEach(() => jest.restoreAllMocks());

async function leaveUnsaved() {
  const opened = await open();
  await choose(opened.user, mainStreet);
  await opened.user.click(await box('Invoice due in 3 days'));
  await screen.findByRole('button', { name: /1 change/ });
  return opened;
}

/** The server does not name this location any more. */
const withoutLocation = (gone: string | number) =>
  changeAnswers(
    ({ url, method }) => method === 'GET' && url.includes('form='),
    (answer) => {
      const { location: all, ...rest } = answer as PreferencesAnswer;
      return { ...rest, location: all.filter(([id]) => id !== gone) };
    },
  );

it('offers unsaved choices after a reload, and restores them where they were made', async () => {
  const { user, backend } = await leaveUnsaved();
  const before = await reads(backend, 'loc=101');
  await reload();
  expect(await screen.findByText(/^Restore your unsaved changes/)).toHaveTextContent(mainStreet);
  expect(await location()).toHaveDisplayValue('All locations');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await location()).toHaveDisplayValue(`${mainStreet} (edited)`));
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
  expect(screen.queryByText(/^Restore your unsaved changes/)).toBeNull();
  expect(await reads(backend, 'loc=101')).toBe(before + 1);
});

it('keeps them past an ended session, and forgets them when they are discarded', async () => {
  const { user, backend } = await leaveUnsaved();
  await backend.failNext('POST', page, 'login-redirect');
  await user.click(await save());
  await screen.findByRole('alert');
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

it('offers what it cannot compare, and restores it slowly without leaving the location that is chosen meanwhile', async () => {
  const { user, backend } = await leaveUnsaved();
  await reload(async () => {
    await backend.failNext('GET', page, 'slow', 1, 10);
    await backend.failNext('GET', page, 'forbidden-403');
  });
  const restore = await screen.findByRole('button', { name: 'Restore' });
  const answer = await backend.hold('GET', page);
  await user.click(restore);
  await answer.isAsked();
  await user.selectOptions(await location(), ferryTerminal);
  await user.click(await box('Invoice due in 3 days'));
  expect(restore).toBeInTheDocument();
  await answer.release();
  await waitFor(() => expect(restore).not.toBeInTheDocument());
  expect(await location()).toHaveDisplayValue(`${ferryTerminal} (edited)`);
  await choose(user, `${mainStreet} (edited)`);
  expect(await box('Invoice due in 3 days')).not.toBeChecked();
});

it('reads a location again that failed, while another one is still compared', async () => {
  const { user, backend } = await leaveUnsaved();
  await choose(user, ferryTerminal);
  await user.click(await box('Invoice due in 3 days'));
  await screen.findByRole('button', { name: /2 changes/ });
  await reload(async () => {
    await backend.failNext('GET', page, 'slow', 1, 10);
    await backend.hold('GET', page);
    await backend.failNext('GET', page, 'forbidden-403');
  });
  await screen.findByText(/do not have permission/);
  await choose(user, ferryTerminal);
  expect(await box('Invoice due in 3 days')).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  await backend.release();
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
});

it('goes on offering what would be restored in the middle of a save', async () => {
  const { user, backend } = await leaveUnsaved();
  await reload(async () => {
    await backend.failNext('GET', page, 'slow', 1, 10);
    await backend.failNext('GET', page, 'forbidden-403');
  });
  const read = await backend.hold('GET', page);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await read.isAsked();
  await user.selectOptions(await location(), ferryTerminal);
  await user.click(await box('Invoice due in 3 days'));
  const sent = await backend.hold('POST', page);
  await user.click(await screen.findByRole('button', { name: /^Save 1 change/ }));
  await sent.isAsked();
  await read.release();
  // By the time of another answer this one is taken up.
  await backend.log();
  await reload();
  expect(await screen.findByText(/^Restore your unsaved changes/)).toHaveTextContent(mainStreet);
});

it('goes on offering what cannot be restored, and saves the rest without it', async () => {
  const { user } = await leaveUnsaved();
  spoilAnswers(({ url, method }) => method === 'GET' && url.includes('loc=101'), 404, '{}');
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no longer there.');
  await user.selectOptions(await location(), ferryTerminal);
  await user.click(await box('Invoice due in 3 days'));
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  const left = departure();
  await user.click(await screen.findByRole('button', { name: /^Save 1 change/ }));
  await left;
});

it('offers what an earlier version kept', async () => {
  await leaveUnsaved();
  leaveAs<LocationEdits[]>((kept) =>
    kept.map(({ id, edits }) => ({
      id,
      edits: Object.entries(edits).map(([name, value]) => ({ group: 'vendor', name, value })),
    })),
  );
  await reload();
  expect(await screen.findByText(/^Restore your unsaved changes/)).toHaveTextContent(mainStreet);
});

it.each(['constructor', '__proto__'])('keeps and sends the choice of %s', async (name) => {
  changeAnswers(
    ({ url, method }) => method === 'GET' && url.includes('form='),
    (answer) => JSON.parse(JSON.stringify(answer).replaceAll(invoiceDue, name)) as unknown,
  );
  const { user, backend } = await leaveUnsaved();
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const left = departure();
  await user.click(await screen.findByRole('button', { name: /^Save 1 change/ }));
  await left;
  expect(await posts(backend)).toHaveLength(1);
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

it('tells a success by the same read that shows the boxes of its location', async () => {
  // Without all locations the first one is shown, of which the first answer says nothing.
  withoutLocation('_all');
  const { user, backend } = await open();
  await user.click(await box('Invoice due in 3 days'));
  const left = departure();
  await user.click(await save());
  await left;
  const before = await reads(backend, 'loc=101');
  await reload((server) => server.failNext('GET', page, 'slow', 2, 100));
  expect(await screen.findByText(`Saved for ${mainStreet}.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  await box('Invoice due in 3 days');
  expect(await reads(backend, 'loc=101')).toBe(before + 1);
});

it('says that a location is gone, restores what is left, and keeps the rest until it is dismissed', async () => {
  const { user, backend } = await leaveUnsaved();
  await choose(user, ferryTerminal);
  await user.click(await box('Invoice due in 3 days'));
  withoutLocation(101);
  const before = await reads(backend, 'loc=101');
  const says = /for 1 location cannot be restored: it is not offered any more\.$/;
  await reload();
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByText(/^Restore your/)).toHaveTextContent(`changes to ${ferryTerminal} from`);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () =>
    expect(await location()).toHaveDisplayValue(`${ferryTerminal} (edited)`),
  );
  const gone = screen.getByText(says);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(gone).not.toBeInTheDocument();
  await reload();
  await column('Emails from Vendor');
  expect(screen.queryByText(says)).toBeNull();
  expect(await reads(backend, 'loc=101')).toBe(before);
});
