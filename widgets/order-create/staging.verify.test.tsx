import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { nextFrame, startClock, stopClock } from '../../test/support/clock';
import { turnOfPage } from '../../test/support/turnOfPage';
import {
  choiceAt,
  blueDream,
  cellOf,
  dialog,
  moveToEureka,
  one,
  open,
  openShort,
  order,
  orders,
  ordering,
  press,
  rosin,
  rowOf,
  rows,
  sent,
  settled,
  type,
  type Backend,
  type User,
} from './page.testkit';

const add = (name: string) => screen.findByRole('button', { name: `Add ${name}`, hidden: true });

describe('products', () => {
  it('are added one at a time, and the order has them', async () => {
    const { user, backend } = await open({ scenario: 'empty' });
    await user.click(await add('Acapulco Gold 3.5 g'));
    expect(await screen.findByText('1 product added.')).toBeVisible();
    await user.click(await add('Acapulco Gold cartridge'));
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    expect(await sent(backend, 'POST', 'stage-items/')).toHaveLength(2);
  });

  it('are added all with one call each; those that failed say why and can be tried again', async () => {
    const { user, backend } = await open({ scenario: 'add-all-failures' });
    await press(user, 'Add products');
    // Three of its strains are not in the customer's licence.
    await user.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'gummies');
    await user.click(await screen.findByText(/^Add all 1\d products shown$/));
    await screen.findByText(/^\d+ products added\.$/);
    const failed = screen.getByText(/^\d+ products were not added\.$/);
    const list = within(failed.parentElement ?? document.body);
    const count = list.getAllByRole('listitem').length;
    expect(list.getAllByText(/licence does not cover/)).toHaveLength(count);
    const calls = (await sent(backend, 'POST', 'stage-items/')).length;
    expect((await order(backend)).items).toHaveLength(3 + calls - count);
    await press(user, 'Try these again');
    await waitFor(async () =>
      expect(await sent(backend, 'POST', 'stage-items/')).toHaveLength(calls + count),
    );
    await screen.findByText(new RegExp(`^${count} products were not added`));
  });

  it('whose answer was lost are found out about', async () => {
    const { user, backend } = await open({ scenario: 'empty' });
    await add('Acapulco Gold 3.5 g');
    await backend.failNext('POST', `${one}stage-items/`, 'drop-after-commit');
    await user.click(await add('Acapulco Gold 3.5 g'));
    expect(await screen.findByText('1 product added.')).toBeVisible();
    expect(screen.queryByText(/not added/)).toBeNull();
    // Nobody can add it twice.
    expect(await screen.findByText('In the order')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Add Acapulco Gold 3.5 g', hidden: true }),
    ).toBeNull();
  });

  it('of which nobody can know are not called missing', async () => {
    const { user, backend } = await open({ scenario: 'empty' });
    await add('Acapulco Gold 3.5 g');
    await backend.failNext('POST', `${one}stage-items/`, 'drop-after-commit');
    await backend.failNext('GET', `${one}grid/`, 'forbidden-403');
    await user.click(await add('Acapulco Gold 3.5 g'));
    expect(await screen.findByText('We don’t know yet whether 1 product was added.')).toBeVisible();
    expect(screen.queryByText(/not added/)).toBeNull();
    await press(user, 'Try these again');
    expect(await screen.findByText('1 product added.')).toBeVisible();
    expect((await order(backend)).items).toHaveLength(1);
  });

  it('that may still come are looked for, and hold the order until they are found', async () => {
    const { user, backend } = await openShort();
    await press(user, 'Add products');
    const button = await add('Acapulco Gold cartridge');
    await backend.failNext('POST', `${one}stage-items/`, 'late-commit');
    await user.click(button);
    expect(
      await screen.findByText('We don’t know yet whether 1 product was added. Checking…'),
    ).toBeVisible();
    expect(screen.getByText('We don’t know yet whether all changes were saved.')).toBeVisible();
    expect(await screen.findByText('1 product added.')).toBeVisible();
    expect(screen.queryByText(/^We don’t know yet/)).toBeNull();
    expect((await order(backend)).items).toHaveLength(3);
  });
});

