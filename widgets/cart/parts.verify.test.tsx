import { screen, waitFor, within } from '@testing-library/react';
import {
  blueDream,
  call,
  checkout,
  edit,
  gelato,
  more,
  open,
  orderedAt,
  quantityOf,
  read,
  settled,
} from './page.testkit';

const summary = `${call.replace('multi-cart/', '')}multi-cart-summary/`;
const notices = '/shop/evergreen-valley/cart/b7c1e2/notices';

const openParts = (before?: NonNullable<Parameters<typeof open>[0]>['before']) =>
  open({ scenario: 'in-parts', ...(before && { before }) });

type Page = Awaited<ReturnType<typeof open>>;

const reads = async ({ backend }: Page, path: string) =>
  (await backend.log()).filter((each) => each.method === 'GET' && each.path === path).length;

const totals = () => screen.getByText('Estimated tax').closest('dl');
const total = () => screen.getByText('Total').closest('dl');

describe('a cart whose notices and totals come by calls of their own', () => {
  it('shows them all, each read once', async () => {
    const page = await openParts();
    expect(await screen.findByText('$3,934.73')).toBeVisible();
    expect(await screen.findByText('Orders placed before 14:00 leave the same day.')).toBeVisible();
    expect(await screen.findByRole('listitem', { name: blueDream })).toHaveTextContent(
      'The price of a case was $372.00 yesterday.',
    );
    expect(await checkout()).toHaveAttribute('href');
    for (const path of [read, summary, notices]) expect(await reads(page, path)).toBe(1);
  });

  it('shows its lines first, and holds the way to checkout until the totals are there', async () => {
    const { backend } = await openParts((server) => server.hold('GET', summary));
    expect(await quantityOf(blueDream)).toHaveValue('4');
    expect(totals()).toHaveTextContent('Subtotal…Estimated tax…');
    expect(total()).toHaveTextContent('Total…');
    expect(screen.getByText('The totals are being updated.')).toBeVisible();
    expect(await checkout()).not.toHaveAttribute('href');
    await backend.release();
    expect(await screen.findByText('$3,934.73')).toBeVisible();
    await settled();
    expect(await checkout()).toHaveAttribute('href');
    expect(await orderedAt(backend, blueDream)).toBe(4);
  });

  it('reads the totals again after an edit, which they do not fit before', async () => {
    const page = await openParts();
    const { user, backend } = page;
    await screen.findByText('$3,934.73');
    const answer = await backend.hold('GET', summary);
    await edit(user, blueDream, 6);
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(6));
    expect(totals()).toHaveClass('ww-dimmed');
    expect(await checkout()).not.toHaveAttribute('href');
    await answer.release();
    expect(await screen.findByText('$4,817.93')).toBeVisible();
    await settled();
    expect(totals()).not.toHaveClass('ww-dimmed');
    expect(await checkout()).toHaveAttribute('href');
  });

  it('looks for all of it when the person comes back, and dims nothing while nothing is new', async () => {
    const page = await openParts();
    await screen.findByText('$3,934.73');
    const answer = await page.backend.hold('GET', summary);
    window.dispatchEvent(new Event('focus'));
    await waitFor(async () => expect(await reads(page, notices)).toBe(2));
    expect(totals()).not.toHaveClass('ww-dimmed');
    await answer.isAsked();
    expect(await reads(page, summary)).toBe(2);
  });

  it('says quietly that the notices could not be read, with Retry, and goes on without them', async () => {
    const { user, backend } = await openParts((server) =>
      server.failNext('GET', notices, 'forbidden-403'),
    );
    const says = await screen.findByText(/^The notices could not be read\./);
    expect(says).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByText('$3,934.73')).toBeVisible();
    expect(await checkout()).toHaveAttribute('href');
    await user.click(await more(gelato));
    await settled();
    expect(await orderedAt(backend, gelato)).toBe(3);
    // The edit has read them again.
    expect(await screen.findByText('Orders placed before 14:00 leave the same day.')).toBeVisible();
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('keeps the note of what could not be read, with the focus in it, while it looks again', async () => {
    const page = await openParts((server) => server.failNext('GET', notices, 'forbidden-403'));
    const note = await screen.findByText(/^The notices could not be read\./);
    const retry = within(note).getByRole('button', { name: 'Retry' });
    retry.focus();
    const answer = await page.backend.hold('GET', notices);
    window.dispatchEvent(new Event('focus'));
    await answer.isAsked();
    await waitFor(async () => expect(await reads(page, read)).toBe(2));
    expect(retry).toHaveFocus();
    await answer.release();
    await waitFor(() => expect(note).toBeEmptyDOMElement());
  });

  it('says quietly that the totals could not be read, and reads them on Retry', async () => {
    const { user } = await openParts((server) => server.failNext('GET', summary, 'forbidden-403'));
    const says = await screen.findByText(/^The totals could not be read\./);
    expect(says).toHaveTextContent('You do not have permission to do this.');
    expect(await quantityOf(blueDream)).toHaveValue('4');
    expect(total()).toHaveTextContent('Total…');
    expect(await checkout()).not.toHaveAttribute('href');
    expect(screen.queryByText('The totals are being updated.')).toBeNull();
    await user.click(within(says).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('$3,934.73')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cart', level: 1 })).toHaveFocus();
    await settled();
    expect(await checkout()).toHaveAttribute('href');
  });

  it('keeps the totals of before dimmed when those after an edit cannot be read', async () => {
    const { user, backend } = await openParts();
    await screen.findByText('$3,934.73');
    await backend.failNext('GET', summary, 'forbidden-403');
    await edit(user, blueDream, 6);
    expect(await screen.findByText(/^The totals could not be read\./)).toBeVisible();
    expect(totals()).toHaveClass('ww-dimmed');
    expect(total()).toHaveClass('ww-dimmed');
    expect(total()).toHaveTextContent('$3,934.73');
    expect(await checkout()).not.toHaveAttribute('href');
  });
});

describe('a cart that brings its notices and totals along', () => {
  it('asks for them once, beside the cart, and not again', async () => {
    const page = await open();
    await screen.findByText('$7,725.07');
    await page.user.click(await more(blueDream));
    await settled();
    window.dispatchEvent(new Event('focus'));
    await waitFor(async () => expect(await reads(page, read)).toBe(2));
    expect([await reads(page, summary), await reads(page, notices)]).toEqual([1, 1]);
  });

  it('counts without them: their failure is none of the cart', async () => {
    await open({
      before: async (server) => {
        await server.failNext('GET', summary, 'forbidden-403');
        await server.failNext('GET', notices, 'forbidden-403');
      },
    });
    expect(await screen.findByText('$7,725.07')).toBeVisible();
    expect(await checkout()).toHaveAttribute('href');
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });
});
