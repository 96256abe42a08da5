import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FaultName } from '../../fixtures/backend/faults';
import { changeAnswers } from '../../test/support/spoilAnswers';
import {
  again,
  departures,
  notes,
  open,
  orderPath,
  placeButton,
  posts,
  purchaseOrder,
  ready,
  reload,
  stateOf,
  summaryPath,
  write,
} from './page.testkit';

type Opened = Awaited<ReturnType<typeof open>>;

/** Ways to press a button more than once. */
const ways: Record<string, (user: Opened['user']) => Promise<void>> = {
  'a click': async (user) => user.click(await placeButton()),
  'a double click': async (user) => user.dblClick(await placeButton()),
  'a triple click': async (user) => user.tripleClick(await placeButton()),
  'Enter and a click together': async (user) => {
    const button = await placeButton();
    (await purchaseOrder()).focus();
    await user.keyboard('{Enter}');
    await user.click(button);
  },
  'two submits in one turn': async () => {
    const form = (await placeButton()).closest('form');
    if (!form) throw new Error('The button is in no form.');
    fireEvent.submit(form);
    fireEvent.submit(form);
  },
};

/** What is true in the end of an order whose call goes wrong, and what the screen must say of it. */
const faults: [FaultName, 'placed' | 'not placed'][] = [
  ['drop-after-commit', 'placed'],
  ['truncated-json', 'placed'],
  ['slow', 'placed'],
  ['drop-before', 'not placed'],
  ['hang', 'not placed'],
  ['status-500', 'not placed'],
  ['status-503', 'not placed'],
  ['html-200', 'not placed'],
  ['login-redirect', 'not placed'],
  ['refused-400', 'not placed'],
  ['forbidden-403', 'not placed'],
  // Sent again with a fresh token.
  ['csrf-403', 'placed'],
];

/** The view never ran. */
const isKnownAtOnce = new Set<FaultName>([
  'login-redirect',
  'refused-400',
  'forbidden-403',
  'csrf-403',
]);

const timeout = (config: Record<string, unknown>) => ({ ...config, timeout: 1 });

for (const scenario of ['default', 'ignores-keys']) {
  describe(`exactly one order (${scenario})`, () => {
    it.each(Object.keys(ways))('comes of %s', async (way) => {
      const gone = departures();
      const { user, backend } = await open({ scenario });
      const answer = await backend.hold('POST', orderPath);
      await ways[way]?.(user);
      await answer.release();
      await waitFor(() => expect(gone).toEqual(['http://shop.test/?order=1042']));
      expect(await posts(backend)).toHaveLength(1);
      expect((await stateOf(backend)).orders).toHaveLength(1);
    });

    it.each(faults)(
      'comes of one whose call ends in %s (%s), and the truth is said',
      async (fault, truth) => {
        const gone = departures();
        const { user, backend } = await open({ scenario, config: timeout });
        await write(user, await notes(), 'Dock 4');
        await backend.failNext('POST', orderPath, fault, 1, 1500);
        // What is known may come between two clicks, and the second one is then another try.
        await (isKnownAtOnce.has(fault) ? user.click : user.dblClick)(await placeButton());
        if (truth === 'not placed') {
          expect(await screen.findByRole('alert')).toHaveTextContent('The order was not placed');
          expect((await stateOf(backend)).orders).toHaveLength(0);
          expect(gone).toHaveLength(0);
          expect(await notes()).toHaveValue('Dock 4');
          const button = screen.getByRole('button', { name: /^(Try again|Place order)$/ });
          await user.dblClick(await ready(button));
        }
        await waitFor(() => expect(gone).toHaveLength(1));
        expect((await stateOf(backend)).orders).toMatchObject([{ notes: 'Dock 4' }]);
      },
    );
  });
}