describe('a discount', () => {
  it('shows the new total before it is applied, converts, and can be removed', async () => {
    const { user, backend } = await open({ scenario: 'below-minimum' });
    await press(user, 'Add discount');
    const box = within(await dialog('Add discount'));
    await user.type(box.getByRole('textbox'), '10');
    expect(await box.findByText(/with this discount \$1,943\.12/)).toBeVisible();
    expect((await order(backend)).discount).toBeNull();
    await user.click(box.getByRole('tab', { name: 'Monetary' }));
    await waitFor(() => expect(box.getByRole('textbox')).toHaveValue('215.90'));
    await press(user, 'Apply discount');
    await waitFor(async () =>
      expect((await order(backend)).discount).toEqual({ type: 'monetary', cents: 21_590 }),
    );
    await press(user, 'Change discount');
    await press(user, 'Remove discount');
    await waitFor(async () => expect((await order(backend)).discount).toBeNull());
  });

  it('asks nothing while an input method composes, and once when that is done', async () => {
    const { user, backend } = await open({ scenario: 'below-minimum' });
    await press(user, 'Add discount');
    const box = within(await dialog('Add discount'));
    const field = box.getByRole('textbox');
    const asked = async () => (await sent(backend, 'POST', 'bulk-discount/')).length;
    await stopClock();
    fireEvent.compositionStart(field);
    for (const value of ['１', '１２']) {
      fireEvent.input(field, { target: { value } });
      for (let frame = 0; frame < 20; frame++) await nextFrame();
    }
    expect(await asked()).toBe(0);
    fireEvent.compositionEnd(field);
    for (let frame = 0; frame < 20; frame++) await nextFrame();
    expect(await asked()).toBe(1);
    await startClock();
  });

  it('keeps what is typed while the server converts, and the tab that was chosen last', async () => {
    const { user, backend } = await open({ scenario: 'below-minimum' });
    await press(user, 'Add discount');
    const box = within(await dialog('Add discount'));
    const field = box.getByRole('textbox');
    const tab = (name: string) => box.getByRole('tab', { name });
    const answers = await backend.hold('POST', `${one}bulk-discount/`, 99);
    await user.type(field, '10');
    await user.click(tab('Monetary'));
    await user.click(tab('Percentage'));
    await answers.release();
    await box.findByText(/with this discount/);
    expect(tab('Percentage')).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveValue('10');

    const next = await backend.hold('POST', `${one}bulk-discount/`, 99);
    await user.type(field, '{Backspace}5');
    await user.click(tab('Monetary'));
    await user.clear(field);
    await user.type(field, '75');
    await next.release();
    await waitFor(() => expect(tab('Monetary')).toHaveAttribute('aria-selected', 'true'));
    expect(field).toHaveValue('75');
  });

  it('that is refused says why inside, and keeps what was typed', async () => {
    const { user } = await open({ scenario: 'below-minimum' });
    await press(user, 'Add discount');
    const box = within(await dialog('Add discount'));
    await user.type(box.getByRole('textbox'), '120{Enter}');
    expect((await box.findAllByText('A discount is at most 100 per cent.'))[0]).toBeVisible();
    expect(box.getByRole('textbox')).toHaveValue('120');
  });
});

/** Holds the next answer. What it resolves to lets that one come, and gives the page a turn to show it. */
const slowNext = async (backend: Backend, part: string) => {
  const answer = await backend.hold('GET', `${one}${part}/`);
  return async () => {
    await answer.isAsked();
    await answer.release();
    await turnOfPage();
  };
};

