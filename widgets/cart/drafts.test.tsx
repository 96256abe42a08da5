import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { leaveAs } from '@shared/drafts/leaveAs.testkit';
import {
  blueDream,
  call,
  edit,
  open,
  orderedAt,
  ordersOf,
  quantityOf,
  settled,
  writes,
} from './page.testkit';

/** The page as the browser shows it anew. */
const reload = async () => {
  dispatchEvent(new Event('pagehide'));
  await showPage('/cart/?config=attribute&scenario=default&as=dispensary');
};

const offer = () => screen.findByText(/^Restore your unsaved changes from/);

it('offers a quantity that was typed and not committed after a reload', async () => {
  const { user, backend } = await open();
  const field = await quantityOf(blueDream);
  await user.clear(field);
  await user.type(field, '6');
  await reload();
  expect(await offer()).toBeVisible();
  expect(await quantityOf(blueDream)).toHaveValue('4');
  expect(await writes(backend)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await quantityOf(blueDream)).toHaveValue('6');
  await settled();
  expect(await orderedAt(backend, blueDream)).toBe(6);
  await reload();
  await quantityOf(blueDream);
  expect(screen.queryByText(/^Restore your unsaved/)).toBeNull();
});

it('offers a cell of the matrix that was typed and not committed, also where nothing was ordered', async () => {
  const { user, backend } = await open();
  await user.click(await screen.findByRole('button', { name: 'By location matrix' }));
  const row = (await screen.findByRole('rowheader', { name: blueDream })).closest('[role=row]');
  const cells = () => within(row as HTMLElement).getAllByRole('gridcell');
  cells()[2]?.focus();
  await waitFor(() => expect(cells()[2]).toHaveAttribute('tabindex', '0'));
  await user.keyboard('5{Escape}3');
  await reload();
  expect(await offer()).toBeVisible();
  expect(await writes(backend)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await ordersOf(backend)).toContain(`3 × ${blueDream} at 103`));
  expect((await writes(backend)).length).toBe(1);
});

it('offers a quantity that cannot be read with its text, and says again what is wrong with it', async () => {
  const { user, backend } = await open();
  const field = await quantityOf(blueDream);
  await user.clear(field);
  await user.type(field, '5 DOZ');
  await reload();
  expect(await offer()).toBeVisible();
  expect(await quantityOf(blueDream)).toHaveValue('4');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await quantityOf(blueDream)).toHaveValue('5 DOZ');
  expect(await quantityOf(blueDream)).toBeInvalid();
  await user.click(await quantityOf(blueDream));
  await user.keyboard('{Escape}');
  expect(await quantityOf(blueDream)).toHaveValue('4');
  await reload();
  await quantityOf(blueDream);
  expect(screen.queryByText(/^Restore your unsaved/)).toBeNull();
  expect(await writes(backend)).toEqual([]);
});

it('offers edits that waited for signing in, and forgets them when they are discarded', async () => {
  const { user, backend } = await open();
  await quantityOf(blueDream);
  await backend.failNext('PUT', call, 'login-redirect');
  await edit(user, blueDream, 6);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
  await reload();
  expect(await offer()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/^Restore your unsaved/)).toBeNull());
  await reload();
  const widget = await screen.findByRole('region', { name: 'Cart' });
  expect(await quantityOf(blueDream)).toHaveValue('4');
  expect(within(widget).queryByText(/^Restore your unsaved/)).toBeNull();
});

it('offers a removal that waited for signing in', async () => {
  const { user, backend } = await open();
  await quantityOf(blueDream);
  await backend.failNext('DELETE', call, 'login-redirect');
  await edit(user, blueDream, 0);
  await screen.findByRole('alert');
  await reload();
  await offer();
  expect(await quantityOf(blueDream)).toHaveValue('4');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await settled();
  expect(await orderedAt(backend, blueDream)).toBe(0);
});

it('offers and sends too what early versions kept, without what the line had before', async () => {
  const { user, backend } = await open();
  await quantityOf(blueDream);
  await backend.failNext('PUT', call, 'login-redirect');
  await edit(user, blueDream, 6);
  await screen.findByRole('alert');
  leaveAs<{ was?: number }[]>((kept) => kept.map(({ was: _was, ...each }) => each));
  await showPage('/cart/?config=attribute&scenario=default&as=dispensary');
  expect(await offer()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await settled();
  expect(await orderedAt(backend, blueDream)).toBe(6);
});

it('offers nothing of what was saved or taken back', async () => {
  const { user } = await open();
  await edit(user, blueDream, 6);
  await settled();
  const field = await quantityOf(blueDream);
  await user.clear(field);
  await user.type(field, '8{Escape}');
  await reload();
  expect(await quantityOf(blueDream)).toHaveValue('6');
  expect(screen.queryByText(/^Restore your unsaved/)).toBeNull();
});
