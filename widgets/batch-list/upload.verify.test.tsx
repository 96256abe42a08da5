import { screen, waitFor, within } from '@testing-library/react';
import { savedFiles } from '@shared/csv/savedFiles.testkit';
import { spoilAnswers } from '../../test/support/spoilAnswers';
import {
  choose,
  locationOf,
  open,
  template,
  templates,
  windowsFile,
  type State,
} from './page.testkit';

describe('a file of batches', () => {
  it('shows what can be saved and what not before anything is sent', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    const summary = await within(dialog).findByText(/2 rows can be saved/);
    expect(summary).toHaveTextContent('1 row has errors.');
    expect(summary).toHaveFocus();
    expect(dialog).toHaveTextContent('“soon” is not a date. Use YYYY-MM-DD.');
    const calls = (await opened.backend.log()).filter(({ path }) => path === templates);
    expect(calls).toEqual([]);
  });

  it('gives the rows with errors as a file, with their numbers and reasons', async () => {
    const files = savedFiles();
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    const download = await within(dialog).findByRole('button', { name: 'Download the errors' });
    await opened.user.click(download);
    expect(files).toHaveLength(1);
    const [header = '', wrong = '', ...others] = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(header).toMatch(/^Reference,.*,Row,Errors$/);
    expect(wrong).toMatch(/^EV-1,.*soon.*,4,Expires: “soon” is not a date\. Use YYYY-MM-DD\.$/);
    expect(others.filter(Boolean)).toEqual([]);
  });

  it('saves each row once and leaves references as they were written', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    await opened.user.dblClick(
      await within(dialog).findByRole('button', { name: 'Save 2 batches' }),
    );
    await waitFor(async () => expect(await locationOf(opened, '0012')).toBe(61));
    expect(await locationOf(opened, '1e5')).toBe(61);
    const calls = (await opened.backend.log()).filter(({ path }) => path === templates);
    expect(calls).toHaveLength(1);
  });

  it('is not left unasked while its rows are on their way', async () => {
    const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    const answer = await opened.backend.hold('POST', templates);
    const save = await within(dialog).findByRole('button', { name: 'Save 2 batches' });
    expect(asksBeforeLeaving()).toBe(false);
    await opened.user.click(save);
    expect(asksBeforeLeaving()).toBe(true);
    await answer.release();
    expect(await within(dialog).findByText(/Saved 2 batches\./)).toBeVisible();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('reads again after a lost answer, and does not send what arrived twice', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    await opened.backend.failNext('POST', templates, 'drop-after-commit');
    await opened.user.click(await within(dialog).findByRole('button', { name: 'Save 2 batches' }));
    await waitFor(async () => expect(await locationOf(opened, '1e5')).toBe(61));
    await waitFor(() => expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument());
    const { batches } = (await opened.backend.state<State>()).batches;
    expect(batches.filter(({ batchRef }) => batchRef === '1e5')).toHaveLength(1);
    const calls = (await opened.backend.log()).filter(({ path }) => path === templates);
    expect(calls).toHaveLength(1);
  });

  it('reads accents, quotes and decimal commas of Windows-1252 without a mark', async () => {
    const opened = await open();
    const text = 'Reference;Stock location;THC %\r\n"Cr\xE8me; ""N\xB01""";Main vault;"18,5"\r\n';
    const dialog = await choose(
      opened,
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
    );
    await opened.user.click(await within(dialog).findByRole('button', { name: 'Save 1 batch' }));
    await waitFor(async () => expect(await locationOf(opened, 'Crème; "N°1"')).toBe(61));
    const { batches } = (await opened.backend.state<State>()).batches;
    expect(batches.at(-1)).toMatchObject({ thc_delta9: '18.5000' });
  });

  it('says that the session ended, keeps the rows, and sends them after the person signed in', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    await opened.backend.failNext('POST', templates, 'login-redirect');
    await opened.user.click(await within(dialog).findByRole('button', { name: 'Save 2 batches' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('2 rows were not saved.');
    expect(within(alert).getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible();
    await opened.user.click(within(dialog).getByRole('button', { name: 'Send 2 rows again' }));
    expect(await within(dialog).findByText(/Saved 2 batches\./)).toBeVisible();
    expect(await locationOf(opened, '0012')).toBe(61);
  });

  it('names a row that was refused without a reason', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    const results = [
      { row: 2, outcome: 'refused', errors: [] },
      { row: 3, outcome: 'created', errors: [] },
    ];
    spoilAnswers(({ method }) => method === 'POST', 200, JSON.stringify({ results }));
    await opened.user.click(await within(dialog).findByRole('button', { name: 'Save 2 batches' }));
    expect(await within(dialog).findByText('Row 2: This row was not saved.')).toBeVisible();
  });

  it('still names what was refused once the other rows were sent again', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    const save = await within(dialog).findByRole('button', { name: 'Save 2 batches' });
    const results = [{ row: 2, outcome: 'refused', errors: ['No such vault.'] }];
    const spoilt = spoilAnswers(
      ({ method }) => method === 'POST',
      200,
      JSON.stringify({ results }),
    );
    await opened.backend.failNext('GET', template, 'forbidden-403');
    await opened.user.click(save);
    const again = await within(dialog).findByRole('button', { name: 'Send 1 row again' });
    spoilt.mockRestore();
    await opened.user.click(again);
    expect(await within(dialog).findByText(/Saved 1 batch\./)).toBeVisible();
    expect(within(dialog).getByText('Row 2: No such vault.')).toBeVisible();
  });

  it('claims nothing of rows whose answer was lost while nothing could be read', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    const save = await within(dialog).findByRole('button', { name: 'Save 2 batches' });
    await opened.backend.failNext('POST', templates, 'drop-after-commit');
    await opened.backend.failNext('GET', template, 'forbidden-403');
    await opened.user.click(save);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      "We don't know yet whether 2 rows were saved.",
    );
    expect(dialog).not.toHaveTextContent('not saved');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Send 2 rows again' }));
    expect(await within(dialog).findByText(/Saved 2 batches\./)).toBeVisible();
    const { batches } = (await opened.backend.state<State>()).batches;
    expect(batches.filter(({ batchRef }) => batchRef === '1e5')).toHaveLength(1);
  });
});

