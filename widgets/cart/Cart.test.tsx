import { screen, waitFor, within } from '@testing-library/react';
import {
  blueDream,
  cake,
  call,
  checkout,
  ferryTerminal,
  fewer,
  gelato,
  mainStreet,
  more,
  open,
  orderedAt,
  quantityOf,
  read,
  settled,
  writes,
} from './page.testkit';

describe('a cart', () => {
  it('shows its lines by location with what the server says of each', async () => {
    await open();
    const main = await screen.findByRole('region', { name: mainStreet });
    expect(within(main).getAllByRole('listitem')).toHaveLength(3);
    const line = within(main).getByRole('listitem', { name: blueDream });
    expect(line).toHaveTextContent('$384.00');
    expect(line).toHaveTextContent('$16.00 each');
    expect(line).toHaveTextContent('$1,536.00');
    // The name says the strain and the package size.
    expect(line).toHaveTextContent('Evergreen Reserve · batch EV-2403-0001 · case of 24');
    expect(line).toHaveTextContent('9 cases available');
    expect(main).toHaveTextContent('18 cases available, by 2');
    expect(main).toHaveTextContent('Subtotal $3,421.50');
    expect(main).toHaveTextContent('Minimum of $2,500.00 reached');
    expect(screen.getByRole('region', { name: ferryTerminal })).toHaveTextContent('$3,295.95');
    expect(screen.getByText('$7,725.07')).toBeVisible();
    expect(screen.getByText('Orders placed before 14:00 leave the same day.')).toBeVisible();
    expect(await checkout()).toHaveAttribute('href', 'http://shop.test/checkout/');
  });

  it('shows sellers and locations apart', async () => {
    await open({ scenario: 'several-sellers' });
    await quantityOf(blueDream);
    expect(screen.getAllByText(/^Blue Heron Extracts & Edibles/)).toHaveLength(2);
    expect(screen.getAllByRole('region', { name: mainStreet })).toHaveLength(2);
  });

  it('says what is missing to the minimum as the server says it, and holds the checkout', async () => {
    await open({ scenario: 'below-minimum' });
    expect(await screen.findByText('Add $1,684.00 more')).toBeVisible();
    expect(screen.getByText('Reach each minimum to check out.')).toBeVisible();
    const link = await checkout();
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  });

  it('keeps what is no quantity where it was typed, says what to do and sends nothing', async () => {
    const { user, backend } = await open();
    const field = await quantityOf(blueDream);
    await user.clear(field);
    await user.type(field, 'many');
    await user.tab();
    expect(field).toHaveValue('many');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter a whole number.');
    await user.type(field, '{Escape}');
    expect(field).toHaveValue('4');
    expect(field).toBeValid();
    expect(await writes(backend)).toEqual([]);
  });

  it('goes on by the arrow keys from what is typed', async () => {
    const { user, backend } = await open();
    const field = await quantityOf(blueDream);
    await user.clear(field);
    await user.type(field, '6{ArrowUp}');
    expect(field).toHaveValue('7');
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(7);
    await user.clear(field);
    await user.type(field, 'many{ArrowUp}');
    expect(field).toHaveValue('many');
    expect(field).toHaveAccessibleDescription('Enter a whole number.');
  });

  it.each([
    ['sold-out', gelato, 'Sold out. Remove it to check out.'],
    ['prices-changed', blueDream, 'The price of a case was $372.00 yesterday.'],
  ])('shows the notice of a line (%s)', async (scenario, name, says) => {
    await open({ scenario });
    expect(await screen.findByRole('listitem', { name })).toHaveTextContent(says);
  });

  it('says so when it is empty', async () => {
    await open({ scenario: 'empty' });
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });

  it('shows everything and no controls to a user who may not change it', async () => {
    await open({ scenario: 'read-only' });
    const line = await screen.findByRole('listitem', { name: blueDream });
    expect(line).toHaveTextContent('4 cases');
    expect(screen.getByText('Read-only')).toBeVisible();
    const widget = screen.getByRole('region', { name: 'Cart' });
    expect(
      within(widget)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lines', 'By location matrix', 'Download CSV']);
    expect(within(widget).queryByRole('textbox')).toBeNull();
  });

  it('shows hostile names as text', async () => {
    await open({ scenario: 'hostile' });
    const widget = await screen.findByRole('region', { name: 'Cart' });
    expect(await within(widget).findAllByRole('listitem')).toHaveLength(8);
    expect(document.querySelector('[data-widget] img')).toBeNull();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('says why the first load failed, with Retry', async () => {
    const { user } = await open({
      before: (backend) => backend.failNext('GET', read, 'forbidden-403'),
    });
    const error = await screen.findByRole('alert');
    expect(error).toHaveTextContent('You do not have permission to do this.');
    await user.click(within(error).getByRole('button', { name: 'Retry' }));
    expect(await quantityOf(blueDream)).toHaveValue('4');
  });

  it('asks to sign in when the session has ended', async () => {
    await open({ as: 'anonymous' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
  });
});

describe('a quantity', () => {
  it('is committed by Enter and by leaving the field, and restored by Escape', async () => {
    const { user, backend } = await open();
    const field = await quantityOf(blueDream);
    await user.clear(field);
    await user.type(field, '6{Enter}');
    await settled();
    expect(await orderedAt(backend, blueDream)).toBe(6);
    await user.clear(field);
    await user.type(field, '7');
    await user.tab();
    await waitFor(async () => expect(await orderedAt(backend, blueDream)).toBe(7));
    await user.clear(field);
    await user.type(field, '3{Escape}');
    expect(field).toHaveValue('7');
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('7');
    await settled();
    expect(await writes(backend)).toHaveLength(2);
  });

  it('goes up and down to the next one that the rule of the seller allows', async () => {
    const { user, backend } = await open();
    const field = await quantityOf(cake);
    await user.click(await more(cake));
    expect(field).toHaveValue('4');
    await user.type(field, '{ArrowUp}');
    expect(field).toHaveValue('6');
    await user.click(await fewer(cake));
    await user.click(await fewer(cake));
    expect(field).toHaveValue('2');
    expect(await fewer(cake)).toBeDisabled();
    await settled();
    expect(await orderedAt(backend, cake)).toBe(2);
  });

  it('ends at the last of several that follow each other fast', async () => {
    const { user, backend } = await open();
    const answer = await backend.hold('PUT', '/shop/:slug/cart/multi-cart/');
    const field = await quantityOf(gelato);
    for (const value of ['2', '3', '4']) {
      await user.clear(field);
      await user.type(field, `${value}{Enter}`);
    }
    expect(field).toHaveValue('4');
    await answer.release();
    await settled();
    expect(field).toHaveValue('4');
    expect(await orderedAt(backend, gelato)).toBe(4);
  });

  it('dims the totals and holds the checkout until it is settled', async () => {
    const { user, backend } = await open();
    const answer = await backend.hold('PUT', '/shop/:slug/cart/multi-cart/');
    await user.click(await more(blueDream));
    expect(screen.getByText('The totals are being updated.')).toBeVisible();
    expect(await checkout()).not.toHaveAttribute('href');
    await answer.release();
    await settled();
    expect(await checkout()).toHaveAttribute('href');
    expect(screen.getByText('Subtotal $3,805.50')).toBeVisible();
  });
});

it('leaves what is typed elsewhere alone while a clear is on its way', async () => {
  const { user, backend } = await open();
  await user.click(await screen.findByRole('button', { name: `Clear: ${mainStreet}` }));
  const answer = await backend.hold('DELETE', `${call}clear/`);
  await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Cart', level: 1 })).toHaveFocus();
  const field = await quantityOf(gelato, ferryTerminal);
  await user.clear(field);
  await user.type(field, '1');
  await answer.release();
  await settled();
  await user.keyboard('2{Enter}');
  await settled();
  expect(await quantityOf(gelato, ferryTerminal)).toHaveValue('12');
  expect((await writes(backend)).map(({ body }) => body)).toEqual([
    { dispensaryLocationIds: [101] },
    { quantity: 12, variantId: 21, dispensaryLocationIds: [102] },
  ]);
});

it('tells the page that the cart changed', async () => {
  const { user } = await open();
  const told: unknown[] = [];
  document.addEventListener(
    'ww:cart-changed',
    (event) => told.push((event as CustomEvent).detail),
    {
      once: true,
    },
  );
  await user.click(await more(blueDream));
  await settled();
  expect(told).toEqual([{ slug: 'evergreen-valley', totalItems: 5 }]);
});

it('mounts two instances, and an edit in one is shown by the other', async () => {
  const { user } = await open();
  await quantityOf(blueDream);
  const host = screen.getByRole('region', { name: 'Cart' }).closest<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const second = document.createElement('div');
  second.dataset.widget = 'cart';
  second.dataset.config = host.dataset.config;
  document.body.append(second);
  const field = await within(second).findByRole('textbox', { name: new RegExp(blueDream) });
  await user.clear(field);
  await user.type(field, '6{Enter}');
  await waitFor(() =>
    expect(within(host).getByRole('textbox', { name: new RegExp(blueDream) })).toHaveValue('6'),
  );
});
