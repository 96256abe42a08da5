import { screen, waitFor, within } from '@testing-library/react';
import {
  first,
  held,
  items,
  open,
  openShort,
  order,
  priceOf,
  quantityCall,
  quantityOf,
  remove,
  rows,
  settled,
  totals,
  type,
} from './page.testkit';

const title = () => screen.getByRole('heading', { name: 'Order items' });
const search = () => screen.getByRole('searchbox', { name: 'Search items' });
const next = () => screen.getByRole('button', { name: 'Next page' });

describe('the focus', () => {
  it('stays with who went on to search while the next page was slow', async () => {
    const { user, backend } = await open();
    await rows();
    const answer = await backend.hold('GET', items);
    await user.click(next());
    await user.click(search());
    await answer.release();
    await screen.findByText('25–30 of 30');
    await settled();
    await user.keyboard('gold');
    expect(search()).toHaveValue('gold');
  });

  it('is above the next page as soon as that is there, while an edit is still on its way', async () => {
    const { user, backend } = await open();
    await user.click(await remove(first));
    await settled();
    const page = await backend.hold('GET', items);
    const answer = await backend.hold('POST', `${order}stage-items/`);
    // Read first, then put in again.
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(next());
    await page.release();
    await screen.findByText('25–30 of 30');
    await waitFor(() => expect(title()).toHaveFocus());
    await answer.release();
  });

  it('stays in the page when the drawer was closed while the next page was slow', async () => {
    const { user, backend } = await open();
    await rows();
    const answer = await backend.hold('GET', items);
    await user.click(next());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(document.body);
    await answer.release();
    await waitFor(async () => expect((await backend.log()).at(-1)).toMatchObject({ status: 200 }));
    expect(document.body).toHaveFocus();
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
    const answer = await backend.hold('GET', totals);
    await user.click(dialog.getByRole('button', { name: 'Clear order' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Clear order' })).toBeNull());
    expect(title()).toHaveFocus();
    await user.type(search(), 'gold');
    await answer.release();
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
    const answer = await backend.hold('POST', call);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(search());
    await answer.release();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear order' })).toBeNull());
    await user.keyboard('gold');
    expect(search()).toHaveValue('gold');
  });
});

describe('an edit of an item', () => {
  const news = (says: string | RegExp) =>
    screen.findByText(says, { selector: '.visually-hidden[role=status]' });

  it('is told to screen readers with its result once it is saved', async () => {
    const { user } = await openShort();
    await rows();
    await type(user, await quantityOf(first), '5');
    expect(await news(`${first}: 5 cases saved.`)).toBeInTheDocument();
    await type(user, await priceOf(first), '300');
    expect(await news(`${first}: $300.00 a case saved.`)).toBeInTheDocument();
  });

  it('is not called saved when it was refused', async () => {
    const { user, backend } = await openShort();
    await rows();
    await backend.failNext('PATCH', quantityCall, 'refused-400');
    await type(user, await quantityOf(first), '5');
    await screen.findByRole('alert');
    await settled();
    expect(screen.queryByText(/ saved\.$/)).toBeNull();
  });

  it('that could not be sent without a connection is sent on Retry', async () => {
    const page = await openShort();
    await rows();
    await page.backend.failNext('PATCH', quantityCall, 'drop-before');
    await page.backend.failNext('GET', items, 'forbidden-403');
    await type(page.user, await quantityOf(first), '5');
    const alert = await screen.findByRole('alert');
    await page.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await held(page))[0]?.quantity).toBe(5));
    await settled();
    expect(await quantityOf(first)).toHaveValue('5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('down to the least leaves the focus with its cases', async () => {
    const { user } = await openShort();
    const fewer = await screen.findByRole('button', { name: `Fewer cases of ${first}` });
    fewer.focus();
    for (let step = 0; step < 30 && !fewer.matches(':disabled'); step += 1) {
      await user.keyboard('{Enter}');
    }
    await waitFor(async () => expect(await quantityOf(first)).toHaveFocus());
  });
});
