import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import { startClock, stopClock, untilPasses } from '../../test/support/clock';
import {
  button,
  cart,
  dialog,
  notices,
  open,
  openDialog,
  reads,
  removeALine,
  summary,
  tellPage,
} from './page.testkit';

const slug = 'evergreen-valley';

/** Someone comes back to the page. */
const returnToPage = () => window.dispatchEvent(new Event('focus'));

afterEach(startClock);

describe('the button', () => {
  it('shows how many items the cart has, and reads no more than that', async () => {
    const page = await open();
    expect(await button()).toHaveTextContent('Cart 5');
    expect(await reads(page, cart)).toBe(0);
  });

  it('shows an empty cart as 0 and a large one as the locale writes it', async () => {
    await open({ scenario: 'empty' });
    expect(await button('Cart, 0 items')).toHaveTextContent('Cart 0');
    await showPage('/cart-preview/?config=attribute&as=dispensary&scenario=huge');
    expect(await button('Cart, 1,000 items')).toBeVisible();
  });

  it('says that the number is not known when it could not be read, and still opens', async () => {
    const page = await open({
      before: (backend) => backend.failNext('GET', summary, 'forbidden-403'),
    });
    expect(await button('Cart, the number of items is not known')).toHaveTextContent('Cart !');
    const preview = await openDialog(page);
    expect(await preview.findByText('$7,725.07')).toBeVisible();
    expect(screen.getByLabelText('Cart, 5 items')).toBeInTheDocument();
  });

  it('stands twice on a page, each for itself', async () => {
    const { user } = await open();
    const [host] = document.querySelectorAll('[data-widget]');
    host?.after(host.cloneNode());
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Cart, 5 items' })).toHaveLength(2),
    );
    const [, second] = screen.getAllByRole('button', { name: 'Cart, 5 items' });
    if (second) await user.click(second);
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  });
});

describe('following the cart', () => {
  it('takes the count that another widget tells, without a read', async () => {
    const page = await open();
    await button();
    tellPage({ slug, totalItems: 4 });
    expect(await button('Cart, 4 items')).toBeVisible();
    expect(await reads(page, summary)).toBe(1);
  });

  it('tells a screen reader the last of several counts, and none at first', async () => {
    await open();
    await button();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    for (const totalItems of [4, 3, 2]) tellPage({ slug, totalItems });
    await waitFor(() => expect(status).toHaveTextContent('Cart, 2 items'));
  });

  it('tells a screen reader the count also where it is read once more right after', async () => {
    const { backend } = await open();
    await button();
    await removeALine();
    const status = screen.getByRole('status');
    tellPage({ slug, totalItems: 4 });
    const answer = await backend.hold('GET', summary);
    await button('Cart, 4 items');
    tellPage({ slug });
    await answer.isAsked();
    await answer.release();
    await waitFor(() => expect(status).toHaveTextContent('Cart, 4 items'));
  });

  it('asks anew for another location, whatever is on its way', async () => {
    const page = await open();
    await button();
    const older = await page.backend.hold('GET', summary);
    returnToPage();
    await older.isAsked();
    await removeALine();
    document.dispatchEvent(
      new CustomEvent('ww:location-changed', { detail: { dispensaryId: 5, locationId: 102 } }),
    );
    await older.release();
    await waitFor(async () => expect(await reads(page, summary)).toBe(3));
    expect(await button('Cart, 4 items')).toBeVisible();
  });

  it('reads the count when the page says no number, and dims what may be wrong meanwhile', async () => {
    const { backend } = await open();
    await button();
    await removeALine();
    const answer = await backend.hold('GET', summary);
    tellPage({ slug });
    await waitFor(() => expect(screen.getByText('5')).toHaveClass('ww-dimmed'));
    await answer.release();
    expect(await button('Cart, 4 items')).toBeVisible();
    expect(screen.getByText('4')).not.toHaveClass('ww-dimmed');
  });

  it.each(['forbidden-403', 'html-200', 'login-redirect'] as const)(
    'says that the count may be wrong when that read ends in %s, and mends it at the next look',
    async (fault) => {
      const { backend } = await open();
      await button();
      await removeALine();
      await backend.failNext('GET', summary, fault);
      tellPage({ slug });
      expect(await button('Cart, 5 items, maybe out of date')).toHaveTextContent('Cart 5!');
      returnToPage();
      expect(await button('Cart, 4 items')).toBeVisible();
    },
  );

  it('says that the count may be old when a look fails, and mends it at the next one', async () => {
    const { backend } = await open();
    await button();
    await backend.failNext('GET', summary, 'forbidden-403');
    returnToPage();
    expect(await button('Cart, 5 items, maybe out of date')).toHaveTextContent('Cart 5!');
    await removeALine();
    const held = await backend.hold('GET', summary);
    returnToPage();
    await held.isAsked();
    // What is known to be old is called so until something newer is there.
    expect(await button('Cart, 5 items, maybe out of date')).toBeVisible();
    await held.release();
    expect(await button('Cart, 4 items')).toBeVisible();
  });

  it('tries a count that could not be read again by itself', async () => {
    const page = await open();
    await button();
    await removeALine();
    await page.backend.failNext('GET', summary, 'forbidden-403');
    await stopClock();
    tellPage({ slug });
    const shows = (text: string) => () => screen.getByText(text);
    await untilPasses(shows('5!'));
    await untilPasses(shows('4'));
  });

  it('drops the answer to a question that was asked before the last change', async () => {
    const page = await open();
    await button();
    const older = await page.backend.hold('GET', summary);
    tellPage({ slug });
    await older.isAsked();
    await removeALine();
    tellPage({ slug, totalItems: 4 });
    expect(await button('Cart, 4 items')).toBeVisible();
    await older.release();
    await waitFor(async () => expect(await reads(page, summary)).toBe(3));
    expect(await button('Cart, 4 items')).toBeVisible();
  });
});

