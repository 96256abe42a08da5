import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import {
  asksBeforeLeaving,
  clear,
  deleteCall,
  first,
  held,
  heldFirst,
  items,
  open,
  openInline,
  openShort,
  order,
  priceCall,
  priceOf,
  quantityCall,
  quantityOf,
  remove,
  row,
  rows,
  second,
  settled,
  type,
  writes,
} from './page.testkit';

describe('loading', () => {
  it('shows 24 items a page, the totals and the minimum', async () => {
    const { user } = await open();
    expect(await rows()).toHaveLength(24);
    expect(screen.getByText('30 items')).toBeVisible();
    expect(screen.getByText('Minimum of $2,500.00 reached')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('25–30 of 30')).toBeVisible();
    await settled();
    expect(await rows()).toHaveLength(6);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order items' })).toHaveFocus());
  });

  it('says that an order is empty', async () => {
    await open({ scenario: 'empty' });
    expect(await screen.findByText('The order has no items yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear order' })).toBeNull();
  });

  it('says what is missing to the minimum', async () => {
    await open({ scenario: 'below-minimum' });
    expect(
      await screen.findByText('Add $340.98 more to reach the minimum of $2,500.00.'),
    ).toBeVisible();
  });

  it('can be tried again when it fails', async () => {
    const { user } = await open({
      before: (backend) => backend.failNext('GET', items, 'forbidden-403'),
    });
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(24);
  });

  it('shows everything and nothing to change to those who may only look', async () => {
    await open({ scenario: 'read-only' });
    expect(await screen.findByText('Read-only')).toBeVisible();
    expect(await rows()).toHaveLength(24);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Remove|Clear|Undo/ })).toBeNull();
  });

  it('pins what the rules say to the items', async () => {
    await open({ scenario: 'rule-errors' });
    const [found] = await screen.findAllByText(/Order at least \d, in steps of \d\./);
    expect(found).toBeVisible();
  });
});

describe('searching and sorting', () => {
  it('shows what fits, with its own totals, and goes back to everything', async () => {
    const { user } = await open();
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'gold 3.5');
    expect(await screen.findByText('1 item')).toBeVisible();
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('Found').nextSibling).toHaveTextContent(
      '3 cases · 72 units · $1,174.50',
    );
    await user.clear(screen.getByRole('searchbox', { name: 'Search items' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Show all items' }));
    expect(await screen.findByText('30 items')).toBeVisible();
  });

  it('keeps the blank between two words when it looks for the first one already', async () => {
    const { user, backend } = await open();
    await rows();
    const search = screen.getByRole('searchbox', { name: 'Search items' });
    await user.type(search, 'gold ');
    await screen.findByText('Found');
    await user.type(search, '3.5');
    expect(search).toHaveValue('gold 3.5');
    expect(await screen.findByText('1 item')).toBeVisible();
    const texts = (await backend.log()).map(
      ({ path }) => new URL(path, location.href).searchParams.get('filter-text') ?? '',
    );
    expect(new Set(texts)).toEqual(new Set(['', 'gold', 'gold 3.5']));
  });

  it('sorts by the server, and keeps the old page in sight when a read fails', async () => {
    const { user, backend } = await open();
    await rows();
    await backend.failNext('GET', items, 'forbidden-403');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('What you see is the one before.');
    expect(await rows()).toHaveLength(24);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await settled();
    expect((await rows())[0]).not.toHaveAccessibleName(first);
  });
});

describe('the address', () => {
  const written = () => new URL(location.href).searchParams.get('order-drawer');

  it('says what is looked at, and Back goes to what was looked at before', async () => {
    const { user } = await open();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('25–30 of 30');
    expect(written()).toBe('open=1&page=2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    await screen.findByText('1–24 of 30');
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'gold');
    await waitFor(() => expect(written()).toBe('open=1&filter-text=gold&order-by=price'));
    history.back();
    expect(await screen.findByText('30 items')).toBeVisible();
    expect(written()).toBe('open=1&order-by=price');
  });

  it('holds a search as it stands in the field', async () => {
    const { user } = await open();
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'gold ');
    await waitFor(() => expect(written()).toBe('open=1&filter-text=gold+'));
    await showPage(location.pathname + location.search);
    await screen.findByText('Found');
    expect(screen.getByRole('searchbox', { name: 'Search items' })).toHaveValue('gold ');
  });

  it('opens what it says', async () => {
    await open();
    await rows();
    await showPage('/order-drawer/?config=attribute&as=vendor&order-drawer=open%3D1%26page%3D2');
    expect(await screen.findByText('25–30 of 30')).toBeVisible();
    expect(await rows()).toHaveLength(6);
  });
});

