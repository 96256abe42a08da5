import { screen, waitFor, within } from '@testing-library/react';
import { tn } from '../../shared/i18n';
import { byColleague } from '../../test/byColleague';
import { describeScreen } from '../../test/describeScreen';
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
  reload,
  select,
  sent,
  stored,
  storedBy,
  type,
  untilShown,
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

  it.each(['drop-after-commit', 'drop-before'] as const)(
    'looks up what became of a new one whose answer was lost: %s',
    async (fault) => {
      const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
      await press(opened, 'New location');
      await type(opened, /^Name/, 'North annex');
      await opened.backend.failNext('POST', paths.action, fault);
      await press(opened, 'Create location');
      const isThere = fault === 'drop-after-commit';
      expect(
        await screen.findByText(isThere ? 'Created North annex.' : /The location was not saved\./),
      ).toBeVisible();
      expect(await stored(opened)).toHaveLength(isThere ? 7 : 6);
      if (isThere) return;
      // The same key: had it arrived after all, there would be no second one.
      await press(opened, 'Create location');
      expect(await screen.findByText('Created North annex.')).toBeVisible();
      expect(await stored(opened)).toHaveLength(7);
    },
  );

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

  it('asks what is to be kept where a colleague changed the same meanwhile', async () => {
    const opened = await open();
    await readdress(opened, 'Mine');
    await byColleague('PATCH', paths.action, { action: 'edit', id: 61, address: 'Theirs' });
    await press(opened, 'Save location');
    const conflict = await screen.findByRole('group', { name: 'Choose for Address' });
    expect(within(conflict).getByText('Theirs', { selector: 'bdi' })).toBeVisible();
    await opened.user.click(within(conflict).getByRole('button', { name: 'Keep yours' }));
    await press(opened, 'Save location');
    expect(await screen.findByText('Saved Main vault.')).toBeVisible();
    expect(await storedBy(opened, 'Main vault')).toMatchObject({ address: 'Mine' });
  });

  it('offers after a reload what was typed', async () => {
    const opened = await open();
    await readdress(opened, 'Kept over a reload');
    await reload();
    await press(opened, 'Restore');
    expect(await field(/^Address/)).toHaveValue('Kept over a reload');
  });
});

