import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/describeScreen';
import { openWidget } from '../../test/openWidget';

const base = '/dashboard/vendor/7/inventory/';
const context = `${base}context/`;
const templates = `${base}templates/`;
const move = `${base}update-batches/`;

interface State {
  batches: {
    batches: {
      id: number;
      batchRef: string;
      stockLocationId: number;
      expirationDate: string | null;
    }[];
  };
}

const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('batch-list', { as: 'vendor', ...options });

type Opened = Awaited<ReturnType<typeof open>>;

const row = (ref: string) => screen.findByRole('row', { name: new RegExp(ref) });
const shown = (count: string) => screen.findByText(`${count} shown`);

const locationOf = async ({ backend }: Pick<Opened, 'backend'>, ref: string) =>
  (await backend.state<State>()).batches.batches.find(({ batchRef }) => batchRef === ref)
    ?.stockLocationId;

/** Chooses the batch 412 and asks for it to be moved to cold storage. */
async function moveOne({ user }: Pick<Opened, 'user'>) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select EV-2609-0012' }));
  const places = screen.getByRole('combobox', { name: 'Move 1 selected batch to' });
  await user.selectOptions(places, '62');
  return screen.getByRole('button', { name: 'Move 1 batch' });
}

/** Opens the dialog and chooses a file. */
async function choose({ user }: Pick<Opened, 'user'>, text: string | Uint8Array) {
  await user.click(await screen.findByRole('button', { name: 'Upload batches' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload batches' });
  const input = await within(dialog).findByLabelText('A CSV file in the form of the template');
  // jsdom's own is none to the Response that reads it.
  const file: unknown = new NodeFile([text], 'autumn.csv', { type: 'text/csv' });
  await user.upload(input, file as File);
  return dialog;
}

const windowsFile =
  '\uFEFFReference;Stock location;Harvested;Expires;THC %\r\n' +
  '0012;Main vault;2026-09-01;2027-09-01;21,4\r\n' +
  '1e5;Main vault;;;\r\n' +
  'EV-1;Main vault;;soon;\r\n';

/** Everything that a test waits with. */
const allButTheDate: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

describeScreen('batch-list', {
  as: 'vendor',
  shown: 'EV-2609-0012',
  load: { method: 'GET', path: context, fails: 'Your batches could not be loaded.' },
  empty: 'You have no batches yet.',
  hostile: "=cmd|' /C calc'!A0",
  readOnly: { without: /^(Upload|Move)/ },
  write: {
    method: 'POST',
    path: move,
    edit: moveOne,
    send: ({ user }) => user.click(screen.getByRole('button', { name: 'Move 1 batch' })),
    saved: /^Moved 1 batch to Cold storage/,
    notSaved: /./,
    isTyped: () =>
      waitFor(() =>
        expect(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' })).toBeChecked(),
      ),
  },
});

describe('the list of batches', () => {
  it('shows each batch with its stock location and how many there are', async () => {
    await open();
    expect(await shown('12 batches')).toHaveAttribute('role', 'status');
    expect(await row('EV-2609-0012')).toHaveTextContent('Main vault');
  });

  it.each([
    ['2027-08-01', 'expires in 44 days', /2027$/],
    ['2027-09-02', 'expires in 12 days', '12 days left'],
    ['2027-09-13', 'expires in 1 day', '1 day left'],
    ['2027-09-14', 'expires today', 'Today'],
    ['2027-09-16', 'expired 2 days ago', 'Expired'],
  ])(
    'says on %s when a batch expires, by its day, a badge and words in the title',
    async (today, words, badge) => {
      jest.useFakeTimers({ now: new Date(`${today}T12:00:00`), doNotFake: allButTheDate });
      try {
        await open();
        const said = within(await row('EV-2609-0012')).getByTitle(words);
        expect(said).toHaveTextContent(/^Sep 14, 2027/);
        expect(said).toHaveTextContent(badge);
      } finally {
        jest.useRealTimers();
      }
    },
  );

  it('offers a new batch where there is none', async () => {
    await open({ scenario: 'empty' });
    expect(await screen.findByText('You have no batches yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a batch' })).toBeVisible();
  });

  it('does not say that a batch is nowhere when the stock locations could not be loaded', async () => {
    const { user } = await open({
      before: (page) =>
        page.failNext('GET', '/dashboard/vendor/7/inventory/stock-locations/', 'forbidden-403'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The stock locations could not be loaded.',
    );
    expect(within(await row('EV-2609-0012')).getByText('…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(await row('EV-2609-0012')).findByText('Main vault')).toBeVisible();
  });

  it('offers no change to a user who may only look', async () => {
    await open({ scenario: 'read-only' });
    expect(await screen.findByText('Read-only')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload batches' })).not.toBeInTheDocument();
  });

  it('leads to the form of each batch and to a copy of it', async () => {
    await open();
    const batch = await row('EV-2601-0013');
    const href = (name: string) =>
      within(batch).getByRole('link', { name }).getAttribute('href')?.replace(location.origin, '');
    expect(href('EV-2601-0013')).toBe('/dashboard/vendor/7/batches/413/form/');
    expect(href('Copy EV-2601-0013')).toBe('/dashboard/vendor/7/batches/413/form/?copy');
  });

  it('offers no copies to a user who may only look', async () => {
    await open({ scenario: 'read-only' });
    await row('EV-2601-0013');
    expect(screen.queryByRole('link', { name: /^Copy/ })).not.toBeInTheDocument();
  });

  it('narrows by what is typed, keeps that in the address, and offers to clear it', async () => {
    const { user } = await open();
    await row('EV-2609-0012');
    await user.type(screen.getByRole('searchbox', { name: 'Search batches' }), '2609-0012');
    expect(await shown('1 batch')).toBeVisible();
    await waitFor(() => expect(location.search).toContain('2609-0012'));
    await user.type(screen.getByRole('searchbox', { name: 'Search batches' }), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    expect(await shown('12 batches')).toBeVisible();
  });
});

describe('moving batches', () => {
  it('moves what is selected, once for a double click', async () => {
    const opened = await open();
    await opened.user.dblClick(await moveOne(opened));
    await waitFor(async () => expect(await locationOf(opened, 'EV-2609-0012')).toBe(62));
    const calls = (await opened.backend.log()).filter(({ path }) => path === move);
    expect(calls).toHaveLength(1);
  });

  it('says that it was moved when only the answer was lost', async () => {
    const opened = await open();
    await opened.backend.failNext('POST', move, 'drop-after-commit');
    await opened.user.click(await moveOne(opened));
    const batch = await row('EV-2609-0012');
    await waitFor(() => expect(batch).toHaveTextContent('Cold storage'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a write that arrives after its connection was cut', () => {
  const soonGivenUp = { config: (config: object) => ({ ...config, timeout: 3 }) };

  it('is a move that is looked for, and claimed once the list shows it', async () => {
    const opened = await open(soonGivenUp);
    await opened.backend.failNext('POST', move, 'late-commit');
    await opened.user.click(await moveOne(opened));
    expect(
      await screen.findByText(/We don’t know yet whether the batches were moved/),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(
      await screen.findByText(/^Moved 1 batch to Cold storage/, {}, { timeout: 5000 }),
    ).toBeVisible();
  });

  it('is a move that is not claimed while it may arrive, and denied when it cannot', async () => {
    const opened = await open({ config: (config) => ({ ...config, timeout: 1 }) });
    await opened.backend.failNext('POST', move, 'drop-before');
    await opened.user.click(await moveOne(opened));
    expect(
      await screen.findByText(/We don’t know yet whether the batches were moved/),
    ).toBeVisible();
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'The batches were not moved.',
    );
    expect(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' })).toBeChecked();
  });

  it('is a file that is looked for, and sent once', async () => {
    const opened = await open(soonGivenUp);
    const dialog = await choose(opened, windowsFile);
    await opened.backend.failNext('POST', templates, 'late-commit');
    await opened.user.click(await within(dialog).findByRole('button', { name: 'Save 2 batches' }));
    expect(await within(dialog).findByText(/We don’t know yet whether the rows/)).toBeVisible();
    expect(
      await within(dialog).findByText(/Saved 2 batches\./, {}, { timeout: 5000 }),
    ).toBeVisible();
    const calls = (await opened.backend.log()).filter(({ path }) => path === templates);
    expect(calls).toHaveLength(1);
  });
});

describe('a slow answer', () => {
  it('to an older reading of the list does not show moved batches where they were', async () => {
    const opened = await open();
    const { user, backend } = opened;
    const dialog = await choose(opened, windowsFile);
    await backend.failNext('GET', context, 'slow', 1, 2500);
    await user.click(await within(dialog).findByRole('button', { name: 'Save 2 batches' }));
    await within(dialog).findByText(/Saved 2 batches\./);
    await user.click(within(dialog).getByRole('button', { name: 'Back to the batches' }));
    await user.click(await moveOne(opened));
    const batch = await row('EV-2609-0012');
    await waitFor(() => expect(batch).toHaveTextContent('Cold storage'));
    const isOld: unknown = expect.objectContaining({ fault: 'slow', status: 200 });
    await waitFor(async () => expect(await backend.log()).toContainEqual(isOld), { timeout: 5000 });
    // A turn of the page to show it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await row('EV-2609-0012')).toHaveTextContent('Cold storage');
    expect(await row('1e5')).toBeVisible();
  });

  it('to a move leaves the batches selected that were selected meanwhile', async () => {
    const opened = await open();
    await opened.backend.failNext('POST', move, 'slow', 1, 500);
    await opened.user.click(await moveOne(opened));
    await opened.user.click(screen.getByRole('checkbox', { name: 'Select EV-2601-0013' }));
    expect(await screen.findByText(/^Moved 1 batch to Cold storage/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select EV-2601-0013' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' })).not.toBeChecked();
  });
});

describe('a move that is taken in part', () => {
  it('names what was refused and why, keeps it selected, and leaves the focus in the screen', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 12 shown' }));
    await user.selectOptions(screen.getByLabelText('Move 12 selected batches to'), '62');
    await user.click(screen.getByRole('button', { name: 'Move 12 batches' }));
    const report = await screen.findByRole('alert');
    expect(report).toHaveTextContent('Moved 11 batches to Cold storage');
    expect(report).toHaveTextContent('EV-2606-0018: It is in quarantine until its lab results');
    expect(screen.getByRole('checkbox', { name: 'Select EV-2606-0018' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' })).not.toBeChecked();
    await user.click(within(report).getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('heading', { name: 'Batches', level: 1 })).toHaveFocus();
  });
});

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
    const files: Blob[] = [];
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:errors';
    });
    jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    const download = await within(dialog).findByRole('button', { name: 'Download the errors' });
    await opened.user.click(download);
    expect(click).toHaveBeenCalledTimes(1);
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
    await opened.backend.failNext('POST', templates, 'slow', 1, 300);
    const save = await within(dialog).findByRole('button', { name: 'Save 2 batches' });
    expect(asksBeforeLeaving()).toBe(false);
    await opened.user.click(save);
    expect(asksBeforeLeaving()).toBe(true);
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

  it('claims nothing of rows whose answer was lost while nothing could be read', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    const save = await within(dialog).findByRole('button', { name: 'Save 2 batches' });
    await opened.backend.failNext('POST', templates, 'drop-after-commit');
    await opened.backend.failNext('GET', `${base}template/`, 'forbidden-403');
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
    ['a cell too many', 'Reference,Stock location,THC %\nX-1,Main vault,21,4\n', /more cells/],
    ['a cell too few', 'Reference,Stock location,THC %\nX-1,Main vault\n', /2 cells for 3/],
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

  it.each(['Cancel', 'Close'])('can be left by %s, and nothing was sent', async (name) => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    await within(dialog).findByText(/2 rows can be saved/);
    await opened.user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Upload batches' })).toHaveFocus();
    const calls = (await opened.backend.log()).filter(({ path }) => path === templates);
    expect(calls).toEqual([]);
  });
});

/** Lets the shop take a call and puts another body into its answer. */
function spoilAnswers(method: string, path: string, status: number, body: string) {
  const whole = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const isIt = request.method === method && request.url.endsWith(path);
    const response = await whole(request);
    if (!isIt) return response;
    const headers = { 'content-type': 'application/json' };
    const spoilt = new Response(status === 204 ? null : body, { status, headers });
    return Object.defineProperties(spoilt, {
      url: { value: response.url },
      redirected: { value: response.redirected },
    });
  });
}

afterEach(() => jest.restoreAllMocks());

const unpromised: [number, string][] = [
  [204, ''],
  [200, '{}'],
  [200, 'null'],
  [200, '"ok"'],
  [200, '{"success": true}'],
  [200, '{"results": null}'],
  [200, '{"results": [{}, null]}'],
];

describe.each(unpromised)('a write answered by %s %s', (status, body) => {
  it('moves what the list shows as moved, and no more', async () => {
    const opened = await open();
    const move1 = await moveOne(opened);
    await opened.user.click(screen.getByRole('checkbox', { name: 'Select EV-2606-0018' }));
    spoilAnswers('POST', move, status, body);
    await opened.user.click(move1);
    const report = await screen.findByRole('alert');
    expect(report).toHaveTextContent(/^Moved 1 batch to Cold storage.*1 batch was not moved/);
    expect(screen.getByRole('checkbox', { name: 'Select EV-2606-0018' })).toBeChecked();
    expect(document.body).not.toHaveTextContent(/undefined|null|NaN|stopped working/);
  });

  it('saves the rows of a file that stand there afterwards', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    spoilAnswers('POST', templates, status, body);
    await opened.user.click(await within(dialog).findByRole('button', { name: 'Save 2 batches' }));
    expect(await within(dialog).findByText(/Saved 2 batches\./)).toBeVisible();
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });
});

it('claims no move of which the shop says yes and the list no', async () => {
  const opened = await open();
  const move1 = await moveOne(opened);
  // The quarantined one is not moved, whatever is answered.
  await opened.user.click(screen.getByRole('checkbox', { name: 'Select EV-2606-0018' }));
  await opened.user.click(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' }));
  spoilAnswers('POST', move, 200, '{"results": [{"id": 418, "errors": []}]}');
  await opened.user.click(move1);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 batch was not moved');
  expect(screen.queryByText(/Moved 1 batch/)).toBeNull();
});

it.each([
  '{"batches": [{"id": 1}, {"id": 2, "batchRef": null, "variantIds": null, "coas": null}, null]}',
  '{"batches": [{"id": "x", "thc_delta9": null, "expirationDate": "soon"}], "can_edit": null}',
])('shows nothing of what a list leaves out: %s', async (body) => {
  await open({
    before: async () => {
      await Promise.resolve();
      spoilAnswers('GET', context, 200, body);
    },
  });
  expect(await screen.findAllByText('Without a reference')).not.toHaveLength(0);
  expect(document.body).not.toHaveTextContent(/undefined|null|NaN|stopped working/);
});

it.each(['{}', '{"batches": null}', '{"success": true}'])(
  'does not call a list empty that did not come: %s',
  async (body) => {
    await open({
      before: async () => {
        await Promise.resolve();
        spoilAnswers('GET', context, 200, body);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your batches could not be loaded.');
    expect(screen.queryByText('You have no batches yet.')).toBeNull();
  },
);

describe('the pages of a long list', () => {
  it('stand in the address, and the address follows when the last row of a page went', async () => {
    const { user } = await open({ scenario: 'huge' });
    const pages = await screen.findByRole('navigation', { name: 'Pages of batches' });
    expect(pages).toHaveTextContent('1–25 of 2,000');
    await user.click(within(pages).getByRole('button', { name: 'Last page: 80' }));
    await waitFor(() => expect(location.search).toContain('page%3D80'));
    expect(within(pages).getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.selectOptions(within(pages).getByLabelText('Rows per page'), '100');
    await user.click(within(pages).getByRole('button', { name: 'Next page' }));
    expect(pages).toHaveTextContent('101–200 of 2,000');
    await user.click(screen.getByRole('button', { name: /^Reference/ }));
    expect(pages).toHaveTextContent('1–100 of 2,000');
  });

  it('is the last one where the page of the address is no longer there', async () => {
    await open({
      before: async () => {
        await Promise.resolve();
        history.replaceState(null, '', '?batch-list=page%3D9');
      },
    });
    const pages = await screen.findByRole('navigation', { name: 'Pages of batches' });
    expect(pages).toHaveTextContent('1–12 of 12');
    await waitFor(() => expect(location.search).not.toContain('page'));
  });
});

it('sorts by a column, from the largest on at the second click, and says so', async () => {
  const { user } = await open();
  await row('EV-2609-0012');
  const sort = screen.getByRole('button', { name: /^THC %/ });
  const values = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((each) => Number(within(each).getAllByRole('cell')[5]?.textContent))
      .filter((value) => !Number.isNaN(value));
  await user.click(sort);
  expect(values()).toEqual([...values()].sort((a, b) => a - b));
  await user.click(sort);
  expect(values()).toEqual([...values()].sort((a, b) => b - a));
  expect(screen.getByRole('columnheader', { name: /^THC %/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(location.search).toContain('order-by%3D-thc');
});

it('filters by buttons, shows each filter as a chip, and keeps the focus when one is taken away', async () => {
  const { user } = await open();
  await row('EV-2609-0012');
  const toolbar = within(screen.getByRole('search', { name: 'Batches' }));
  await user.click(toolbar.getByRole('button', { name: 'Stock location' }));
  await user.click(screen.getByRole('checkbox', { name: /^Cold storage/ }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Stock location · 1' })).toHaveFocus();
  expect(location.search).toContain('stock-location%3D62');
  await user.click(screen.getByRole('button', { name: /^Remove the filter Stock location: Cold/ }));
  expect(await shown('12 batches')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});