describe('a quantity', () => {
  it('is saved on Enter, shown at once and added up by the server', async () => {
    const page = await openShort();
    await type(page.user, await quantityOf(first), '5');
    await settled();
    expect((await heldFirst(page))?.quantity).toBe(5);
    expect(within(await row(first)).getByText('$1,957.50')).toBeVisible();
  });

  it('ends at the last of several, sent one after the other', async () => {
    const page = await openShort();
    const field = await quantityOf(first);
    field.focus();
    await page.user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowUp}');
    expect(field).toHaveValue('5');
    await settled();
    expect((await heldFirst(page))?.quantity).toBe(5);
  });

  it('that is more than there is rolls back alone, says why, and can be set to what is left', async () => {
    const page = await openShort();
    await type(page.user, await quantityOf(first), '500');
    const alert = await within(await row(first)).findByRole('alert');
    expect(alert).toHaveTextContent('Only 86 of 500 cases are available.');
    // The field that has the focus stays as it is.
    await page.user.tab();
    expect(await quantityOf(first)).toHaveValue('3');
    await page.user.click(within(alert).getByRole('button', { name: 'Set to 86' }));
    await settled();
    expect((await heldFirst(page))?.quantity).toBe(86);
  });

  it('that is no number stays as typed with what is wrong with it; Escape restores', async () => {
    const page = await openShort();
    const field = await quantityOf(first);
    await type(page.user, field, '2 and a half');
    expect(field).toHaveValue('2 and a half');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter a whole number.');
    await page.user.type(field, '{Escape}');
    expect(field).toHaveValue('3');
    expect(await writes(page)).toEqual([]);
  });

  it('of 0 asks whether the item is to go', async () => {
    const page = await openShort();
    await type(page.user, await quantityOf(first), '0');
    await page.user.click(await screen.findByRole('button', { name: 'Keep 3' }));
    expect(await quantityOf(first)).toHaveFocus();
    await type(page.user, await quantityOf(first), '0');
    const ask = await within(await row(first)).findByRole('alert');
    await page.user.click(within(ask).getByRole('button', { name: 'Remove' }));
    await settled();
    expect((await heldFirst(page))?.quantity).toBeUndefined();
  });

  it('whose answer was lost is read again before anything is claimed', async () => {
    const page = await openShort();
    await rows();
    await page.backend.failNext('PATCH', quantityCall, 'drop-after-commit');
    await type(page.user, await quantityOf(first), '5');
    await settled();
    expect(await quantityOf(first)).toHaveValue('5');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await writes(page)).toHaveLength(1);
  });

  it('is kept through an ended session and sent when the person goes on', async () => {
    const page = await openShort();
    await rows();
    await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
    await type(page.user, await quantityOf(first), '5');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your session has ended.');
    expect(await quantityOf(first)).toHaveValue('5');
    expect(asksBeforeLeaving()).toBe(true);
    await page.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await settled();
    expect((await heldFirst(page))?.quantity).toBe(5);
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  });
});

describe('a price', () => {
  it('is set as people write it, shows the list price, and goes back with one click', async () => {
    const page = await openShort();
    await type(page.user, await priceOf(first), '$300');
    await settled();
    expect(await priceOf(first)).toHaveValue('300.00');
    expect(within(await row(first)).getByText('List price $391.50')).toBeVisible();
    await page.user.click(
      screen.getByRole('button', { name: `Use it: the list price for ${first}` }),
    );
    await settled();
    expect(await priceOf(first)).toHaveValue('391.50');
    expect(screen.queryByText(/^List price/)).toBeNull();
  });

  it('cannot be set without the permission', async () => {
    await open({ scenario: 'no-price-permission' });
    expect(await quantityOf(first)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Price/ })).toBeNull();
    expect(within(await row(first)).getByText('$391.50 a case')).toBeVisible();
  });
});

describe('cases and price of one item', () => {
  it('are sent apart: refused cases keep no price from being saved, and both are told of', async () => {
    const page = await openShort();
    await rows();
    const answer = await page.backend.hold('PATCH', priceCall);
    await type(page.user, await priceOf(first), '300');
    await type(page.user, await quantityOf(first), '500');
    await type(page.user, await priceOf(first), '310');
    await answer.release();
    const alert = await within(await row(first)).findByRole('alert');
    expect(alert).toHaveTextContent('Only 86 of 500 cases are available.');
    await settled();
    expect(await heldFirst(page)).toMatchObject({ quantity: 3, priceCents: 31_000 });
  });

  it('are both told of when both are refused, and are the old ones again', async () => {
    const page = await openShort();
    await rows();
    await page.backend.failNext('PATCH', priceCall, 'refused-400');
    const answer = await page.backend.hold('PATCH', quantityCall);
    await type(page.user, await quantityOf(first), '500');
    await type(page.user, await priceOf(first), '300');
    await answer.release();
    await waitFor(async () =>
      expect(within(await row(first)).getAllByRole('alert')).toHaveLength(2),
    );
    const [, ofPrice] = within(await row(first)).getAllByRole('alert');
    expect(ofPrice).toHaveTextContent('The server refused this.');
    // The field that has the focus stays as it is.
    await page.user.tab();
    for (const [field, value] of [
      [await quantityOf(first), '3'],
      [await priceOf(first), '391.50'],
    ] as const) {
      expect(field).toHaveValue(value);
      expect(field).toBeInvalid();
    }
  });
});

