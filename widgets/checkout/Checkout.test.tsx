import { screen, waitFor, within } from '@testing-library/react';
import { emit } from '../../shared/events';
import type { CheckoutSummary } from '@shared/contract/checkout';
import { startClock, stopClock, untilPasses } from '../../test/support/clock';
import { turnOfPage } from '../../test/support/turnOfPage';
import { changeAnswers } from '../../test/support/spoilAnswers';
import { openWidget } from '../../test/support/openWidget';
import {
  answered,
  departures,
  mainStreet,
  notes,
  open,
  orderPath,
  placeButton,
  posts,
  purchaseOrder,
  reload,
  shipBy,
  stateOf,
  summaryPath,
  totals,
  write,
} from './page.testkit';

afterEach(startClock);

describe('a checkout', () => {
  it('shows lines by seller and location, and every amount as the server says it', async () => {
    await open();
    const main = await screen.findByRole('region', { name: mainStreet });
    expect(within(main).getAllByRole('listitem')).toHaveLength(3);
    expect(main).toHaveTextContent('Blue Dream 3.5 g');
    expect(main).toHaveTextContent('4 cases at $384.00');
    expect(main).toHaveTextContent('Subtotal $3,421.50');
    const sums = await totals();
    expect(sums).toHaveTextContent('Subtotal$6,717.45');
    expect(sums).toHaveTextContent('Discount\u2212$134.35');
    expect(sums).toHaveTextContent('Surcharge$67.17');
    expect(sums).toHaveTextContent('Estimated tax$987.47');
    expect(sums).toHaveTextContent('Total shipping$90.00');
    expect(screen.getByText('Total').closest('dl')).toHaveTextContent('Total$7,727.74');
  });

  it('shows sellers apart', async () => {
    await open({ scenario: 'several-sellers' });
    expect(await screen.findAllByRole('region', { name: mainStreet })).toHaveLength(2);
  });

  it('says so when the cart is empty', async () => {
    await open({ scenario: 'empty' });
    expect(await screen.findByText(/your cart is empty/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });

  it('shows everything and no controls to a user who may not order', async () => {
    await open({ scenario: 'read-only' });
    expect(await screen.findByText('Read-only')).toBeVisible();
    const widget = screen.getByRole('region', { name: 'Checkout' });
    expect(within(widget).queryByRole('button')).toBeNull();
    for (const radio of within(widget).getAllByRole('radio')) expect(radio).toBeDisabled();
  });

  it('says that the order is a customer’s when somebody else places it', async () => {
    await open({ as: 'staff', scenario: 'admin' });
    expect(await screen.findByText(/on the customer's behalf/)).toBeVisible();
    expect(await placeButton()).toBeEnabled();
  });

  it('shows hostile names as text and takes hostile product names', async () => {
    await open({ scenario: 'hostile' });
    expect(await screen.findByRole('radio', { name: /<b>bold<\/b> Pay/ })).toBeEnabled();
    expect(document.querySelector('[data-widget] img, [data-widget] b')).toBeNull();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('says why the first load failed, with Retry', async () => {
    const { user } = await open({
      before: (backend) => backend.failNext('GET', summaryPath, 'forbidden-403'),
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await placeButton()).toBeEnabled();
  });

  it('offers a way to pay for each product that is on, and none for one that is off', async () => {
    await open({ scenario: 'two-pay-products' });
    expect(await screen.findByRole('radio', { name: /^Canopy Pay/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Green Ledger Pay/ })).toBeVisible();
  });

  it('offers none where none is on', async () => {
    await open({ scenario: 'pay-disabled' });
    expect(await screen.findByRole('radio', { name: "On the seller's terms" })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Pay/ })).toBeNull();
  });

  it('lists what stands in the way and leads to the line', async () => {
    const { user } = await open({ scenario: 'cannot-place' });
    const blockers = await screen.findByRole('alert');
    expect(blockers).toHaveTextContent('Your license for Ferry Terminal has expired.');
    expect(await placeButton()).toBeDisabled();
    await user.click(within(blockers).getByRole('button', { name: 'Show Gelato #33 3.5 g' }));
    expect(screen.getAllByRole('listitem', { name: 'Gelato #33 3.5 g' })[0]).toHaveFocus();
  });

  it('leads to the line once: its focus is not asked for again when it moves to another shipment', async () => {
    const { user } = await open({ scenario: 'cannot-place' });
    await user.click(await screen.findByRole('button', { name: 'Show Gelato #33 3.5 g' }));
    const [line] = screen.getAllByRole('listitem', { name: 'Gelato #33 3.5 g' });
    const field = await notes();
    await user.type(field, 'Dock');
    const original = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const answer = await original(...asked);
      const summary = (await answer.json()) as CheckoutSummary;
      for (const shipment of summary.shipments) shipment.id = `other ${shipment.id}`;
      for (const item of summary.items) item.shipment_id = `other ${item.shipment_id}`;
      return Object.defineProperty(Response.json(summary), 'url', { value: answer.url });
    });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(line).not.toBeInTheDocument());
    await user.keyboard(' 4');
    expect(field).toHaveValue('Dock 4');
  });

  it('places nothing below the minimum', async () => {
    await open({ scenario: 'below-minimum' });
    expect(await screen.findByText(/takes no order below \$2500.00/)).toBeVisible();
    expect(await placeButton()).toBeDisabled();
  });
});

describe('shipping', () => {
  it('dims the old totals and shows those of the latest choice', async () => {
    const { user, backend } = await open();
    const van = await shipBy('Refrigerated van');
    const older = await backend.hold('GET', summaryPath);
    await user.click(van);
    expect(await totals()).toHaveClass('ww-dimmed');
    await user.click(await shipBy('Pick up'));
    await waitFor(async () => expect(await totals()).toHaveTextContent('Total shipping$45.00'));
    // The answer to the choice before comes last.
    await older.release();
    await waitFor(async () => expect(await answered(backend)).toEqual([200, 200, 200]));
    await turnOfPage();
    expect(await totals()).toHaveTextContent('Total shipping$45.00');
    expect(await shipBy('Pick up')).toBeChecked();
  });

  it('holds the order until the totals are those of the choice', async () => {
    const { user, backend } = await open();
    await shipBy('Pick up');
    await backend.failNext('GET', summaryPath, 'forbidden-403');
    await user.click(await shipBy('Pick up'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The totals do not include the shipping',
    );
    expect(screen.getByText(/once the totals include the shipping you chose/)).toBeVisible();
    expect(screen.queryByText('The totals are being updated.')).toBeNull();
    expect(await placeButton()).toBeDisabled();
    await user.click(await placeButton());
    expect(await posts(backend)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await totals()).toHaveTextContent('Total shipping$45.00'));
  });
});

it('gives the shipping back that the server refuses, and says so', async () => {
  const gone = departures();
  const { user, backend } = await open();
  await shipBy('Pick up');
  await backend.failNext('GET', summaryPath, 'refused-400');
  await user.click(await shipBy('Pick up'));
  expect(await screen.findByRole('alert')).toHaveTextContent('was refused');
  expect(await shipBy('Ground')).toBeChecked();
  expect(await totals()).toHaveTextContent('Total shipping$90.00');
  await user.click(await placeButton());
  await waitFor(() => expect(gone).toHaveLength(1));
});

it('is read anew when somebody shops for another location', async () => {
  const { backend } = await open();
  await placeButton();
  emit(document.body, 'ww:location-changed', { dispensaryId: 5, locationId: 102 });
  await waitFor(async () => {
    const reads = (await backend.log()).filter(({ path }) => path === summaryPath);
    expect(reads).toHaveLength(2);
  });
  expect(await posts(backend)).toEqual([]);
});

const returnToPage = () => window.dispatchEvent(new Event('focus'));

it('goes on with the shop’s own shipping when the one chosen is no longer offered', async () => {
  const gone = departures();
  const { user, backend } = await open();
  await user.click(await shipBy('Pick up'));
  await waitFor(async () => expect(await totals()).toHaveTextContent('Total shipping$45.00'));
  await backend.failNext('GET', summaryPath, 'refused-400');
  returnToPage();
  expect(await screen.findByText(/shipping that you chose was refused/)).toBeVisible();
  expect(await shipBy('Ground')).toBeChecked();
  expect(await totals()).toHaveTextContent('Total shipping$90.00');
  await user.click(await placeButton());
  await waitFor(() => expect(gone).toHaveLength(1));
});

describe('a cart that is empty by now', () => {
  /** Somebody else has emptied it. */
  const emptied = () =>
    changeAnswers(
      ({ url }) => new URL(url).pathname.endsWith(summaryPath),
      (summary) => ({
        ...(summary as CheckoutSummary),
        items: [],
        shipments: [],
        shipping_methods: [],
        can_place_order: false,
      }),
    );

  it('is told as one, without notes about what was in it', async () => {
    await open({ scenario: 'changed-since-cart' });
    expect(await screen.findByText(/has changed since you filled the cart/)).toBeVisible();
    emptied();
    returnToPage();
    expect(await screen.findByText(/your cart is empty/)).toBeVisible();
    expect(screen.queryByText(/has changed since you filled the cart/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });

  it('after a refusal is told with why', async () => {
    const { user, backend } = await open();
    const button = await placeButton();
    await backend.failNext('POST', orderPath, 'refused-400');
    emptied();
    await user.click(button);
    expect(await screen.findByText(/your cart is empty/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The order was not placed.');
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });

  it('takes back that an order was not placed: nobody can tell by now', async () => {
    const { user, backend } = await open({ config: (config) => ({ ...config, timeout: 1 }) });
    await backend.failNext('POST', orderPath, 'drop-before');
    await user.click(await placeButton());
    expect(await screen.findByText(/was not placed: the shop/)).toBeVisible();
    emptied();
    returnToPage();
    expect(await screen.findByText(/can't tell whether your order was placed/)).toBeVisible();
    expect(screen.queryByText(/was not placed: the shop/)).toBeNull();
  });
});

describe('a look in the background that fails', () => {
  const old = /^We could not check whether this is still up to date/;

  it('says that the totals may be old, and holds the order until they are fresh', async () => {
    const { user, backend } = await open();
    const button = await placeButton();
    await backend.failNext('GET', summaryPath, 'forbidden-403');
    returnToPage();
    expect(await screen.findByText(old)).toBeVisible();
    const held = await backend.hold('GET', summaryPath);
    returnToPage();
    await held.isAsked();
    // Also while it is tried again.
    expect(screen.getByText(old)).toBeVisible();
    expect(await totals()).toHaveClass('ww-dimmed');
    expect(button).toBeDisabled();
    await user.click(button);
    expect(await posts(backend)).toHaveLength(0);
    await held.release();
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.queryByText(old)).toBeNull();
    expect(await totals()).not.toHaveClass('ww-dimmed');
  });

  it('is tried again by itself', async () => {
    const { backend } = await open();
    const button = await placeButton();
    await backend.failNext('GET', summaryPath, 'forbidden-403');
    await stopClock();
    returnToPage();
    await untilPasses(() => expect(button).toBeDisabled());
    await untilPasses(() => expect(button).toBeEnabled());
    expect(screen.queryByText(old)).toBeNull();
  });
});

describe('changes since the cart', () => {
  it('have to be accepted before the order is placed', async () => {
    const gone = departures();
    const { user, backend } = await open({ scenario: 'changed-since-cart' });
    await user.click(await placeButton());
    const box = screen.getByRole('checkbox', { name: 'I accept these changes' });
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(await posts(backend)).toHaveLength(0);
    await user.click(box);
    await user.click(await placeButton());
    await waitFor(() => expect(gone).toHaveLength(1));
  });

  it('that happen meanwhile are shown, and accepted before a second try', async () => {
    const gone = departures();
    const { user, backend } = await open({ scenario: 'changes-meanwhile' });
    await write(user, await notes(), 'Dock 4');
    await user.click(await placeButton());
    expect(await screen.findByText(/a case costs \$399.00/)).toBeVisible();
    expect(await notes()).toHaveValue('Dock 4');
    await user.click(screen.getByRole('checkbox', { name: 'I accept these changes' }));
    await user.click(await placeButton());
    await waitFor(() => expect(gone).toHaveLength(1));
    expect((await stateOf(backend)).orders).toHaveLength(1);
  });
});

describe('what was entered', () => {
  it('comes back after a reload, with the shipping and the way to pay', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: /^Canopy Pay/ }));
    await user.click(screen.getByRole('radio', { name: 'Harborview savings ····0092' }));
    await write(user, await notes(), 'Ring twice');
    await write(user, await purchaseOrder(), '0012');
    await user.click(await shipBy('Pick up'));
    await reload();
    expect(await notes()).toHaveValue('Ring twice');
    expect(await purchaseOrder()).toHaveValue('0012');
    expect(screen.getByRole('radio', { name: /^Canopy Pay/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Harborview savings ····0092' })).toBeChecked();
    await waitFor(async () => expect(await totals()).toHaveTextContent('Total shipping$45.00'));
    expect(screen.getByText(/^What you entered is back/)).toBeVisible();
  });

  it('stays when the session has ended, and is ordered after signing in again', async () => {
    const gone = departures();
    const { user, backend } = await open();
    await write(user, await notes(), 'Ring twice');
    await backend.failNext('POST', orderPath, 'login-redirect');
    await user.click(await placeButton());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible();
    expect(await notes()).toHaveValue('Ring twice');
    await user.click(await placeButton());
    await waitFor(() => expect(gone).toHaveLength(1));
    expect((await stateOf(backend)).orders).toMatchObject([{ notes: 'Ring twice' }]);
  });

  it('is gone on request', async () => {
    const { user } = await open();
    await write(user, await notes(), 'Ring twice');
    await reload();
    await user.click(await screen.findByRole('button', { name: 'Discard and start over' }));
    expect(await notes()).toHaveValue('');
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});

it('mounts two instances, and one order comes of both', async () => {
  const gone = departures();
  const { user, backend } = await open();
  await placeButton();
  const host = screen
    .getByRole('region', { name: 'Checkout' })
    .closest<HTMLElement>('[data-widget]');
  if (!host) throw new Error('The page has no host.');
  const second = document.createElement('div');
  second.dataset.widget = 'checkout';
  second.dataset.config = host.dataset.config;
  document.body.append(second);
  const other = await within(second).findByRole('button', { name: 'Place order' });
  await user.click(within(host).getByRole('button', { name: 'Place order' }));
  await user.click(other);
  await waitFor(() => expect(screen.getAllByText(/^Order WW-1042 is placed/)).toHaveLength(2));
  expect((await stateOf(backend)).orders).toHaveLength(1);
  expect(gone.length).toBeGreaterThan(0);
});

it('tells the cart button of its page that the cart is gone', async () => {
  departures();
  await openWidget('cart-preview', { as: 'dispensary' });
  const button = document.querySelector<HTMLElement>('[data-widget]')?.cloneNode() as HTMLElement;
  const { user } = await open();
  await placeButton();
  document.body.append(button);
  expect(await within(button).findByRole('button', { name: 'Cart, 5 items' })).toBeVisible();
  await user.click(await placeButton());
  expect(await within(button).findByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
});