describe('of two answers to one question', () => {
  const shortOfMinimum = () => screen.queryByText(/short of the minimum/);

  it('says what the newer check found', async () => {
    const { user, backend } = await open({ scenario: 'below-minimum' });
    await waitFor(() => expect(shortOfMinimum()).toBeVisible());
    const slowCame = await slowNext(backend, 'validate-grid');
    await type(user, rosin, 'cases', '1');
    await settled();
    await type(user, rosin, 'cases', '10');
    await waitFor(() => expect(shortOfMinimum()).toBeNull());
    await slowCame();
    expect(shortOfMinimum()).toBeNull();
  });

  it('shows the products of the newer search', async () => {
    const { user, backend } = await open({ scenario: 'empty' });
    const list = await screen.findByRole('list', { name: 'Products' });
    const slowCame = await slowNext(backend, 'variants');
    document.dispatchEvent(new CustomEvent('ww:order-changed', { detail: { orderId: 501 } }));
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'gummies');
    await waitFor(() => expect(list).not.toHaveTextContent('Acapulco Gold 3.5 g'));
    await slowCame();
    expect(list).not.toHaveTextContent('Acapulco Gold 3.5 g');
  });
});

describe('what is read while something else happens', () => {
  const searchItems = async (user: User, text: string) =>
    user.type(await screen.findByRole('searchbox', { name: 'Search items' }), text);

  it('is of the filter that is set by then', async () => {
    const { user, backend } = await open({ scenario: 'below-minimum' });
    await rowOf(blueDream);
    const slowCame = await slowNext(backend, 'grid-items');
    document.dispatchEvent(new CustomEvent('ww:order-changed', { detail: { orderId: 501 } }));
    await searchItems(user, 'rosin');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await slowCame();
    await rowOf(rosin);
    expect(await rows()).toHaveLength(2);
  });

  it('has what was added meanwhile', async () => {
    const { user, backend } = await open({ scenario: 'below-minimum' });
    await press(user, 'Add products');
    await add('Acapulco Gold 3.5 g');
    const slowCame = await slowNext(backend, 'grid-items');
    await searchItems(user, 'acapulco');
    await waitFor(async () => expect(await sent(backend, 'GET', 'acapulco')).not.toHaveLength(0));
    await user.click(await add('Acapulco Gold 3.5 g'));
    await slowCame();
    await waitFor(async () =>
      expect(await rowOf('Acapulco Gold 3.5 g')).toHaveTextContent('$391.50'),
    );
  });

  it('does not offer again what was added meanwhile', async () => {
    const { user, backend } = await open({ scenario: 'empty' });
    const button = await add('Acapulco Gold 3.5 g');
    const added = await backend.hold('POST', `${one}stage-items/`);
    await user.click(button);
    const slowCame = await slowNext(backend, 'variants');
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'acapulco');
    await waitFor(async () => expect(await sent(backend, 'GET', 'acapulco')).not.toHaveLength(0));
    await added.release();
    await screen.findByText('1 product added.');
    await slowCame();
    await waitFor(() => expect(screen.queryByText('Blue Dream 3.5 g')).toBeNull());
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Add Acapulco Gold 3.5 g', hidden: true }),
      ).toBeNull(),
    );
  });
});

describe('creating the order', () => {
  it('is refused until nothing is wrong with it, and says so', async () => {
    const { user, backend } = await open({ scenario: 'below-minimum' });
    expect(await screen.findByText(/short of the minimum/)).toBeVisible();
    await press(user, 'Create order');
    expect((await order(backend)).status).toBe('draft');
  });

  it.each(['drop-after-commit', 'drop-before', 'status-500', 'forbidden-403'] as const)(
    'happens once and is said only when it is so (%s)',
    async (fault) => {
      const { user, backend } = await open({
        // A lost answer is looked for as long as the server may take.
        config: (config) => ({ ...config, urls: {}, timeout: 1 }),
      });
      await screen.findByText('Minimum of $2,500.00 reached');
      await backend.failNext('POST', `${ordering}orders/`, fault);
      await user.dblClick(screen.getByText('Create order', { selector: 'button *' }));
      await screen.findByText(/was created\.$|was not created/);
      if (!screen.queryByText(/was created\.$/)) await press(user, 'Create order');
      expect(await screen.findByText(/was created\.$/)).toBeVisible();
      expect((await orders(backend)).map(({ status }) => status)).toEqual(['created']);
    },
  );
});

