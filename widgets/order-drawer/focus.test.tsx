import { screen } from '@testing-library/react';
import { items, open, rows, settled } from './page.testkit';

const search = () => screen.getByRole('searchbox', { name: 'Search items' });
const next = () => screen.getByRole('button', { name: 'Next page' });

describe('the focus', () => {
  it('stays with who went on to search while the next page was slow', async () => {
    const { user, backend } = await open();
    await rows();
    await backend.failNext('GET', items, 'slow', 1, 500);
    await user.click(next());
    await user.click(search());
    await screen.findByText('Page 2 of 2');
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
    await screen.findByText('Page 2 of 2');
    await settled();
    expect(next()).toHaveFocus();
  });
});
