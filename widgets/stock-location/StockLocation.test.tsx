import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { tn } from '../../shared/i18n';
import { byColleague } from '../../test/byColleague';
import { describeScreen } from '../../test/describeScreen';
import type { FaultName } from '../../fixtures/backend/faults';
import type { StockLocation } from '../../fixtures/backend/world/shapes';
import { changeAnswers, spoilAnswers } from '../../test/spoilAnswers';
import {
  batchesAt,
  box,
  button,
  choose,
  field,
  moveFrom,
  namesShown,
  open,
  paths,
  press,
  readdress,
  select,
  sent,
  stored,
  storedBy,
  type,
  untilShown,
  type Opened,
} from './page.testkit';

const annex = 'Cold storage – “Annex B” <north>';

afterEach(() => jest.restoreAllMocks());

describeScreen('stock-location', {
  as: 'vendor',
  shown: 'Main vault',
  load: { method: 'GET', path: paths.list, fails: 'Your stock locations could not be loaded.' },
  empty: 'You have no stock locations yet.',
  hostile: '<img src=x onerror=alert(1)>',
  readOnly: { without: /New location|Edit|Actions/ },
  write: {
    method: 'PATCH',
    path: paths.action,
    edit: (opened) => readdress(opened, '1 New Street'),
    send: (opened) => press(opened, 'Save location'),
    saved: 'Saved Main vault.',
    notSaved: /The location was not saved\./,
    isTyped: async () => expect(await field(/^Address/)).toHaveValue('1 New Street'),
    opener: 'Edit Main vault',
  },
});

describe('the list', () => {
  it('shows what each location is for, what is kept there and who has access', async () => {
    await open();
    expect(await namesShown()).toEqual([
      'Arcata quarantine',
      annex,
      'Main vault',
      'Oakland cross-dock',
      'Quarantine',
      'Santa Rosa cold store',
    ]);
    expect(screen.getByText('6 locations')).toBeVisible();
    const row = screen.getByRole('row', { name: /Main vault/ });
    expect(within(row).getByRole('cell', { name: 'Keeping batches' })).toBeVisible();
  });

  it('keeps in the address what is looked at', async () => {
    const opened = await open();
    await press(opened, 'All');
    await opened.user.type(await screen.findByRole('searchbox'), 'santa');
    await untilShown(['Main vault', 'Quarantine', 'Santa Rosa cold store']);
    await press(opened, 'Inactive');
    expect(await screen.findByText('No location fits the search.')).toBeVisible();
    await waitFor(() => expect(location.search).toContain('santa'));
    // One clears the field, the other what hides every location.
    const [, last] = screen.getAllByRole('button', { name: 'Clear the search' });
    if (last) await opened.user.click(last);
    await waitFor(async () => expect(await namesShown()).toHaveLength(6));
  });
});

describe('what is written of a location', () => {
  it('creates one that the server has once, and shows it', async () => {
    const opened = await open();
    await press(opened, 'New location');
    await type(opened, /^Name/, 'North annex');
    await type(opened, /^License/, 'C11-0000123-LIC');
    await opened.user.selectOptions(await select(/^Used for/), 'Shipping orders');
    await press(opened, 'Create location');
    expect(await screen.findByText('Created North annex.')).toBeVisible();
    expect(await namesShown()).toContain('North annex');
    expect(await sent(opened)).toEqual([
      {
        method: 'POST',
        body: {
          action: 'create',
          name: 'North annex',
          address: '',
          license: 'C11-0000123-LIC',
          isShippedFrom: true,
        },
      },
    ]);
  });

  it('makes one, also when only the answer was lost', async () => {
    const opened = await open();
    await press(opened, 'New location');
    await type(opened, /^Name/, 'North annex');
    await opened.backend.failNext('POST', paths.action, 'drop-after-commit');
    await press(opened, 'Create location');
    expect(await screen.findByText('Created North annex.')).toBeVisible();
    expect(await stored(opened)).toHaveLength(7);
  });

  it('makes one at the second try, where the first did not arrive', async () => {
    const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
    await press(opened, 'New location');
    await type(opened, /^Name/, 'North annex');
    await opened.backend.failNext('POST', paths.action, 'drop-before');
    await press(opened, 'Create location');
    expect(await screen.findByText(/The location was not saved\./)).toBeVisible();
    expect(await stored(opened)).toHaveLength(6);
    await press(opened, 'Create location');
    expect(await screen.findByText('Created North annex.')).toBeVisible();
    expect(await stored(opened)).toHaveLength(7);
  });

  it('shows what the server refuses at each field, and leads to the first', async () => {
    const opened = await open();
    await press(opened, 'Edit Main vault');
    await type(opened, /^Name/, 'quarantine');
    await type(opened, /^License/, '?');
    await opened.user.selectOptions(await select(/^Used for/), 'Shipping orders');
    await press(opened, 'Save location');
    const name = await field(/^Name/);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/with this name already exists/));
    expect(name).toHaveFocus();
    expect(await field(/^License/)).toHaveAccessibleDescription(/Enter a license number/);
    expect(await select(/^Used for/)).toHaveAccessibleDescription(/Move them first/);
    expect(name).toHaveValue('quarantine');
  });
});

