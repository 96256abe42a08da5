import { screen, waitFor } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import { itemsPath, namesShown, open, press, says, search, untilShown } from './page.testkit';

describeScreen('sample-list', {
  as: 'vendor',
  shown: 'Acapulco Gold',
  load: { method: 'GET', path: itemsPath, fails: 'The items could not be loaded.' },
  empty: 'There are no items yet.',
  hostile: '<img src=x onerror=alert(1)>',
  readOnly: { never: 'It changes nothing.' },
  write: { never: 'It changes nothing.' },
});

it('says how many items there are, and shows the first of them', async () => {
  await open();
  await says('12 items');
  expect(await namesShown()).toHaveLength(12);
});

it('keeps in the address what is searched, and clears it where nothing fits', async () => {
  const opened = await open();
  await opened.user.type(await search(), 'gold');
  await untilShown(['Acapulco Gold']);
  expect(location.search).toContain('gold');
  await opened.user.type(await search(), 'en gate');
  await press(opened, 'Clear the search');
  await waitFor(async () => expect(await namesShown()).toHaveLength(12));
  expect(await search()).toHaveValue('');
});

it('turns the order of a column with each press of its head', async () => {
  const opened = await open();
  const before = await namesShown();
  await press(opened, 'Name');
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
  );
  await press(opened, 'Name');
  await untilShown([...before].sort().reverse());
});

it('leads through the pages, of which each is read when it is asked for', async () => {
  const opened = await open({ scenario: 'huge' });
  const first = await namesShown();
  expect(first).toHaveLength(25);
  await press(opened, 'Next page');
  await says(/^26–50 of/);
  await waitFor(async () => expect(await namesShown()).not.toEqual(first));
});
