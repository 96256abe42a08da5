import { screen, waitFor, within } from '@testing-library/react';
import { items, open, openShort, order, rows, settled, totals } from './page.testkit';

const title = () => screen.getByRole('heading', { name: 'Order items' });
const search = () => screen.getByRole('searchbox', { name: 'Search items' });
const next = () => screen.getByRole('button', { name: 'Next page' });

describe('the focus', () => {
  it('stays with who went on to search while the next page was slow', async () => {
    const { user, backend } = await open();
    await rows();
    await backend.failNext('GET', items, 'slow', 1, 500);
    await user.click(next());
    await user.click(search());
    await screen.findByText('25–30 of 30');
    await settled();
    await user.keyboard('gold');
    expect(search()).toHaveValue('gold');
  });

  it('stays where it is when a page that failed comes later by other means', async () => {
    const { user, backend } = await open();
    await rows();
    await backend.failNext('GET', items, 'forbidden-403');
    await user.click(next());
    await screen.findByRole('alert');
    document.dispatchEvent(new CustomEvent('ww:order-changed', { detail: { orderId: 501 } }));
    await screen.findByText('25–30 of 30');
    await settled();
    expect(next()).toHaveFocus();
  });

  it('is at the title as soon as a cleared order is empty, and is then left to who goes on', async () => {
    const { user, backend } = await openShort();
    await user.click(await screen.findByRole('button', { name: 'Clear order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear order' }));
    // Read again after the clear only.
    await backend.failNext('GET', totals, 'slow', 1, 1500);
    await user.click(dialog.getByRole('button', { name: 'Clear order' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Clear order' })).toBeNull());
    expect(title()).toHaveFocus();
    await user.type(search(), 'gold');
    await screen.findByText(/No item fits “gold”/);
    await user.keyboard(' bar');
    expect(search()).toHaveValue('gold bar');
  });

  it('is left to who searches when a clear that had to wait is done', async () => {
    const { user, backend } = await openShort();
    const call = `${order}clear/`;
    await user.click(await screen.findByRole('button', { name: 'Clear order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear order' }));
    await backend.failNext('POST', call, 'login-redirect');
    await user.click(dialog.getByRole('button', { name: 'Clear order' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await backend.failNext('POST', call, 'slow', 1, 500);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(search());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear order' })).toBeNull());
    await user.keyboard('gold');
    expect(search()).toHaveValue('gold');
  });
});