/** Moves all batches of a location to another one. Resolves to those that were there. */
async function moveAll(opened: Opened, id: number, to: string, fault?: FaultName) {
  const before = await batchesAt(opened, id);
  await moveFrom(opened, id === 62 ? annex : 'Quarantine', to);
  if (fault) await opened.backend.failNext('PUT', paths.action, fault);
  await press(opened, `Move ${String(before.length)} batches`);
  return before;
}

/** The first read of what is left after a move waits until the function is called that this returns. */
function holdReadAfterMove() {
  const real = window.fetch.bind(window);
  let goOn: () => void = () => undefined;
  const held = new Promise((resolve) => (goOn = () => resolve(null)));
  let isMoved = false;
  jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init);
    if (isMoved && url.includes(paths.action)) await held;
    const answer = await real(input, init);
    isMoved ||= method === 'PUT';
    return answer;
  });
  return () => goOn();
}

/** Moves all batches to Main vault by a call that arrives late, and closes the dialog meanwhile. */
async function loseMove(opened: Opened) {
  const batchIds = await moveAll(opened, 62, 'Main vault', 'drop-before');
  await screen.findByText(/Checking…/);
  await opened.user.click(screen.getByText('Close'));
  const arrive = async () => {
    await byColleague('PUT', paths.action, { action: 'move', id: 62, toId: 61, batchIds });
    fireEvent(window, new Event('online'));
    // In the list behind a dialog.
    await screen.findByRole('row', { name: /Annex B.* Keeping batches 0/, hidden: true });
  };
  return { before: batchIds, arrive };
}

const movedText = (count: number, to: string) =>
  `${tn('Moved %(count)s batch to', 'Moved %(count)s batches to', count)} ${to}.`;

