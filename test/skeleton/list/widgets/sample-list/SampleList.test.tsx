import { screen, waitFor } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import { itemsPath, namesShown, open, search } from './page.testkit';

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
  expect(await screen.findByText('12 items')).toBeVisible();
  expect(await namesShown()).toHaveLength(12);
});

it('keeps in the address what is searched, and clears it where nothing fits', async () => {
  const { user } = await open();
  await user.type(await search(), 'gold');
  await waitFor(async () => expect(await namesShown()).toEqual(['Acapulco Gold']));
  expect(location.search).toContain('gold');
  await user.type(await search(), 'en gate');
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  await waitFor(async () => expect(await namesShown()).toHaveLength(12));
  expect(await search()).toHaveValue('');
});

it('turns the order of a column with each press of its head', async () => {
  const { user } = await open();
  const head = await screen.findByRole('button', { name: 'Name' });
  const before = await namesShown();
  await user.click(head);
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
  );
  await user.click(head);
  await waitFor(async () => expect(await namesShown()).toEqual([...before].sort().reverse()));
});

it('leads through the pages, of which each is read when it is asked for', async () => {
  const { user } = await open({ scenario: 'huge' });
  const first = await namesShown();
  expect(first).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(/^26–50 of/)).toBeVisible();
  await waitFor(async () => expect(await namesShown()).not.toEqual(first));
});
