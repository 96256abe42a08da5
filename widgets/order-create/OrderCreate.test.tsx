import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../../test/support/fixturePage';
import {
  blueDream,
  cellOf,
  deleteCall,
  dialog,
  grid,
  idOf,
  one,
  open,
  openShort,
  order,
  press,
  priceCall,
  quantityCall,
  rosin,
  rowOf,
  rows,
  sent,
  settled,
  stored,
  type,
  type User,
} from './page.testkit';

describe('an order', () => {
  it('shows for whom it is, its first 25 items by name, and what the server adds up', async () => {
    const { backend } = await open();
    expect(await rows()).toHaveLength(26);
    expect(screen.getByText(/^EV-000501 for Harborview Oakland/)).toBeVisible();
    expect(await cellOf(blueDream, 'cases')).toHaveTextContent('1');
    expect(await cellOf(blueDream, 'total')).toHaveTextContent('$384.00');
    expect(screen.getByText('1–25 of 30')).toBeVisible();
    expect(screen.getByText('Minimum of $2,500.00 reached')).toBeVisible();
    const [asked] = await sent(backend, 'GET', 'grid-items/');
    expect(asked?.path).toContain('page=1&per-page=25&order-by=product_name');
  });

  it('says so when it is empty, with the products open', async () => {
    await open({ scenario: 'empty' });
    expect(
      await screen.findByText('The order has no items yet. Add products to it.'),
    ).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Products' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create order' })).toHaveAccessibleDescription(
      'Add products first.',
    );
  });

  it('shows everything and no controls to a user who may not change it', async () => {
    const { user } = await open({ scenario: 'read-only' });
    expect(await cellOf(blueDream, 'cases')).toHaveAttribute('aria-readonly', 'true');
    expect(screen.getByText('Read-only')).toBeVisible();
    for (const name of ['Create order', 'Add discount', 'Add products', 'Undo edit']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await type(user, blueDream, 'cases', '9');
    expect(await cellOf(blueDream, 'cases')).toHaveTextContent('1');
  });

  it.each(['', 'items/', 'variants/', 'grid-items/'])(
    'says why its first load failed (%s), with Retry',
    async (path) => {
      const { user } = await open({
        scenario: 'below-minimum',
        before: (backend) => backend.failNext('GET', `${one}${path}`, 'forbidden-403'),
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'You do not have permission to do this.',
      );
      await press(user, 'Retry');
      expect(await grid()).toBeVisible();
    },
  );

  it('asks to sign in when the session has ended', async () => {
    await open({ as: 'anonymous' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
  });

  it('shows hostile names as text', async () => {
    await open({ scenario: 'hostile' });
    expect(await rows()).toHaveLength(6);
    expect(document.querySelector('[data-widget] img')).toBeNull();
  });

  it('sorts and pages at the server, and filters from page 1', async () => {
    const { user, backend } = await open();
    await grid();
    await press(user, 'Next page');
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
    await press(user, /^Cases/);
    await screen.findByText('1–25 of 30');
    expect(screen.getByRole('columnheader', { name: /^Cases/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'blue dream');
    await waitFor(async () => expect((await rows()).length).toBeLessThan(9));
    const asked = (await sent(backend, 'GET', 'grid-items/')).map(({ path }) => path);
    expect(asked.at(-1)).toContain('filter-text=blue');
    expect(asked.at(-1)).toContain('page=1');
    expect(asked.at(-1)).toContain('order-by=quantity');
  });

  it('lets through what has one of the brands that were chosen, until their chips are taken away', async () => {
    const { user, backend } = await open();
    await grid();
    const asked = async () => (await sent(backend, 'GET', 'grid-items/')).at(-1)?.path ?? '';
    const items = screen.getByRole('search', { name: 'Items' });
    await user.click(within(items).getByRole('button', { name: 'Brand' }));
    const [first, second] = await within(items).findAllByRole('checkbox', { name: /^(?!Only)/ });
    if (!first || !second) throw new Error('There are no two brands.');
    await user.click(first);
    await user.click(second);
    await waitFor(async () => expect(await asked()).toMatch(/brand-filter=\d+(%2C|,)\d+/));
    expect(await asked()).toContain('page=1');
    const chips = await screen.findAllByRole('button', { name: /^Remove the filter Brand/ });
    expect(chips).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? items);
    await waitFor(async () => expect(await asked()).not.toContain('brand-filter'));
    expect(await screen.findByText('1–25 of 30')).toBeVisible();
  });

  it('keeps what it shows when another page cannot be read', async () => {
    const { user, backend } = await open();
    await grid();
    await backend.failNext('GET', `${one}grid-items/`, 'forbidden-403');
    await press(user, 'Next page');
    expect(await screen.findByRole('alert')).toHaveTextContent('The items could not be read.');
    expect(await rowOf(blueDream)).toBeVisible();
    await press(user, 'Retry');
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
  });
});

describe('the address', () => {
  const written = () => new URL(location.href).searchParams.get('order-create');

  it('says what the grid shows, and Back goes to what it showed before', async () => {
    const { user } = await open();
    await grid();
    await press(user, 'Next page');
    await screen.findByText('26–30 of 30');
    expect(written()).toBe('page=2');
    await press(user, /^Cases/);
    await screen.findByText('1–25 of 30');
    expect(written()).toBe('order-by=quantity');
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'gold');
    await waitFor(() => expect(written()).toBe('filter-text=gold&order-by=quantity'));
    await waitFor(async () => expect((await rows()).length).toBeLessThan(9));
    history.back();
    expect(await screen.findByText('1–25 of 30')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search items' })).toHaveValue('');
    history.back();
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
  });

  it('opens what it says, and nothing that nobody could have chosen', async () => {
    await open();
    await grid();
    const page = '/order-create/?config=attribute&order-create=';
    await showPage(`${page}${encodeURIComponent('page=2')}`);
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    await showPage(`${page}${encodeURIComponent('page=-1&per-page=7')}`);
    expect(await screen.findByText('1–25 of 30')).toBeVisible();
  });
});

describe('the cases of an item', () => {
  it('are saved, with the totals that the server makes of them', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await type(user, rosin, 'cases', '5');
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(5);
    expect(await cellOf(rosin, 'total')).toHaveTextContent('$4,437.55');
    expect(await cellOf(rosin, 'cases')).toHaveTextContent('5(was 2)');
  });

  it('stay as they were when they are refused, and say why under the row', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(blueDream);
    await type(user, blueDream, 'cases', '999');
    await settled();
    const cell = await cellOf(blueDream, 'cases');
    expect(cell).toBeInvalid();
    expect(cell).toHaveAccessibleDescription(/^Cases: Only \d+ cases left\./);
    expect(cell).toHaveTextContent('1');
    expect((await stored(backend, id))?.quantity).toBe(1);
    expect(screen.getByText('1 change was not saved.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create order' })).toHaveAttribute('aria-disabled');
  });

  it('that fail can be tried again, and other rows go on', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await backend.failNext('PATCH', quantityCall, 'status-500');
    await type(user, rosin, 'cases', '4');
    await type(user, blueDream, 'cases', '3');
    await settled();
    await press(user, 'Try again');
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(4);
    expect((await stored(backend, await idOf(blueDream)))?.quantity).toBe(3);
  });

  it('whose answer was lost are found out about', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await backend.failNext('PATCH', quantityCall, 'drop-after-commit');
    await type(user, rosin, 'cases', '4');
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(4);
    expect(await cellOf(rosin, 'cases')).toHaveTextContent('4');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('wait for the sign-in when the session has ended', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await backend.failNext('PATCH', quantityCall, 'login-redirect');
    await type(user, rosin, 'cases', '4');
    expect(await screen.findByText(/not saved yet/)).toBeVisible();
    expect(await cellOf(rosin, 'cases')).toHaveTextContent('4');
    await press(user, 'Retry');
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(4);
  });

  it('are not left behind unasked while the server has not confirmed them', async () => {
    const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user, backend } = await openShort();
    await grid();
    expect(asksBeforeLeaving()).toBe(false);
    await backend.failNext('PATCH', quantityCall, 'login-redirect');
    await type(user, rosin, 'cases', '4');
    await screen.findByText(/not saved yet/);
    expect(asksBeforeLeaving()).toBe(true);
    await press(user, 'Retry');
    await settled();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('are undone and done again, a pasted block in one step', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(blueDream);
    await user.click(await cellOf(blueDream, 'cases'));
    await user.paste('4\t$300.00\nmany\n');
    expect(
      await screen.findByText(/^2 cells were changed. 1 pasted value was left over/),
    ).toBeVisible();
    expect(screen.getByText('Line 2, “many”: Enter a whole number.')).toBeVisible();
    await settled();
    expect(await stored(backend, id)).toMatchObject({ quantity: 4, priceCents: 30_000 });
    await press(user, 'Undo edit');
    await settled();
    expect(await stored(backend, id)).toMatchObject({ quantity: 1, priceCents: null });
    await press(user, 'Redo edit');
    await settled();
    expect(await stored(backend, id)).toMatchObject({ quantity: 4, priceCents: 30_000 });
  });
});