describe('a file against the batches that are there', () => {
  it('shows what is new and what changes, from what to what, and sends nothing that is there already', async () => {
    const opened = await open();
    const dialog = await choose(
      opened,
      'Reference,Stock location,THC %\nEV-2609-0012,Cold storage – “Annex B” <north>,\nNEW-1,Main vault,9.5\n',
    );
    await within(dialog).findByText(/2 rows can be saved/);
    const changed = within(dialog).getByRole('list', { name: 'Changed' });
    expect(changed).toHaveTextContent(/Stock location: Main vault → Cold storage/);
    expect(changed).toHaveTextContent(/THC %: .+ → not set/);
    expect(within(dialog).getByRole('list', { name: 'New' })).toHaveTextContent(
      /NEW-1.*THC %: 9.5/,
    );
    expect(dialog).toHaveTextContent('An empty cell clears its value: 1 value is cleared.');
    expect(dialog).toHaveTextContent('Not in the file, so left as they are: Harvested, Expires.');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Save 2 batches' }));
    await within(dialog).findByText(/Saved 2 batches\./);
    const { batches } = (await opened.backend.state<State>()).batches;
    const moved = batches.find(({ batchRef }) => batchRef === 'EV-2609-0012');
    expect(moved).toMatchObject({ stockLocationId: 62, expirationDate: '2027-09-14' });
  });

  it.each([
    [
      'a cell too many',
      'Reference,Stock location,THC %\nX-1,Main vault,21,4\n',
      /^Row 2: There are more cells/,
    ],
    [
      'a cell too few',
      'Reference,Stock location,THC %\nX-1,Main vault\n',
      /^Row 2: There are 2 cells for 3/,
    ],
  ])('does not guess where a row has %s', async (_, text, says) => {
    const opened = await open();
    const dialog = await choose(opened, text);
    expect(await within(dialog).findByText(says)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('does not guess where two columns have one heading', async () => {
    const opened = await open();
    const text = 'Reference,Stock location,THC %,THC %\nX-1,Main vault,21.4,\n';
    const dialog = await choose(opened, text);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/More than one column/);
  });

  it.each([['Cancel'], ['Close', 'Discard']])(
    'can be left by %s, and nothing was sent',
    async (...ways) => {
      const opened = await open();
      const dialog = await choose(opened, windowsFile);
      await within(dialog).findByText(/2 rows can be saved/);
      for (const name of ways)
        await opened.user.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('button', { name: 'Upload batches' })).toHaveFocus();
      const calls = (await opened.backend.log()).filter(({ path }) => path === templates);
      expect(calls).toEqual([]);
    },
  );
});
