import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { blueDream, open, writes } from './page.testkit';

/** The page as the browser shows it anew. */
const reload = async () => {
  dispatchEvent(new Event('pagehide'));
  await showPage('/cart/?config=attribute&scenario=default&as=dispensary');
};

it('offers a cell of the matrix that cannot be read, which is open with its text', async () => {
  const { user, backend } = await open();
  const showMatrix = async () =>
    user.click(await screen.findByRole('button', { name: 'By location matrix' }));
  await showMatrix();
  const row = (await screen.findByRole('rowheader', { name: blueDream })).closest('[role=row]');
  const cell = within(row as HTMLElement).getAllByRole('gridcell')[2];
  cell?.focus();
  await waitFor(() => expect(cell).toHaveAttribute('tabindex', '0'));
  await user.keyboard('5 DOZ');
  await reload();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await showMatrix();
  expect(await screen.findByDisplayValue('5 DOZ')).toBeInvalid();
  expect(await writes(backend)).toEqual([]);
});
