import { screen, waitFor, within } from '@testing-library/react';
import type { StockLocation } from '../../fixtures/backend/world/shapes';
import { byColleague } from '../../test/support/byColleague';
import { describeScreen } from '../../test/support/describeScreen';
import { changeAnswers } from '../../test/support/spoilAnswers';
import {
  annex,
  batchesAt,
  box,
  button,
  choose,
  field,
  isList,
  moveAll,
  movedText,
  moveFrom,
  namesShown,
  oakland,
  open,
  paths,
  pick,
  press,
  pressMove,
  readdress,
  says,
  select,
  sent,
  stored,
  storedBy,
  type,
  untilShown,
  warns,
  type Opened,
} from './page.testkit';

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
    await untilShown([
      'Arcata quarantine',
      annex,
      'Main vault',
      oakland,
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
    await says('No location fits the search.');
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
    await pick(opened, /^Used for/, 'Shipping orders');
    await press(opened, 'Create location');
    await says('Created North annex.');
    expect(await namesShown()).toContain('North annex');
    const written = { name: 'North annex', address: '', license: 'C11-0000123-LIC' };
    const body = { action: 'create', ...written, isShippedFrom: true };
    expect(await sent(opened)).toEqual([{ method: 'POST', body }]);
  });

  it.each(['drop-after-commit', 'drop-before'] as const)(
    'makes one, also when an answer was lost: %s',
    async (fault) => {
      const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
      await press(opened, 'New location');
      await type(opened, /^Name/, 'North annex');
      await opened.backend.failNext('POST', paths.action, fault);
      await press(opened, 'Create location');
      if (fault === 'drop-before') {
        await says(/The location was not saved\./);
        expect(await stored(opened)).toHaveLength(6);
        await press(opened, 'Create location');
      }
      await says('Created North annex.');
      expect(await stored(opened)).toHaveLength(7);
    },
  );

  it('shows what the server refuses at each field, and leads to the first', async () => {
    const opened = await open();
    await press(opened, 'Edit Main vault');
    await type(opened, /^Name/, 'quarantine');
    await type(opened, /^License/, '?');
    await pick(opened, /^Used for/, 'Shipping orders');
    await press(opened, 'Save location');
    const name = await field(/^Name/);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/with this name already exists/));
    expect(name).toHaveFocus();
    expect(await field(/^License/)).toHaveAccessibleDescription(/Enter a license number/);
    expect(await select(/^Used for/)).toHaveAccessibleDescription(/Move them first/);
    expect(name).toHaveValue('quarantine');
  });
});

describe('moving stock', () => {
  it('moves all batches of a location, with one call', async () => {
    const opened = await open();
    const batchIds = await moveAll(opened, annex, 'Main vault');
    await says(movedText(batchIds.length, 'Main vault'));
    expect(await batchesAt(opened, annex)).toEqual([]);
    const body = { action: 'move', id: 62, toId: 61, batchIds };
    expect(await sent(opened)).toEqual([{ method: 'PUT', body }]);
    const row = screen.getByRole('row', { name: /Annex B/ });
    expect(within(row).getByRole('cell', { name: '0' })).toBeVisible();
  });

  it('moves those that are chosen, and shows what both locations have before and after', async () => {
    const opened = await open();
    const [here, there] = [await batchesAt(opened, 'Main vault'), await batchesAt(opened, annex)];
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
    await says(movedText(1, annex));
    expect(await batchesAt(opened, annex)).toContain(here[0]);
  });

  it('is taken back by Undo, but for what somebody has moved on since', async () => {
    const opened = await open();
    const [on, ...rest] = await moveAll(opened, annex, 'Main vault');
    await says(movedText(rest.length + 1, 'Main vault'));
    await byColleague('PUT', paths.action, { action: 'move', id: 61, toId: 63, batchIds: [on] });
    await press(opened, 'Undo');
    await says(movedText(rest.length, annex));
    await warns(/^\s*EV-[\d-]+ was not moved\. /);
    expect(await batchesAt(opened, annex)).toEqual(rest);
    expect(await batchesAt(opened, 'Quarantine')).toContain(on);
  });

  it('says of each batch that stayed why, and takes back by Undo all that the dialog has moved', async () => {
    const opened = await open();
    const before = await moveAll(opened, 'Quarantine', 'Main vault');
    await warns(/^\s*EV-[\d-]+ was not moved\. It is in quarantine until its lab results are in\./);
    await says(movedText(before.length - 1, 'Main vault'));
    expect(await batchesAt(opened, 'Quarantine')).toHaveLength(1);
    // What an earlier try has moved is not forgotten by another one.
    await pressMove(opened, 1);
    await waitFor(async () => expect(await sent(opened)).toHaveLength(2));
    await waitFor(async () => expect(await button('Cancel')).toBeEnabled());
    await pick(opened, /^Move to/, annex);
    await press(opened, 'Cancel');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press(opened, 'Undo');
    await says(movedText(before.length - 1, 'Quarantine'));
    expect(await batchesAt(opened, 'Quarantine')).toEqual(before);
  });
});

