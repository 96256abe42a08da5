import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { leaveAs } from '@shared/drafts/leaveAs.testkit';
import {
  cellOf,
  dialog,
  idOf,
  openShort,
  press,
  quantityCall,
  rosin,
  settled,
  stored,
  type,
} from './page.testkit';

/** The page as the browser shows it anew. */
const reload = async () => {
  dispatchEvent(new Event('pagehide'));
  await showPage('/order-create/?config=attribute&scenario=below-minimum');
};
const offer = () => screen.findByText(/^Restore your unsaved changes from/);

it('offers what was typed in an open cell after a reload, and opens the cell with it', async () => {
  const { user, backend } = await openShort();
  const id = await idOf(rosin);
  await user.click(await cellOf(rosin, 'cases'));
  await user.keyboard('7');
  await reload();
  expect(await offer()).toBeVisible();
  await press(user, 'Restore');
  const field = await screen.findByRole('textbox', { name: `Cases, ${rosin}` });
  expect(field).toHaveValue('7');
  await user.click(field);
  await user.keyboard('{Enter}');
  await settled();
  expect(await stored(backend, id)).toMatchObject({ quantity: 7 });
  await reload();
  await cellOf(rosin, 'cases');
  expect(screen.queryByText(/^Restore your unsaved/)).toBeNull();
});

it('offers a cell that cannot be read with its text, and says again what is wrong with it', async () => {
  const { user } = await openShort();
  await type(user, rosin, 'cases', '12 MAR');
  await reload();
  expect(await offer()).toBeVisible();
  await press(user, 'Restore');
  const field = await screen.findByRole('textbox', { name: `Cases, ${rosin}` });
  expect(field).toHaveValue('12 MAR');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/whole number/);
});

it('offers edits that waited for signing in, and sends them once they are restored', async () => {
  const { user, backend } = await openShort();
  const id = await idOf(rosin);
  await backend.failNext('PATCH', quantityCall, 'login-redirect');
  await type(user, rosin, 'cases', '7');
  await screen.findByText(/Your session has ended\./);
  await reload();
  expect(await offer()).toBeVisible();
  expect(await stored(backend, id)).not.toMatchObject({ quantity: 7 });
  await press(user, 'Restore');
  await settled();
  await waitFor(async () => expect(await stored(backend, id)).toMatchObject({ quantity: 7 }));
  expect(screen.queryByText(/^Restore your unsaved/)).toBeNull();
});

it('offers too what earlier versions kept of edits and of an open cell', async () => {
  const { user, backend } = await openShort();
  const id = await idOf(rosin);
  await backend.failNext('PATCH', quantityCall, 'login-redirect');
  await type(user, rosin, 'cases', '7');
  await screen.findByText(/Your session has ended\./);
  await type(user, rosin, 'price', 'cheap');
  leaveAs<{ text?: string }[]>((kept) => ({
    edits: kept.filter(({ text }) => text === undefined),
    texts: kept.filter(({ text }) => text !== undefined),
  }));
  await showPage('/order-create/?config=attribute&scenario=below-minimum');
  expect(await offer()).toBeVisible();
  await press(user, 'Restore');
  expect(await screen.findByRole('textbox', { name: `Price, ${rosin}` })).toHaveValue('cheap');
  await waitFor(async () => expect(await stored(backend, id)).toMatchObject({ quantity: 7 }));
});

it('asks before a discount that was typed goes', async () => {
  const { user } = await openShort();
  await press(user, 'Add discount');
  const field = within(await dialog('Add discount')).getByRole('textbox');
  await user.type(field, '10');
  await user.click(await dialog('Add discount'));
  await press(user, 'Keep editing');
  expect(field).toHaveValue('10');
});