describe('moving stock', () => {
  it('moves all batches of a location, with one call', async () => {
    const opened = await open();
    const before = await moveAll(opened, 62, 'Main vault');
    expect(await screen.findByText(movedText(before.length, 'Main vault'))).toBeVisible();
    expect(await batchesAt(opened, 62)).toEqual([]);
    expect(await sent(opened)).toEqual([
      { method: 'PUT', body: { action: 'move', id: 62, toId: 61, batchIds: before } },
    ]);
    const row = screen.getByRole('row', { name: /Annex B/ });
    expect(within(row).getByRole('cell', { name: '0' })).toBeVisible();
  });

  it('moves those that are chosen, and shows what both locations have before and after', async () => {
    const opened = await open();
    const [here, there] = [await batchesAt(opened, 61), await batchesAt(opened, 62)];
    await moveFrom(opened, 'Main vault', annex);
    const all = await box('All batches');
    await opened.user.click(all);
    expect(all).not.toBeChecked();
    await opened.user.click(await box('EV-2609-0012'));
    const sides = await screen.findByRole('table', { name: 'Batches before and after' });
    const side = (name: RegExp) => within(sides).getByRole('row', { name });
    expect(side(/^Main vault/)).toHaveTextContent(`Main vault${here.length}${here.length - 1}`);
    expect(side(/Annex B/)).toHaveTextContent(`${there.length}${there.length + 1}`);
    await press(opened, 'Move 1 batch');
    expect(await screen.findByText(movedText(1, annex))).toBeVisible();
    expect(await batchesAt(opened, 62)).toContain(here[0]);
  });

  it('is taken back by Undo, but for what somebody has moved on since', async () => {
    const opened = await open();
    const [on, ...rest] = await moveAll(opened, 62, 'Main vault');
    await screen.findByText(movedText(rest.length + 1, 'Main vault'));
    await byColleague('PUT', paths.action, { action: 'move', id: 61, toId: 63, batchIds: [on] });
    await press(opened, 'Undo');
    expect(await screen.findByText(movedText(rest.length, annex))).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^\s*EV-[\d-]+ was not moved\. /);
    expect(await batchesAt(opened, 62)).toEqual(rest);
    expect(await batchesAt(opened, 63)).toContain(on);
  });

  it('says that a move was not taken back, and tries again', async () => {
    const opened = await open();
    const before = await moveAll(opened, 62, 'Main vault');
    await screen.findByText(movedText(before.length, 'Main vault'));
    await opened.backend.failNext('PUT', paths.action, 'status-500');
    await press(opened, 'Undo');
    expect(await screen.findByRole('alert')).toHaveTextContent(/batch(es were| was) not moved/);
    expect(await batchesAt(opened, 62)).toEqual([]);
    await press(opened, 'Try again');
    expect(await screen.findByText(movedText(before.length, annex))).toBeVisible();
    expect(await batchesAt(opened, 62)).toEqual(before);
  });

  it('says of each batch that stayed why, and takes back by Undo all that the dialog has moved', async () => {
    const opened = await open();
    const before = await moveAll(opened, 63, 'Main vault');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^\s*EV-[\d-]+ was not moved\. It is in quarantine until its lab results are in\./,
    );
    expect(screen.getByText(movedText(before.length - 1, 'Main vault'))).toBeVisible();
    expect(await batchesAt(opened, 63)).toHaveLength(1);
    // What an earlier try has moved is not forgotten by another one.
    await press(opened, 'Move 1 batch');
    await waitFor(async () => expect(await sent(opened)).toHaveLength(2));
    await waitFor(async () => expect(await button('Cancel')).toBeEnabled());
    await opened.user.selectOptions(await select(/^Move to/), '62');
    await press(opened, 'Cancel');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press(opened, 'Undo');
    expect(await screen.findByText(movedText(before.length - 1, 'Quarantine'))).toBeVisible();
    expect(await batchesAt(opened, 63)).toEqual(before);
  });

  it('moves nothing again before it has read what is left', async () => {
    const opened = await open();
    const before = await batchesAt(opened, 63);
    await moveFrom(opened, 'Quarantine', 'Main vault');
    const goOn = holdReadAfterMove();
    await press(opened, `Move ${String(before.length)} batches`);
    await screen.findByRole('alert');
    await press(opened, `Move ${String(before.length)} batches`);
    goOn();
    expect(await button('Move 1 batch')).toBeEnabled();
    expect(await sent(opened)).toHaveLength(1);
    await press(opened, 'Cancel');
    await press(opened, 'Undo');
    expect(await screen.findByText(movedText(before.length - 1, 'Quarantine'))).toBeVisible();
  });

  it('says no more of a batch that was taken out before another try', async () => {
    const opened = await open();
    await moveFrom(opened, 'Main vault', annex);
    await opened.backend.failNext('PUT', paths.action, 'refused-400');
    await press(opened, /^Move \d+ batches/);
    await screen.findByRole('alert');
    await opened.user.click(await box('EV-2609-0012'));
    await press(opened, /^Move \d+ batch/);
    expect(await screen.findByText(/^Moved/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what is left once all of them have gone elsewhere', async () => {
    const opened = await open();
    const batchIds = await batchesAt(opened, 62);
    await moveFrom(opened, annex, 'Main vault');
    await byColleague('PUT', paths.action, { action: 'move', id: 62, toId: 63, batchIds });
    await press(opened, `Move ${String(batchIds.length)} batches`);
    expect(await screen.findByText('No batches are kept here any more.')).toBeVisible();
    await press(opened, 'Cancel');
    const row = await screen.findByRole('row', { name: /Annex B/ });
    expect(await within(row).findByRole('cell', { name: '0' })).toBeVisible();
  });

  it('claims no reason of a batch that stayed where the answer was lost', async () => {
    const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
    await moveAll(opened, 63, 'Main vault', 'drop-after-commit');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^\s*EV-[\d-]+ was not moved\. The reason is not known\./,
    );
  });

  it('says of batches that are on their way still that they are not moved again, until it is known', async () => {
    const opened = await open();
    const { before, arrive } = await loseMove(opened);
    await moveFrom(opened, annex, 'Quarantine');
    expect(screen.queryByText(/Checking…/)).toBeNull();
    await press(opened, `Move ${String(before.length)} batches`);
    expect(await screen.findByText(/Checking…/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(await sent(opened)).toHaveLength(1);
    await arrive();
    expect(await screen.findByText(movedText(before.length, 'Main vault'))).toBeVisible();
    expect(await screen.findByText('No batches are kept here any more.')).toBeVisible();
    expect(screen.queryByText(/Checking…/)).toBeNull();
  });

  it('says in another dialog, too, that it was not found out whether batches were moved', async () => {
    const opened = await open();
    const { before } = await loseMove(opened);
    await moveFrom(opened, annex, 'Quarantine');
    await press(opened, `Move ${String(before.length)} batches`);
    await screen.findByText(/Checking…/);
    await opened.backend.failNext('GET', paths.action, 'forbidden-403');
    fireEvent(window, new Event('online'));
    const says = `We don’t know whether ${String(before.length)} batches were moved.`;
    expect(await within(screen.getByRole('dialog')).findByText(says)).toBeVisible();
  });

  it.each(['Main vault', 'Quarantine'])(
    'takes back by Undo what was known to be moved while another dialog was open, to %s',
    async (to) => {
      const opened = await open();
      const { before, arrive } = await loseMove(opened);
      await moveFrom(opened, annex, to);
      await arrive();
      await press(opened, `Move ${String(before.length)} batches`);
      if (to === 'Quarantine') {
        await screen.findByRole('alert');
        await press(opened, 'Cancel');
      }
      await press(opened, 'Undo');
      expect(await screen.findByText(movedText(before.length, annex))).toBeVisible();
      expect(await batchesAt(opened, 62)).toEqual(before);
    },
  );

  it('claims no count of batches that the server does not tell', async () => {
    const untold = [
      { id: 61, name: 'Main vault', people: 2 },
      { id: 62, name: annex },
    ];
    const opened = await open({
      before: () => {
        const isList = ({ url }: Request) => url.endsWith('?status=all');
        spoilAnswers(isList, 200, JSON.stringify(untold));
        return Promise.resolve();
      },
    });
    const row = await screen.findByRole('row', { name: /Main vault/ });
    expect(within(row).getByRole('cell', { name: '–' })).toBeVisible();
    await moveFrom(opened, 'Main vault', annex);
    const sides = await screen.findByRole('table', { name: 'Batches before and after' });
    expect(within(sides).getByRole('row', { name: /Annex B/ })).toHaveTextContent(/––$/);
  });

  it.each(['drop-after-commit', 'drop-before'] as const)(
    'looks up which batches are at the other location by then: %s',
    async (fault) => {
      const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
      const before = await moveAll(opened, 62, 'Main vault', fault);
      const isThere = fault === 'drop-after-commit';
      const says = isThere ? movedText(before.length, 'Main vault') : /batches were not moved\./;
      expect(await screen.findByText(says)).toBeVisible();
      expect(await batchesAt(opened, 62)).toHaveLength(isThere ? 0 : before.length);
    },
  );

  it('says that the batches could not be loaded, and loads them when it is tried again', async () => {
    const opened = await open();
    await namesShown();
    await opened.backend.failNext('GET', paths.action, 'forbidden-403');
    await choose(opened, 'Main vault', 'Move stock');
    expect(await screen.findByRole('alert')).toHaveTextContent('The batches could not be loaded.');
    await press(opened, 'Retry');
    expect(await box('EV-2609-0012')).toBeChecked();
  });
});

const oakland = 'Oakland cross-dock';

/** Deactivates a location on which neither batches nor orders depend. */
async function deactivate(opened: Opened) {
  await choose(opened, oakland, 'Deactivate');
  await press(opened, 'Deactivate location');
  await screen.findByText(`Deactivated ${oakland}.`);
}

describe('deactivating', () => {
  it('names what depends on a location, and does it not before the batches are moved', async () => {
    const opened = await open();
    const before = await batchesAt(opened, 61);
    await choose(opened, 'Main vault', 'Deactivate');
    expect(await screen.findByText(`${String(before.length)} batches are kept here`)).toBeVisible();
    expect(screen.getByText(/EV-2609-0012/)).toBeVisible();
    expect(screen.getByText(/people have access$/)).toBeVisible();
    expect(screen.getByText(/Priya Shah/)).toBeVisible();
    expect(screen.queryByText(/open order/)).toBeNull();
    await press(opened, 'Deactivate location');
    expect(await screen.findByRole('alert')).toHaveTextContent('Move them first.');
    expect(await storedBy(opened, 'Main vault')).toMatchObject({ isActive: true });
    const dialog = screen.getByRole('dialog');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Move stock' }));
    expect(await screen.findByRole('dialog', { name: 'Move stock from Main vault' })).toBeVisible();
  });

  it('takes a location out of what is offered, and brings it back by Undo, at the second try too', async () => {
    const opened = await open();
    await choose(opened, 'Santa Rosa cold store', 'Deactivate');
    expect(await screen.findByText('1 open order leaves from here')).toBeVisible();
    expect(screen.getByText('EV-000501')).toBeVisible();
    await press(opened, 'Cancel');
    await deactivate(opened);
    expect(await namesShown()).not.toContain(oakland);
    expect(await storedBy(opened, oakland)).toMatchObject({ isActive: false });
    await opened.backend.failNext('PATCH', paths.action, 'status-500');
    await press(opened, 'Undo');
    expect(await screen.findByRole('alert')).toHaveTextContent(`${oakland} was not activated.`);
    await press(opened, 'Try again');
    expect(await screen.findByText(`Activated ${oakland}.`)).toBeVisible();
    // The way back is the dialog, which names what depends on it.
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await namesShown()).toContain(oakland);
    const activate = { method: 'PATCH', body: { action: 'edit', id: 72, isActive: true } };
    expect(await sent(opened)).toEqual([
      { method: 'DELETE', body: { action: 'deactivate', id: 72 } },
      activate,
      activate,
    ]);
  });

  it('is brought back by Undo also where the server lists active ones alone', async () => {
    const opened = await open({
      before: () => {
        const isList = ({ url }: Request) => url.endsWith('?status=all');
        changeAnswers(isList, (all) => (all as StockLocation[]).filter((each) => each.isActive));
        return Promise.resolve();
      },
    });
    await deactivate(opened);
    await press(opened, 'Undo');
    expect(await screen.findByText(`Activated ${oakland}.`)).toBeVisible();
    expect(await storedBy(opened, oakland)).toMatchObject({ isActive: true });
  });

  it('is said no more once another dialog was opened', async () => {
    const opened = await open();
    await deactivate(opened);
    await choose(opened, annex, 'Move stock');
    await press(opened, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(`Deactivated ${oakland}.`)).toBeNull();
  });

  it('takes back nothing that a colleague had deactivated before', async () => {
    const opened = await open();
    await choose(opened, oakland, 'Deactivate');
    await byColleague('DELETE', paths.action, { action: 'deactivate', id: 72 });
    await press(opened, 'Deactivate location');
    expect(await screen.findByText(`Deactivated ${oakland}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('does nothing before it is known what depends on it', async () => {
    const opened = await open();
    await namesShown();
    await opened.backend.failNext('GET', paths.action, 'forbidden-403');
    await choose(opened, oakland, 'Deactivate');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'What depends on it could not be loaded.',
    );
    await press(opened, 'Deactivate location');
    expect(await sent(opened)).toEqual([]);
  });
});

it('sends each action by the method that the config gives it', async () => {
  const opened = await open({ scenario: 'post-only' });
  await readdress(opened, '1 New Street');
  await press(opened, 'Save location');
  expect(await screen.findByText('Saved Main vault.')).toBeVisible();
  await deactivate(opened);
  expect((await sent(opened)).map(({ method }) => method)).toEqual(['POST', 'POST']);
});