/** Deactivates a location on which neither batches nor orders depend. */
async function deactivate(opened: Opened) {
  await choose(opened, oakland, 'Deactivate');
  await press(opened, 'Deactivate location');
  await screen.findByText(`Deactivated ${oakland}.`);
}

describe('deactivating', () => {
  it('names what depends on a location, and does it not before the batches are moved', async () => {
    const opened = await open();
    const before = await batchesAt(opened, 'Main vault');
    await choose(opened, 'Main vault', 'Deactivate');
    await says(`${String(before.length)} batches are kept here`);
    for (const text of [/EV-2609-0012/, /people have access$/, /Priya Shah/]) await says(text);
    expect(screen.queryByText(/open order/)).toBeNull();
    await press(opened, 'Deactivate location');
    await warns('Move them first.');
    expect(await storedBy(opened, 'Main vault')).toMatchObject({ isActive: true });
    const dialog = within(screen.getByRole('dialog'));
    await opened.user.click(dialog.getByRole('button', { name: 'Move stock' }));
    expect(await screen.findByRole('dialog', { name: 'Move stock from Main vault' })).toBeVisible();
  });

  it('takes a location out of what is offered, and brings it back by Undo, at the second try too', async () => {
    const opened = await open();
    await choose(opened, 'Santa Rosa cold store', 'Deactivate');
    for (const text of ['1 open order leaves from here', 'EV-000501']) await says(text);
    await press(opened, 'Cancel');
    await deactivate(opened);
    expect(await namesShown()).not.toContain(oakland);
    expect(await storedBy(opened, oakland)).toMatchObject({ isActive: false });
    await opened.backend.failNext('PATCH', paths.action, 'status-500');
    await press(opened, 'Undo');
    await warns(`${oakland} was not activated.`);
    await press(opened, 'Try again');
    await says(`Activated ${oakland}.`);
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
    const active = (all: unknown) => (all as StockLocation[]).filter((each) => each.isActive);
    const before = () => Promise.resolve(void changeAnswers(isList, active));
    const opened = await open({ before });
    await deactivate(opened);
    await press(opened, 'Undo');
    await says(`Activated ${oakland}.`);
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
    await says(`Deactivated ${oakland}.`);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('does nothing before it is known what depends on it', async () => {
    const opened = await open();
    await namesShown();
    await opened.backend.failNext('GET', paths.action, 'forbidden-403');
    await choose(opened, oakland, 'Deactivate');
    await warns('What depends on it could not be loaded.');
    await press(opened, 'Deactivate location');
    expect(await sent(opened)).toEqual([]);
  });
});

it('sends each action by the method that the config gives it', async () => {
  const opened = await open({ scenario: 'post-only' });
  await readdress(opened, '1 New Street');
  await press(opened, 'Save location');
  await says('Saved Main vault.');
  await deactivate(opened);
  expect((await sent(opened)).map(({ method }) => method)).toEqual(['POST', 'POST']);
});