describe('an item', () => {
  it('is removed after a question when someone types 0, and comes back as it was', async () => {
    const { user, backend } = await openShort();
    await type(user, rosin, 'cases', '0');
    expect(await dialog('Remove item')).toHaveTextContent(`Remove ${rosin} from the order?`);
    await user.click(within(await dialog('Remove item')).getByRole('button', { name: 'Remove' }));
    const inGrid = async () => (await grid()).contains(document.activeElement);
    await waitFor(async () => expect(await inGrid()).toBe(true));
    await settled();
    expect((await order(backend)).items).toHaveLength(1);
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /^Gelato #33 live rosin/ })).toBeNull(),
    );
    expect(await inGrid()).toBe(true);
    await press(user, 'Undo');
    await settled();
    expect(await cellOf(rosin, 'cases')).toHaveTextContent('2');
    expect((await order(backend)).items).toHaveLength(2);
  });

  it('comes back after another one went too, each by its own undo', async () => {
    const { user, backend } = await openShort();
    for (const name of [rosin, blueDream]) {
      await press(user, `Remove ${name}`);
      await settled();
    }
    expect(await screen.findByText(`Removed ${blueDream}.`)).toBeVisible();
    await press(user, 'Undo');
    expect(await screen.findByText(`Removed ${rosin}.`)).toBeVisible();
    await press(user, 'Undo');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    await settled();
    expect(await cellOf(rosin, 'cases')).toHaveTextContent('2');
    expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
  });

  it('goes with all others when the order is cleared, and all come back as they were', async () => {
    const { user, backend } = await openShort();
    await type(user, rosin, 'price', '350');
    await settled();
    await press(user, 'Clear order');
    const box = within(await dialog('Clear order'));
    await user.click(box.getByText('Clear order', { selector: 'button *' }));
    expect(
      await screen.findByText('The order has no items yet. Add products to it.'),
    ).toBeVisible();
    expect((await order(backend)).items).toEqual([]);
    await waitFor(() =>
      expect(screen.getByText('Create order', { selector: '.ww-title' })).toHaveFocus(),
    );
    await press(user, 'Undo');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    await settled();
    const id = await idOf(rosin);
    expect(await stored(backend, id)).toMatchObject({ quantity: 2, priceCents: 35_000 });
  });

  it.each(['forbidden-403', 'drop-before', 'drop-after-commit'] as const)(
    'is there or not as the server has it after a clear by %s',
    async (fault) => {
      const { user, backend } = await openShort({
        // A lost answer is looked for as long as the server may take.
        config: (config) => ({ ...config, timeout: 1 }),
      });
      await grid();
      await backend.failNext('POST', `${one}clear/`, fault);
      await press(user, 'Clear order');
      const box = within(await dialog('Clear order'));
      await user.click(box.getByText('Clear order', { selector: 'button *' }));
      if (fault === 'drop-after-commit') {
        expect(await screen.findByText('Removed 2 items.')).toBeVisible();
        expect(screen.queryByText(/answer was lost|connection broke/)).toBeNull();
        expect((await order(backend)).items).toEqual([]);
        return;
      }
      expect(await box.findByRole('alert')).not.toHaveTextContent('don’t know yet');
      expect((await order(backend)).items).toHaveLength(2);
      expect(await rowOf(rosin)).toBeVisible();
    },
  );

  it('stays when the question at 0 is answered by Cancel, with the focus at its cell', async () => {
    const { user, backend } = await openShort();
    // Enter leads on to the row below, and the question back.
    await type(user, blueDream, 'cases', '0');
    await dialog('Remove item');
    await press(user, 'Cancel');
    await waitFor(async () => expect(await cellOf(blueDream, 'cases')).toHaveFocus());
    expect(await cellOf(blueDream, 'cases')).toHaveTextContent('1');
    expect((await order(backend)).items).toHaveLength(2);
  });

  it('stays when the server keeps it; tried again it goes and can come back', async () => {
    const { user, backend } = await openShort();
    await grid();
    await backend.failNext('POST', deleteCall, 'forbidden-403');
    await press(user, `Remove ${rosin}`);
    expect(await screen.findByText(/You do not have permission/)).toBeVisible();
    expect(await rowOf(rosin)).toBeVisible();
    expect((await order(backend)).items).toHaveLength(2);
    await press(user, 'Try again');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(1));
    await press(user, 'Undo');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    await settled();
  });

  it('is no longer said to be refused once it is removed again', async () => {
    const { user, backend } = await openShort();
    await grid();
    await backend.failNext('POST', deleteCall, 'refused-400');
    for (const left of [2, 1]) {
      await press(user, `Remove ${rosin}`);
      if (left === 2) await screen.findByText('1 change was not saved.');
      await waitFor(async () => expect((await order(backend)).items).toHaveLength(left));
    }
    expect(screen.queryByText('1 change was not saved.')).toBeNull();
    await settled();
  });

  it('goes without a question, and the focus stays in the grid', async () => {
    const { user, backend } = await openShort();
    await press(user, `Remove ${blueDream}`);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(1));
    await settled();
    await waitFor(() => expect(screen.queryByText(blueDream, { selector: 'strong' })).toBeNull());
    expect(document.activeElement?.closest('[role=row]')).toHaveTextContent(rosin);
  });
});