it('is not called failed while nobody knows whether it was created', async () => {
  const { user, backend } = await open({ config: (config) => ({ ...config, urls: {} }) });
  await screen.findByText('Minimum of $2,500.00 reached');
  await backend.failNext('POST', `${ordering}orders/`, 'drop-after-commit');
  // The order is read before it is created, and to find out about it.
  await backend.failNext('GET', one, 'slow', 1, 0);
  await backend.failNext('GET', one, 'forbidden-403');
  await press(user, 'Create order');
  expect(await screen.findByText(/^We don’t know yet whether the order was created/)).toBeVisible();
  expect(screen.queryByText(/was not created/)).toBeNull();
  await press(user, 'Create order');
  expect(await screen.findByText(/was created\.$/)).toBeVisible();
  expect(await orders(backend)).toHaveLength(1);
});

describe('another customer', () => {
  it.each(['drop-after-commit', 'status-500-after-commit', 'late-commit'] as const)(
    'whose answer was lost shows its own header and total (%s)',
    async (fault) => {
      const { user, backend } = await openShort();
      await type(user, rosin, 'price', '350');
      await settled();
      const total = () => document.querySelector('.ww-order-summary dl')?.textContent;
      const before = total();
      await backend.failNext('POST', `${ordering}orders/`, fault);
      await moveToEureka(user);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByText(/for Harborview Eureka/)).toBeVisible();
      expect(await cellOf(rosin, 'price')).not.toHaveTextContent('350');
      expect(total()).not.toBe(before);
      expect(await screen.findByText(/was moved\. Prices were recalculated/)).toBeVisible();
    },
  );

  it('of which nobody knows stands beside the order as it is', async () => {
    const { user, backend } = await openShort({
      config: (config) => ({ ...config, timeout: 1 }),
    });
    await rowOf(rosin);
    await backend.failNext('POST', `${ordering}orders/`, 'drop-after-commit');
    // The order is read before it is moved.
    await backend.failNext('GET', one, 'slow', 1, 0);
    await backend.failNext('GET', one, 'forbidden-403');
    await moveToEureka(user);
    const box = within(await dialog('Change customer or location'));
    expect(await box.findByRole('alert')).toHaveTextContent('we don’t know yet what was saved');
    expect(screen.getByText(/for Harborview Eureka/)).toBeVisible();
    await settled();
  });

  it('resets the location, says what is lost, and moves the order', async () => {
    const { user, backend } = await open({ scenario: 'below-minimum' });
    await press(user, 'Change customer or location');
    const box = within(await dialog('Change customer or location'));
    const field = box.getByRole('combobox', { name: 'Customer' });
    await user.clear(field);
    await user.type(field, 'harborview eureka');
    await box.findByRole('option', { name: /^Harborview Eureka/ });
    await user.keyboard('{Enter}');
    const location = box.getByRole('combobox', { name: 'Location' });
    await waitFor(() => expect(location).toBeEnabled());
    expect(location).toHaveDisplayValue('Choose a location');
    await user.selectOptions(location, choiceAt(location, 0));
    expect(await box.findByText(/^The order has 2 items/)).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Move order' }));
    expect(await screen.findByText(/was moved\. Prices were recalculated/)).toBeVisible();
    expect((await order(backend)).customerId).not.toBe(5);
    await press(user, 'Dismiss');
    expect(screen.queryByText(/was moved\. Prices were recalculated/)).toBeNull();
    expect(screen.getByText('Create order', { selector: '.ww-title' })).toHaveFocus();
    await settled();
  });
});
