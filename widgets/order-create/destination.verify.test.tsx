import { screen, waitFor, within } from '@testing-library/react';
import { turnOfPage } from '../../test/support/turnOfPage';
import {
  choiceAt,
  blueDream,
  deleteCall,
  dialog,
  one,
  open,
  openShort,
  ordering,
  orders,
  press,
  rosin,
  rowOf,
  sent,
  settled,
} from './page.testkit';

/** A new order for the only customer, up to where it is sent from. */
async function chooseLocation() {
  const { user, backend } = await open({ scenario: 'one-customer' });
  await press(user, 'Start an order');
  const box = within(await dialog('Start an order'));
  const customer = box.getByRole('combobox', { name: 'Customer' });
  await waitFor(() => expect(customer).toHaveValue('Harborview Oakland'));
  const location = box.getByRole('combobox', { name: 'Location' });
  await waitFor(() => expect(location).toBeEnabled());
  await user.selectOptions(location, choiceAt(location, 1));
  const stock = box.getByRole('combobox', { name: 'Stock location' });
  await waitFor(() => expect(stock).toBeEnabled());
  return { user, backend, box, stock };
}

describe('a new order', () => {
  it('is for the only customer that there is, and from where orders can be made', async () => {
    const { user, backend, box, stock } = await chooseLocation();
    const start = box.getByRole('button', { name: 'Start order' });
    await user.selectOptions(stock, 'Arcata quarantine');
    await waitFor(() =>
      expect(stock).toHaveAccessibleDescription('Stock in quarantine is not for sale.'),
    );
    expect(start).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(stock, 'Oakland cross-dock');
    expect(await box.findByText('Not all categories are sold from here.')).toBeVisible();
    await user.click(start);
    await waitFor(async () =>
      expect(await orders(backend)).toMatchObject([{ customerId: 5, stockLocationId: 72 }]),
    );
    expect(await screen.findByText(/for Harborview Oakland/)).toBeVisible();
  });

  it('is from the stock location that was chosen last, whichever is checked first', async () => {
    const { user, backend, box, stock } = await chooseLocation();
    const rights = '/dashboard/api/vendor/:vendorId/stock-location/:id/location-permissions/';
    const older = await backend.hold('GET', rights);
    await user.selectOptions(stock, 'Arcata quarantine');
    await user.selectOptions(stock, 'Oakland cross-dock');
    const start = box.getByRole('button', { name: 'Start order' });
    await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled'));
    await older.release();
    await waitFor(async () =>
      expect((await sent(backend, 'GET', 'permissions')).map(({ status }) => status)).toEqual([
        200, 200,
      ]),
    );
    await turnOfPage();
    await user.click(start);
    await waitFor(async () =>
      expect(await orders(backend)).toMatchObject([{ stockLocationId: 72 }]),
    );
    await screen.findByText(/for Harborview Oakland/);
  });

  it('says so when it cannot be checked whether orders can be made from there, and can be started', async () => {
    const { user, backend, box, stock } = await chooseLocation();
    await backend.failNext(
      'GET',
      '/dashboard/api/vendor/:vendorId/stock-location/:stockLocationId/location-permissions/',
      'forbidden-403',
    );
    await user.selectOptions(stock, 'Oakland cross-dock');
    expect(
      await box.findByText(/^We could not check whether this location takes orders/),
    ).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Start order' }));
    await waitFor(async () => expect(await orders(backend)).toHaveLength(1));
    await screen.findByText(/for Harborview Oakland/);
  });

  it('leaves the focus where the person goes on while the server is slow', async () => {
    const { user, backend, box, stock } = await chooseLocation();
    const orderPath = '/dashboard/vendor/:vendorId/seller-ordering/orders/:orderId/';
    const rows = await backend.hold('GET', `${orderPath}items/`);
    const check = await backend.hold('GET', `${orderPath}validate-grid/`);
    await user.selectOptions(stock, 'Oakland cross-dock');
    await user.click(box.getByRole('button', { name: 'Start order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Create order', level: 1 })).toHaveFocus();
    const site = document.body.appendChild(document.createElement('input'));
    site.focus();
    await rows.release();
    const search = await screen.findByRole('searchbox', { name: 'Search products' });
    expect(site).toHaveFocus();
    site.remove();
    await user.type(search, 'wed');
    expect(screen.queryByText(/^Add at least one item\./)).toBeNull();
    await check.release();
    // What the check says, the last of the answers.
    await screen.findByText(/^Add at least one item\./);
    await user.keyboard('ding');
    expect(search).toHaveValue('wedding');
  });

  it('says that an administrator is at work', async () => {
    await openShort({ as: 'superuser' });
    expect(await screen.findByText('Admin')).toBeVisible();
  });
});

it('does not search for ever where the answer brings no customers', async () => {
  const { user, backend } = await openShort();
  await backend.failNext('GET', `${ordering}customers/`, 'answer-object', 9);
  await press(user, 'Change customer or location');
  const box = within(await dialog('Change customer or location'));
  expect(await box.findByText('No customer has this name or license.')).toBeInTheDocument();
  expect(box.queryByText('Searching…')).toBeNull();
});

describe('what is on its way', () => {
  it('marks the product that is being added and no other', async () => {
    const { user, backend } = await open({ scenario: 'empty' });
    const products = within(await screen.findByRole('list', { name: 'Products' }));
    const answer = await backend.hold('POST', `${one}stage-items/`);
    await user.click(
      products.getByRole('button', { name: 'Add Acapulco Gold 3.5 g', hidden: true }),
    );
    const busy = () =>
      products
        .getAllByRole('listitem', { hidden: true })
        .filter((row) => row.getAttribute('aria-busy') === 'true')
        .map((row) => row.querySelector('strong')?.textContent);
    expect(busy()).toEqual(['Acapulco Gold 3.5 g']);
    await answer.release();
    expect(await screen.findByText('1 product added.')).toBeVisible();
    expect(busy()).toEqual([]);
  });

  it('marks the item that is being removed and no other', async () => {
    const { user, backend } = await openShort();
    const answer = await backend.hold('POST', deleteCall);
    await press(user, `Remove ${rosin}`);
    const button = async (name: string) =>
      within(await rowOf(name)).getByRole('button', { name: `Remove ${name}`, hidden: true });
    expect(await button(rosin)).toHaveAttribute('aria-busy', 'true');
    expect(await button(blueDream)).not.toHaveAttribute('aria-busy', 'true');
    await answer.release();
    await settled();
    await waitFor(() => expect(screen.queryByText(rosin, { selector: 'strong' })).toBeNull());
  });
});
