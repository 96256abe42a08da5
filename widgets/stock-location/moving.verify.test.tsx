import { fireEvent, screen, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { spoilAnswers } from '../../test/support/spoilAnswers';
import {
  annex,
  batchesAt,
  box,
  button,
  choose,
  isList,
  loseMove,
  moveAll,
  movedText,
  moveFrom,
  open,
  paths,
  press,
  pressMove,
  says,
  sent,
  warns,
} from './page.testkit';

afterEach(() => jest.restoreAllMocks());

it('says that a move was not taken back, and tries again', async () => {
  const opened = await open();
  const before = await moveAll(opened, annex, 'Main vault');
  await says(movedText(before.length, 'Main vault'));
  await opened.backend.failNext('PUT', paths.action, 'status-500');
  await press(opened, 'Undo');
  await warns(/batch(es were| was) not moved/);
  expect(await batchesAt(opened, annex)).toEqual([]);
  await press(opened, 'Try again');
  await says(movedText(before.length, annex));
  expect(await batchesAt(opened, annex)).toEqual(before);
});

it('says that it looks for an earlier move in a dialog alone that meets it', async () => {
  const opened = await open();
  await moveAll(opened, annex, 'Main vault', 'drop-before');
  await says(/Checking…/);
  await opened.user.click(screen.getByText('Close'));
  await moveAll(opened, 'Quarantine', 'Main vault');
  await warns(/was not moved/);
  expect(screen.queryByText(/Checking…/)).not.toBeInTheDocument();
});

it('has nothing to discard where all batches were taken out and put back', async () => {
  const opened = await open();
  await choose(opened, 'Main vault', 'Move stock');
  const all = await box('All batches');
  await opened.user.click(all);
  await opened.user.click(all);
  await opened.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('moves nothing again before it has read what is left', async () => {
  const opened = await open();
  const before = await batchesAt(opened, 'Quarantine');
  await moveFrom(opened, 'Quarantine', 'Main vault');
  const move = await opened.backend.hold('PUT', paths.action);
  await pressMove(opened, before.length);
  await move.isAsked();
  const read = await opened.backend.hold('GET', paths.action);
  await move.release();
  await screen.findByRole('alert');
  await pressMove(opened, before.length);
  await read.release();
  expect(await button('Move 1 batch')).toBeEnabled();
  expect(await sent(opened)).toHaveLength(1);
  await press(opened, 'Cancel');
  await press(opened, 'Undo');
  await says(movedText(before.length - 1, 'Quarantine'));
});

it('says no more of a batch that was taken out before another try', async () => {
  const opened = await open();
  await moveFrom(opened, 'Main vault', annex);
  await opened.backend.failNext('PUT', paths.action, 'refused-400');
  await press(opened, /^Move \d+ batches/);
  await screen.findByRole('alert');
  await opened.user.click(await box('EV-2609-0012'));
  await press(opened, /^Move \d+ batch/);
  await says(/^Moved/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows what is left once all of them have gone elsewhere', async () => {
  const opened = await open();
  const batchIds = await batchesAt(opened, annex);
  await moveFrom(opened, annex, 'Main vault');
  await byColleague('PUT', paths.action, { action: 'move', id: 62, toId: 63, batchIds });
  await pressMove(opened, batchIds.length);
  await says('No batches are kept here any more.');
  await press(opened, 'Cancel');
  const row = await screen.findByRole('row', { name: /Annex B/ });
  expect(await within(row).findByRole('cell', { name: '0' })).toBeVisible();
});

it('says of batches that are on their way still that they are not moved again, until it is known', async () => {
  const opened = await open();
  const { before, arrive } = await loseMove(opened, 'Quarantine');
  expect(screen.queryByText(/Checking…/)).toBeNull();
  await pressMove(opened, before.length);
  await says(/Checking…/);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(await sent(opened)).toHaveLength(1);
  await arrive();
  await says(movedText(before.length, 'Main vault'));
  await says('No batches are kept here any more.');
  expect(screen.queryByText(/Checking…/)).toBeNull();
});

it('says in another dialog, too, that it was not found out whether batches were moved', async () => {
  const opened = await open();
  const { before } = await loseMove(opened, 'Quarantine');
  await pressMove(opened, before.length);
  await screen.findByText(/Checking…/);
  await opened.backend.failNext('GET', paths.action, 'forbidden-403');
  fireEvent(window, new Event('online'));
  const unknown = `We don’t know whether ${String(before.length)} batches were moved.`;
  expect(await within(screen.getByRole('dialog')).findByText(unknown)).toBeVisible();
});

it.each(['Main vault', 'Quarantine'])(
  'takes back by Undo what was known to be moved while another dialog was open, to %s',
  async (to) => {
    const opened = await open();
    const { before, arrive } = await loseMove(opened, to);
    await arrive();
    await pressMove(opened, before.length);
    if (to === 'Quarantine') {
      await screen.findByRole('alert');
      await press(opened, 'Cancel');
    }
    await press(opened, 'Undo');
    await says(movedText(before.length, annex));
    expect(await batchesAt(opened, annex)).toEqual(before);
  },
);

it('claims no count of batches that the server does not tell', async () => {
  const untold = [
    { id: 61, name: 'Main vault', people: 2 },
    { id: 62, name: annex },
  ];
  const before = () => Promise.resolve(void spoilAnswers(isList, 200, JSON.stringify(untold)));
  const opened = await open({ before });
  const row = await screen.findByRole('row', { name: /Main vault/ });
  expect(within(row).getByRole('cell', { name: '–' })).toBeVisible();
  await moveFrom(opened, 'Main vault', annex);
  const sides = await screen.findByRole('table', { name: 'Batches before and after' });
  expect(within(sides).getByRole('row', { name: /Annex B/ })).toHaveTextContent(/––$/);
});

it('claims no reason of a batch that stayed when the answer was lost', async () => {
  const opened = await open({ config: (given) => ({ ...given, timeout: 1 }) });
  await moveAll(opened, 'Quarantine', 'Main vault', 'drop-after-commit');
  await warns(/^\s*EV-[\d-]+ was not moved\. The reason is not known\./);
  expect(await batchesAt(opened, 'Quarantine')).toHaveLength(1);
});