describe('a removal', () => {
  it('moves the focus to the next item, fills the page, and is undone with quantity and price', async () => {
    const page = await open();
    await type(page.user, await priceOf(first), '300');
    await settled();
    await page.user.click(await remove(first));
    await waitFor(async () => expect(await quantityOf(second)).toHaveFocus());
    await settled();
    await screen.findByText('29 items');
    expect(await rows()).toHaveLength(24);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await quantityOf(first)).toHaveFocus();
    await settled();
    expect(await quantityOf(first)).toHaveValue('3');
    expect(await heldFirst(page)).toMatchObject({ quantity: 3, priceCents: 30_000 });
  });

  it('that is refused brings the item back and says why', async () => {
    const page = await openShort();
    await rows();
    await page.backend.failNext('POST', deleteCall, 'refused-400');
    await page.user.click(await remove(first));
    expect(await within(await row(first)).findByRole('alert')).toHaveTextContent(
      'The server refused this.',
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is sent once for a double click, whose second click meets the next item', async () => {
    const page = await openShort();
    const { user } = page;
    await user.dblClick(await remove(first));
    const next = await remove(second);
    fireEvent.click(next, { detail: 2 });
    await settled();
    const deleted = (await writes(page)).filter(({ path }) => path.endsWith('/delete/'));
    expect(deleted).toHaveLength(1);
    expect(await row(second)).toBeVisible();
  });
});

describe('an undo', () => {
  it('that is refused can be asked for again', async () => {
    const page = await openShort();
    await page.user.click(await remove(first));
    await settled();
    await page.backend.failNext('POST', `${order}stage-items/`, 'refused-400');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/The server refused this\./)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await settled();
    expect((await heldFirst(page))?.quantity).toBe(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of which the answer was lost brings back cases and price', async () => {
    const page = await openShort();
    await type(page.user, await priceOf(first), '300');
    await settled();
    await page.user.click(await remove(first));
    await settled();
    await page.backend.failNext('POST', `${order}stage-items/`, 'drop-after-commit');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await heldFirst(page)).toMatchObject({ quantity: 3, priceCents: 30_000 }),
    );
    await settled();
    expect(within(await row(first)).getByText('$900.00')).toBeVisible();
  });
});

describe('clearing', () => {
  it('asks, empties the order, and is undone on all pages', async () => {
    const page = await open();
    await rows();
    const names = async () => (await rows()).map((item) => item.getAttribute('aria-label'));
    const shown = await names();
    const before = (await held(page)).map(({ variantId, quantity }) => [variantId, quantity]);
    await clear(page);
    expect(await screen.findByText('The order has no items yet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Clear order' })).toBeNull());
    const write = await page.backend.hold('POST', `${order}stage-items/`);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    // Where they stood, before the server has said anything.
    expect(await names()).toEqual(shown);
    await write.release();
    await settled();
    const after = (await held(page)).map(({ variantId, quantity }) => [variantId, quantity]);
    expect(after.sort()).toEqual(before.sort());
  });

  it('that is refused leaves everything and says why', async () => {
    const page = await open();
    await rows();
    await page.backend.failNext('POST', `${order}clear/`, 'refused-400');
    await clear(page);
    expect(await screen.findByText(/The order was not cleared\./)).toBeVisible();
    await settled();
    expect(await held(page)).toHaveLength(30);
    expect(await rows()).toHaveLength(24);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('beside other widgets', () => {
  it('reads the order again when another widget changed it, and tells its own changes', async () => {
    const page = await openShort();
    await rows();
    const told: unknown[] = [];
    const listen = (event: Event) => told.push((event as CustomEvent).detail);
    document.addEventListener('ww:order-changed', listen);
    await type(page.user, await quantityOf(first), '5');
    await settled();
    expect(told).toEqual([{ orderId: 501 }]);
    const reads = async () =>
      (await page.backend.log()).filter(({ path }) => path.startsWith(`${items}?`)).length;
    const before = await reads();
    document.dispatchEvent(new CustomEvent('ww:order-changed', { detail: { orderId: 777 } }));
    document.dispatchEvent(new CustomEvent('ww:order-changed', { detail: { orderId: '501' } }));
    await waitFor(async () => expect(await reads()).toBe(before + 1));
    document.removeEventListener('ww:order-changed', listen);
  });

  it('shows in one drawer what another one of the page did', async () => {
    const page = await openInline();
    await rows();
    const [host] = document.querySelectorAll('[data-widget]');
    host?.after(host.cloneNode());
    const name = `Cases of ${first}`;
    await waitFor(() => expect(screen.getAllByRole('textbox', { name })).toHaveLength(2));
    const [one, other] = screen.getAllByRole('textbox', { name });
    if (one) await type(page.user, one, '7');
    await waitFor(() => expect(other).toHaveValue('7'));
  });
});