describe('moving stock', () => {
  it('moves all batches of a location, with one call', async () => {
    const opened = await open();
    const before = await batchesAt(opened, 62);
    await moveFrom(opened, annex, 'Main vault');
    await press(opened, `Move ${String(before.length)} batches`);
    expect(
      await screen.findByText(`Moved ${String(before.length)} batches to Main vault.`),
    ).toBeVisible();
    expect(await batchesAt(opened, 62)).toEqual([]);
    expect(await sent(opened)).toEqual([
      { method: 'PUT', body: { action: 'move', id: 62, toId: 61, batchIds: before } },
    ]);
    const row = screen.getByRole('row', { name: /Annex B/ });
    expect(within(row).getByRole('cell', { name: '0' })).toBeVisible();
  });

  it('shows what both locations have before and after', async () => {
    const opened = await open();
    const [here, there] = [await batchesAt(opened, 61), await batchesAt(opened, 62)];
    await moveFrom(opened, 'Main vault', annex);
    await opened.user.click(await box('EV-2609-0012'));
    const sides = await screen.findByRole('table', { name: 'Batches before and after' });
    const moved = here.length - 1;
    expect(within(sides).getByRole('row', { name: /^Main vault/ })).toHaveTextContent(
      `Main vault${here.length}1`,
    );
    expect(within(sides).getByRole('row', { name: /Annex B/ })).toHaveTextContent(
      `${there.length}${there.length + moved}`,
    );
  });

  it('is taken back by Undo, but for what somebody has moved on since', async () => {
    const opened = await open();
    const before = await batchesAt(opened, 62);
    await moveFrom(opened, annex, 'Main vault');
    await press(opened, `Move ${String(before.length)} batches`);
    await screen.findByText(`Moved ${String(before.length)} batches to Main vault.`);
    const [on, ...rest] = before;
    await byColleague('PUT', paths.action, { action: 'move', id: 61, toId: 63, batchIds: [on] });
    await press(opened, 'Undo');
    const says = tn('Moved %(count)s batch to', 'Moved %(count)s batches to', rest.length);
    expect(await screen.findByText(`${says} ${annex}.`)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '1 batch was not moved. This batch is no longer there.',
    );
    expect(await batchesAt(opened, 62)).toEqual(rest);
    expect(await batchesAt(opened, 63)).toContain(on);
  });

  it('says that a move was not taken back, and tries again', async () => {
    const opened = await open();
    const before = await batchesAt(opened, 62);
    await moveFrom(opened, annex, 'Main vault');
    await press(opened, `Move ${String(before.length)} batches`);
    await screen.findByText(`Moved ${String(before.length)} batches to Main vault.`);
    await opened.backend.failNext('PUT', paths.action, 'status-500');
    await press(opened, 'Undo');
    expect(await screen.findByRole('alert')).toHaveTextContent(/batch(es were| was) not moved/);
    expect(await batchesAt(opened, 62)).toEqual([]);
    await press(opened, 'Try again');
    expect(await screen.findByText(/^Moved \d+ batch(es)? to Cold storage/)).toBeVisible();
    expect(await batchesAt(opened, 62)).toEqual(before);
  });

  it('moves those that are chosen', async () => {
    const opened = await open();
    const [first] = await batchesAt(opened, 61);
    await moveFrom(opened, 'Main vault', annex);
    const all = await box('All batches');
    await opened.user.click(all);
    expect(all).not.toBeChecked();
    await opened.user.click(await box('EV-2609-0012'));
    await press(opened, 'Move 1 batch');
    expect(await screen.findByText(`Moved 1 batch to ${annex}.`)).toBeVisible();
    expect(await batchesAt(opened, 62)).toContain(first);
  });

  it('says of each batch that stayed why, and moves the others', async () => {
    const opened = await open();
    const before = await batchesAt(opened, 63);
    await moveFrom(opened, 'Quarantine', 'Main vault');
    await press(opened, `Move ${String(before.length)} batches`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^1 batch was not moved\./);
    expect(
      (await screen.findAllByText('It is in quarantine until its lab results are in.'))[0],
    ).toBeVisible();
    expect(await batchesAt(opened, 63)).toHaveLength(1);
    expect(await button('Move 1 batch')).toBeVisible();
    await press(opened, 'Cancel');
    await press(opened, 'Undo');
    expect(await screen.findByText(/^Moved \d+ batch(es)? to Quarantine\.$/)).toBeVisible();
    expect(await batchesAt(opened, 63)).toEqual(before);
  });

  it('takes back by Undo also what an earlier try has moved', async () => {
    const opened = await open();
    const before = await batchesAt(opened, 63);
    await moveFrom(opened, 'Quarantine', 'Main vault');
    await press(opened, `Move ${String(before.length)} batches`);
    await press(opened, 'Move 1 batch');
    await waitFor(async () => expect(await sent(opened)).toHaveLength(2));
    await waitFor(async () => expect(await button('Cancel')).toBeEnabled());
    await press(opened, 'Cancel');
    await press(opened, 'Undo');
    expect(await screen.findByText(/^Moved \d+ batch(es)? to Quarantine\.$/)).toBeVisible();
    expect(await batchesAt(opened, 63)).toEqual(before);
  });

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
      const before = await batchesAt(opened, 62);
      await moveFrom(opened, annex, 'Main vault');
      await opened.backend.failNext('PUT', paths.action, fault);
      await press(opened, `Move ${String(before.length)} batches`);
      const isThere = fault === 'drop-after-commit';
      expect(
        await screen.findByText(isThere ? /^Moved \d+ batches to Main vault\.$/ : /not moved\./),
      ).toBeVisible();
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

  it('takes a location out of what is offered, and brings it back by Undo', async () => {
    const opened = await open();
    await choose(opened, 'Santa Rosa cold store', 'Deactivate');
    expect(await screen.findByText('1 open order leaves from here')).toBeVisible();
    expect(screen.getByText('EV-000501')).toBeVisible();
    await press(opened, 'Cancel');
    await choose(opened, 'Oakland cross-dock', 'Deactivate');
    await press(opened, 'Deactivate location');
    expect(await screen.findByText('Deactivated Oakland cross-dock.')).toBeVisible();
    expect(await namesShown()).not.toContain('Oakland cross-dock');
    expect(await storedBy(opened, 'Oakland cross-dock')).toMatchObject({ isActive: false });
    await press(opened, 'Undo');
    expect(await screen.findByText('Activated Oakland cross-dock.')).toBeVisible();
    expect(await namesShown()).toContain('Oakland cross-dock');
    expect(await sent(opened)).toEqual([
      { method: 'DELETE', body: { action: 'deactivate', id: 72 } },
      { method: 'PATCH', body: { action: 'edit', id: 72, isActive: true } },
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
    await choose(opened, 'Oakland cross-dock', 'Deactivate');
    await press(opened, 'Deactivate location');
    await screen.findByText('Deactivated Oakland cross-dock.');
    await press(opened, 'Undo');
    expect(await screen.findByText('Activated Oakland cross-dock.')).toBeVisible();
    expect(await storedBy(opened, 'Oakland cross-dock')).toMatchObject({ isActive: true });
  });

  it('takes back nothing that a colleague had deactivated before', async () => {
    const opened = await open();
    await choose(opened, 'Oakland cross-dock', 'Deactivate');
    await byColleague('DELETE', paths.action, { action: 'deactivate', id: 72 });
    await press(opened, 'Deactivate location');
    expect(await screen.findByText('Deactivated Oakland cross-dock.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('does nothing before it is known what depends on it', async () => {
    const opened = await open();
    await namesShown();
    await opened.backend.failNext('GET', paths.action, 'forbidden-403');
    await choose(opened, 'Oakland cross-dock', 'Deactivate');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'What depends on it could not be loaded.',
    );
    await press(opened, 'Deactivate location');
    expect(await sent(opened)).toEqual([]);
  });

  it('says that one was not activated, and tries again', async () => {
    const opened = await open();
    await choose(opened, 'Oakland cross-dock', 'Deactivate');
    await press(opened, 'Deactivate location');
    await screen.findByText('Deactivated Oakland cross-dock.');
    await opened.backend.failNext('PATCH', paths.action, 'status-500');
    await press(opened, 'Undo');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oakland cross-dock was not activated.',
    );
    await press(opened, 'Try again');
    expect(await screen.findByText('Activated Oakland cross-dock.')).toBeVisible();
  });
});

it('sends each action by the method that the config gives it', async () => {
  const opened = await open({ scenario: 'post-only' });
  await readdress(opened, '1 New Street');
  await press(opened, 'Save location');
  expect(await screen.findByText('Saved Main vault.')).toBeVisible();
  await choose(opened, 'Oakland cross-dock', 'Deactivate');
  await press(opened, 'Deactivate location');
  expect(await screen.findByText('Deactivated Oakland cross-dock.')).toBeVisible();
  expect((await sent(opened)).map(({ method }) => method)).toEqual(['POST', 'POST']);
});