describe('an answer that was lost', () => {
  it('is called unknown while the truth cannot be read, and nothing can be ordered then', async () => {
    const gone = departures();
    const { user, backend } = await open({ config: timeout });
    const button = await placeButton();
    await backend.failNext('POST', orderPath, 'drop-after-commit');
    await backend.failNext('GET', summaryPath, 'forbidden-403');
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent("We don't know yet");
    expect(button).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Check the order' })).toHaveFocus();
    expect(gone).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Check the order' }));
    await waitFor(() => expect(gone).toHaveLength(1));
    expect(await posts(backend)).toHaveLength(1);
  });

  it('is not called "not placed" when the shop names no order and has the cart no more', async () => {
    const gone = departures();
    const { user, backend } = await open({ scenario: 'tells-no-order', config: timeout });
    const button = await placeButton();
    await backend.failNext('POST', orderPath, 'drop-after-commit');
    await user.click(button);
    const check = await screen.findByRole('button', { name: 'Check the order' });
    expect(screen.getByRole('alert')).toHaveTextContent("We can't tell whether your order");
    expect(check).toHaveFocus();
    expect(button).toBeDisabled();
    // The amounts of no cart are none of the order's.
    expect(screen.queryByText('Estimated tax')).toBeNull();
    await reload({ config: timeout });
    expect(await screen.findByText(/We can't tell/)).toBeVisible();
    expect(await posts(backend)).toHaveLength(1);
    expect(gone).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Discard and start over' }));
    expect(await screen.findByText(/your cart is empty/)).toBeVisible();
  });

  it('is called "not placed" when the shop still has the cart, though it names no orders', async () => {
    const gone = departures();
    const { user, backend } = await open({ scenario: 'tells-no-order', config: timeout });
    await backend.failNext('POST', orderPath, 'drop-before');
    await user.click(await placeButton());
    await user.click(await again());
    await waitFor(() => expect(gone).toHaveLength(1));
    expect((await stateOf(backend)).orders).toHaveLength(1);
  });

  it('cannot be started over from while the order may still arrive', async () => {
    const { user, backend } = await open();
    await write(user, await notes(), 'Ring twice');
    await reload();
    const anew = await screen.findByRole('button', { name: 'Discard and start over' });
    await backend.failNext('POST', orderPath, 'drop-before');
    await user.click(await placeButton());
    await screen.findByText(/^We don't know yet/);
    await user.click(anew);
    await user.click(await placeButton());
    expect(screen.getByText(/^We don't know yet/)).toBeVisible();
    expect(await notes()).toHaveValue('Ring twice');
    expect(await posts(backend)).toHaveLength(1);
  });

  it('is told after a reload', async () => {
    const { user, backend } = await open();
    const button = await placeButton();
    await backend.failNext('POST', orderPath, 'drop-after-commit');
    await backend.failNext('GET', summaryPath, 'forbidden-403');
    await user.click(button);
    await screen.findByText(/We don't know yet/);
    // What the shop reads first names no order yet.
    const early = changeAnswers(
      ({ url }) => url.includes(summaryPath),
      (summary) => ({ ...(summary as object), order: null }),
    );
    const told: unknown[] = [];
    const hear = (event: Event) => told.push((event as CustomEvent).detail);
    document.addEventListener('ww:cart-changed', hear);
    await reload();
    await screen.findByText(/We don't know yet/);
    expect(told).toEqual([]);
    early.mockRestore();
    expect(await screen.findByText(/^Order WW-1042 is placed/)).toBeVisible();
    document.removeEventListener('ww:cart-changed', hear);
    expect(told).toEqual([{ slug: 'evergreen-valley', totalItems: 0 }]);
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('that is found by the way is told to the page once', async () => {
    const { user, backend } = await open();
    const told: unknown[] = [];
    const hear = (event: Event) => told.push((event as CustomEvent).detail);
    document.addEventListener('ww:cart-changed', hear);
    const button = await placeButton();
    await backend.failNext('POST', orderPath, 'drop-after-commit');
    await backend.failNext('GET', summaryPath, 'forbidden-403', 2);
    await user.click(button);
    await screen.findByText(/We don't know yet/);
    expect(told).toEqual([]);
    await backend.disarm();
    dispatchEvent(new Event('focus'));
    expect(await screen.findByText(/^Order WW-1042 is placed/)).toBeVisible();
    document.removeEventListener('ww:cart-changed', hear);
    expect(told).toEqual([{ slug: 'evergreen-valley', totalItems: 0 }]);
  });

  it('keeps its key past a reload, and another order has another key', async () => {
    const sent: string[] = [];
    const original = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith(orderPath)) sent.push(request.headers.get('idempotency-key') ?? '');
      return original(request);
    });
    departures();
    const { user, backend } = await open({ config: timeout });
    await backend.failNext('POST', orderPath, 'drop-before', 2);
    await user.click(await placeButton());
    await again();
    await reload({ config: timeout });
    departures();
    await user.click(await again());
    await waitFor(() => expect(sent).toHaveLength(2));
    await again();
    await write(user, await notes(), 'Another one');
    await user.click(await again());
    await waitFor(async () => expect((await stateOf(backend)).orders).toHaveLength(1));
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatch(/^[\w-]{20,}$/);
    expect(sent[1]).toBe(sent[0]);
    expect(sent[2]).not.toBe(sent[0]);
  });
});

describe('a page that was left', () => {
  it('is busy until the next page is there, and free of it after Back', async () => {
    const { user } = await open();
    const button = await placeButton();
    const stay = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(button);
    expect(await screen.findByText(/^Order WW-1042 is placed\.$/)).toBeVisible();
    expect(button).toHaveAttribute('aria-busy', 'true');
    // jsdom cannot go and says so.
    expect(stay).toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByText(/cannot be ordered again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });
});

it('says at the field what the server refuses, and keeps what was chosen', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Canopy Pay/ }));
  await user.click(await placeButton());
  expect(await screen.findByText('Choose a bank account.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Canopy Pay/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Harborview operating ····4410' })).toHaveFocus();
  departures();
  await user.click(screen.getByRole('radio', { name: 'Harborview savings ····0092' }));
  await user.click(await placeButton());
  expect(await screen.findByText(/^Order WW-1042 is placed/)).toBeVisible();
});

it('leaves the focus to who went on to another part of the page', async () => {
  const { user, backend } = await open();
  const site = document.body.appendChild(document.createElement('input'));
  await user.click(await screen.findByRole('radio', { name: /^Canopy Pay/ }));
  const answer = await backend.hold('POST', orderPath);
  await user.click(await placeButton());
  await user.click(site);
  await answer.release();
  expect(await screen.findByText('Choose a bank account.')).toBeVisible();
  expect(site).toHaveFocus();

  await user.click(screen.getByRole('radio', { name: 'Harborview savings ····0092' }));
  await backend.failNext('POST', orderPath, 'drop-after-commit');
  await backend.failNext('GET', summaryPath, 'forbidden-403');
  await user.click(await placeButton());
  await user.click(site);
  expect(await screen.findByRole('button', { name: 'Check the order' })).toBeVisible();
  expect(site).toHaveFocus();
  site.remove();
});

it('says why an order is refused also where no field of it is at fault', async () => {
  const { user } = await open({ scenario: 'license-ends-meanwhile' });
  await user.click(await placeButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Ferry Terminal ended today.');
});