describe('the columns', () => {
  it('are those that the person chose, the next time too', async () => {
    const { user } = await openShort();
    const names = async () =>
      within(await grid())
        .getAllByRole('columnheader', { hidden: true })
        .map(({ textContent }) => textContent);
    const turn = async (person: User) => {
      await press(person, 'Columns');
      await person.click(screen.getByRole('menuitemcheckbox', { name: 'Units' }));
    };
    expect(await names()).toContain('Units');
    await turn(user);
    expect(await names()).not.toContain('Units');
    await openShort();
    await waitFor(async () => expect(await names()).not.toContain('Units'));
    await turn(user);
    expect(await names()).toContain('Units');
  });
});

describe('a price', () => {
  it('shows the list price beside it, one click away', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await type(user, rosin, 'price', '350');
    await settled();
    expect(await stored(backend, id)).toMatchObject({ priceCents: 35_000 });
    expect(await cellOf(rosin, 'price')).toHaveTextContent('$350.00(was $887.51)');
    await press(user, `Back to the list price $887.51 of ${rosin}`);
    await settled();
    expect(await stored(backend, id)).toMatchObject({ priceCents: null });
    expect(await cellOf(rosin, 'price')).toHaveTextContent('$887.51');
  });

  it('is kept as typed until it can be read, and refused by the server with its reason', async () => {
    const { user, backend } = await openShort();
    await type(user, rosin, 'price', 'cheap');
    expect(screen.getByRole('textbox', { name: `Price, ${rosin}` })).toHaveValue('cheap');
    await user.keyboard('{Escape}');
    await backend.failNext('PATCH', priceCall, 'refused-400');
    await type(user, rosin, 'price', '1');
    await settled();
    expect(await cellOf(rosin, 'price')).toBeInvalid();
    expect(await cellOf(rosin, 'price')).toHaveTextContent('$887.51');
  });

  it('can only be set with the permission for it', async () => {
    await open({ scenario: 'no-price-permission' });
    expect(await cellOf(blueDream, 'price')).toHaveAttribute('aria-readonly', 'true');
    expect(await cellOf(blueDream, 'cases')).toHaveAttribute('aria-readonly', 'false');
  });
});