describe('the dialog', () => {
  it('shows the latest lines, the notices, the totals and the way to the cart', async () => {
    const preview = await openDialog(await open());
    expect(await preview.findByText('$7,725.07')).toBeVisible();
    expect(preview.getByText(/Orders placed before 14:00/)).toBeVisible();
    const lines = preview.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(5);
    expect(lines.join('\n')).toContain('4 cases · 3.5 g · Harborview – Main Street');
    expect(preview.getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      new URL('/cart/', location.origin).href,
    );
  });

  it('shows a few of many lines and how many more there are', async () => {
    const preview = await openDialog(await open({ scenario: 'huge' }));
    expect(await preview.findByText('and 995 more lines in the cart')).toBeVisible();
    expect(preview.getAllByRole('listitem')).toHaveLength(5);
  });

  it('shows an empty cart as one', async () => {
    const preview = await openDialog(await open({ scenario: 'empty' }));
    expect(await preview.findByText('Your cart is empty.')).toBeVisible();
    expect(preview.queryByText('Total')).toBeNull();
  });

  it('puts a line first of which something is to be said', async () => {
    const preview = await openDialog(await open({ scenario: 'sold-out' }));
    const [first] = await preview.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Gelato.*Problem: Sold out/);
  });

  it('has the word for users who may not change the cart, and no link where the page gives none', async () => {
    const page = await open({
      scenario: 'read-only',
      config: ({ urls: _, ...config }) => config,
    });
    const preview = await openDialog(page);
    expect(await preview.findByText('Read-only')).toBeVisible();
    expect(preview.queryByRole('link')).toBeNull();
  });

  it('follows a change while it is open: dimmed until the totals are true', async () => {
    const page = await open();
    const preview = await openDialog(page);
    await preview.findByText('$7,725.07');
    await removeALine();
    const answer = await page.backend.hold('GET', cart);
    tellPage({ slug, totalItems: 4 });
    expect(await preview.findByText('The totals are being updated.')).toBeVisible();
    expect(preview.getByText('$7,725.07').closest('dl')).toHaveClass('ww-dimmed');
    await answer.release();
    await waitFor(() => expect(preview.queryByText('$7,725.07')).toBeNull());
    expect(preview.getAllByRole('listitem')).toHaveLength(4);
    expect(preview.queryByText('The totals are being updated.')).toBeNull();
  });

  it.each(['', 'while it is read', 'while it is open', 'once it is closed'])(
    'puts what changed since the last look first; someone comes back to the page: %s',
    async (moment) => {
      const page = await open({ scenario: 'changed-elsewhere' });
      const { user, backend } = page;
      const names = async () =>
        (await within(await dialog()).findAllByRole('listitem')).map(
          (line) => line.querySelector('.ww-product-name')?.textContent,
        );
      const closeDialog = async () => {
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      };
      await button();
      const held = moment === 'while it is read' ? await backend.hold('GET', cart) : null;
      const preview = await openDialog(page);
      if (held) {
        await held.isAsked();
        returnToPage();
        await held.release();
      }
      const before = await names();
      expect(before[0]).toBe('Blue Dream 3.5 g');
      if (moment === 'while it is open') {
        returnToPage();
        expect(await preview.findByText(/^7 cases/)).toBeVisible();
        // Nothing moves under the person's eyes.
        expect(await names()).toEqual(before);
      }
      await closeDialog();
      if (moment === 'once it is closed') {
        const asked = await reads(page, summary);
        returnToPage();
        await waitFor(async () => expect(await reads(page, summary)).toBe(asked + 1));
      }
      await openDialog(page);
      await waitFor(async () => expect((await names())[0]).toBe('Gelato #33 3.5 g'));
      await closeDialog();
      await openDialog(page);
      expect((await names())[0]).toBe('Gelato #33 3.5 g');
    },
  );

  it('compares with what was shown, not with what came once it was closed', async () => {
    const page = await open({ scenario: 'changed-elsewhere' });
    const { user, backend } = page;
    const preview = await openDialog(page);
    await preview.findByText('$7,725.07');
    const held = await backend.hold('GET', cart);
    returnToPage();
    await held.isAsked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await held.release();
    await button('Cart, 5 items');
    const again = await openDialog(page);
    await again.findByText(/^7 cases/);
    await waitFor(() => expect(again.getAllByRole('listitem')[0]).toHaveTextContent(/^Gelato/));
  });

  it('is opened and closed by keyboard, and gives the focus back', async () => {
    const { user } = await open();
    const opener = await button();
    await user.tab();
    while (document.activeElement !== opener) await user.tab();
    await user.keyboard('{Enter}');
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('opens once for a double click', async () => {
    const page = await open();
    await page.user.dblClick(await button());
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  });
});

describe('a cart that cannot be read', () => {
  it.each([cart, notices])('is told in the dialog, and read again on Retry (%s)', async (path) => {
    const page = await open();
    await button();
    await page.backend.failNext('GET', path, 'forbidden-403');
    const preview = await openDialog(page);
    const alert = await preview.findByRole('alert');
    expect(alert).toHaveTextContent('The cart could not be read.');
    await page.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await preview.findByText('$7,725.07')).toBeVisible();
    expect(preview.queryByRole('alert')).toBeNull();
  });

  it('shows what it was before, dimmed and said to be old', async () => {
    const page = await open();
    const preview = await openDialog(page);
    await preview.findByText('$7,725.07');
    await removeALine();
    await page.backend.failNext('GET', cart, 'forbidden-403');
    tellPage({ slug, totalItems: 4 });
    expect(await preview.findByRole('alert')).toHaveTextContent(
      'This is what the cart was before.',
    );
    expect(preview.getByText('$7,725.07').closest('dl')).toHaveClass('ww-dimmed');
  });

  it('is called old as well when nobody knew of a change, until it could be read', async () => {
    const page = await open();
    const preview = await openDialog(page);
    await preview.findByText('$7,725.07');
    await removeALine();
    await page.backend.failNext('GET', cart, 'forbidden-403');
    returnToPage();
    expect(await preview.findByRole('alert')).toHaveTextContent(
      'This is what the cart was before.',
    );
    expect(preview.getByText('$7,725.07').closest('dl')).toHaveClass('ww-dimmed');
    const held = await page.backend.hold('GET', cart);
    returnToPage();
    await held.isAsked();
    expect(preview.getByRole('alert')).toBeVisible();
    await held.release();
    await waitFor(() => expect(preview.queryByText('$7,725.07')).toBeNull());
    expect(preview.queryByRole('alert')).toBeNull();
  });

  it('offers to sign in when the session has ended', async () => {
    const page = await open();
    await button();
    await page.backend.failNext('GET', cart, 'login-redirect');
    const preview = await openDialog(page);
    expect(await preview.findByRole('link', { name: 'Sign in in a new tab' })).toBeVisible();
  });
});
