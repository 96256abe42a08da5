import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byColleague } from '../../test/support/byColleague';
import { startClock, stopClock, untilPasses } from '../../test/support/clock';
import {
  blueDream,
  cellOf,
  dialog,
  grid,
  idOf,
  moveToEureka,
  one,
  open,
  openShort,
  order,
  ordering,
  press,
  quantityCall,
  rosin,
  rowOf,
  settled,
  stored,
  type,
} from './page.testkit';

const title = () => screen.getByText('Create order', { selector: '.ww-title' });

describe('an edit that is undone', () => {
  it.each(['Ctrl+Z', 'its button'])(
    'leads to its row on another page, and says what it did (%s)',
    async (how) => {
      const { user, backend } = await open();
      const id = await idOf(blueDream);
      await type(user, blueDream, 'cases', '3');
      await settled();
      await press(user, 'Next page');
      await screen.findByText('26–30 of 30');
      await settled();
      if (how === 'Ctrl+Z') {
        const cell = (await grid()).querySelector('[data-label="Cases"]');
        if (!cell) throw new Error('There is no row.');
        await user.click(cell);
        await user.keyboard('{Control>}z{/Control}');
      } else await press(user, 'Undo edit');
      expect(await screen.findByText(/^Blue Dream 3\.5 g, Cases: from 3 to 1\.$/)).toBeVisible();
      await waitFor(async () => expect(await cellOf(blueDream, 'cases')).toHaveFocus());
      await settled();
      expect((await stored(backend, id))?.quantity).toBe(1);
    },
  );

  it('is found where another search is on', async () => {
    const { user, backend } = await open();
    const id = await idOf(blueDream);
    await type(user, blueDream, 'cases', '3');
    await settled();
    await user.type(screen.getByRole('searchbox', { name: 'Search items' }), 'gelato');
    await waitFor(() => expect(screen.queryByText(blueDream, { selector: 'strong' })).toBeNull());
    await press(user, 'Undo edit');
    await waitFor(async () => expect(await rowOf(blueDream)).toBeVisible());
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(1);
  });
});

describe('Delete', () => {
  it('asks once for a whole range of cases', async () => {
    const { user, backend } = await openShort();
    await user.click(await cellOf(blueDream, 'cases'));
    await user.keyboard('{Control>} {/Control}{Delete}');
    const box = within(await dialog('Remove 2 items'));
    await user.click(box.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(0));
    await screen.findByText('The order has no items yet. Add products to it.');
    await waitFor(() => expect(title()).toHaveFocus());
  });

  it('sets prices back to the list price, in one step', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await type(user, rosin, 'price', '350');
    await settled();
    await user.click(await cellOf(blueDream, 'price'));
    await user.keyboard('{Control>} {/Control}{Delete}');
    await settled();
    expect(await stored(backend, id)).toMatchObject({ priceCents: null });
  });
});

describe('an undo of a removal', () => {
  it('says which item was refused on its way back, and can be asked for again', async () => {
    const { user, backend } = await openShort();
    await press(user, `Remove ${rosin}`);
    await settled();
    await backend.failNext('POST', `${one}stage-items/`, 'refused-400');
    await press(user, 'Undo');
    expect(await screen.findByText('1 change was not saved.')).toBeVisible();
    expect(screen.getByText(/The server refused this\./)).toBeVisible();
    await press(user, 'Undo');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/was not saved/)).toBeNull());
    await waitFor(async () =>
      expect((await rowOf(rosin)).contains(document.activeElement)).toBe(true),
    );
    await settled();
  });

  it('leads to the first item that came back', async () => {
    const { user, backend } = await openShort();
    await user.click(await cellOf(blueDream, 'cases'));
    await user.keyboard('{Control>} {/Control}{Delete}');
    const box = within(await dialog('Remove 2 items'));
    await user.click(box.getByRole('button', { name: 'Remove' }));
    await screen.findByText('The order has no items yet. Add products to it.');
    await settled();
    await backend.failNext('POST', `${one}stage-items/`, 'refused-400');
    await press(user, 'Undo');
    await waitFor(async () =>
      expect((await rowOf(rosin)).contains(document.activeElement)).toBe(true),
    );
    await settled();
  });

  it.each(['drop-after-commit', 'status-500-after-commit', 'late-commit'] as const)(
    'whose answer was lost brings back the cases too (%s)',
    async (fault) => {
      const { user, backend } = await openShort();
      await press(user, `Remove ${rosin}`);
      await settled();
      await backend.failNext('POST', `${one}stage-items/`, fault);
      await press(user, 'Undo');
      await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
      await waitFor(async () => expect(await cellOf(rosin, 'cases')).toHaveTextContent('2'));
      await settled();
      expect(screen.queryByText(/not saved/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
    },
  );
});

afterEach(startClock);

it.each(['Add discount', 'Clear order'])(
  'says later that nothing was saved of what a closed dialog sent (%s)',
  async (opener) => {
    const { user, backend } = await openShort({ config: (config) => ({ ...config, timeout: 2 }) });
    await grid();
    await press(user, opener);
    const box = within(await dialog(opener));
    const path = opener === 'Clear order' ? 'clear/' : 'bulk-discount/';
    if (opener === 'Add discount') {
      await user.type(box.getByRole('textbox'), '10');
      await box.findByText(/with this discount/);
    }
    const cancel = box.getByText('Cancel', { selector: 'button' });
    await backend.failNext('POST', `${one}${path}`, 'drop-before');
    await stopClock();
    const atOnce = userEvent.setup({ delay: null });
    await atOnce.click(
      box.getByText(opener === 'Clear order' ? opener : 'Apply discount', { selector: 'button *' }),
    );
    await untilPasses(() => box.getByText(/^We don’t know yet whether/));
    await atOnce.click(cancel);
    const says =
      opener === 'Clear order' ? /^The order was not cleared\./ : /^The discount was not saved\./;
    await untilPasses(() => expect(screen.getByText(says)).toBeVisible());
    await startClock();
    await press(user, 'Dismiss');
    expect(screen.queryByText(says)).toBeNull();
    expect((await order(backend)).items).toHaveLength(2);
  },
);

/** Until the server has given up on what was sent before. */
const untilGivenUp = async () => {
  const end = Date.now() + 3000;
  await untilPasses(() => expect(Date.now()).toBeGreaterThan(end));
};

it('says nothing of a discount that was lost once another one is saved', async () => {
  const { user, backend } = await openShort({ config: (config) => ({ ...config, timeout: 2 }) });
  await grid();
  await press(user, 'Add discount');
  const box = within(await dialog('Add discount'));
  await user.type(box.getByRole('textbox'), '10');
  await box.findByText(/with this discount/);
  await backend.failNext('POST', `${one}bulk-discount/`, 'drop-before');
  await stopClock();
  const atOnce = userEvent.setup({ delay: null });
  await atOnce.click(box.getByText('Apply discount', { selector: 'button *' }));
  await untilPasses(() => box.getByText(/^We don’t know yet whether/));
  await atOnce.click(box.getByText('Cancel', { selector: 'button' }));
  await atOnce.click(screen.getByText('Add discount', { selector: 'button' }));
  await untilPasses(() => screen.getByRole('dialog', { name: 'Add discount' }));
  const next = within(screen.getByRole('dialog', { name: 'Add discount' }));
  await atOnce.type(next.getByRole('textbox'), '5');
  await atOnce.click(next.getByText('Apply discount', { selector: 'button *' }));
  await untilPasses(() => screen.getByText('Change discount', { selector: 'button' }));
  await untilGivenUp();
  expect(screen.queryByText(/discount was not saved/)).toBeNull();
  await startClock();
  await settled();
});

it('says nothing of a move that was lost once another one is done', async () => {
  const { backend } = await openShort({ config: (config) => ({ ...config, timeout: 2 }) });
  await grid();
  await backend.failNext('POST', `${ordering}orders/`, 'drop-before');
  await stopClock();
  const atOnce = userEvent.setup({ delay: null });
  const move = async (field: string, choice: string) => {
    await atOnce.click(screen.getByText('Change customer or location', { selector: 'button' }));
    const box = await untilPasses(() => within(screen.getByRole('dialog')));
    const list = await untilPasses(() => box.getByLabelText(field, { selector: ':enabled' }));
    await untilPasses(() => atOnce.selectOptions(list, choice));
    const button = box.getByRole('button', { name: 'Move order' });
    await untilPasses(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await atOnce.click(button);
    return box;
  };
  const box = await move('Stock location', 'Oakland cross-dock');
  await untilPasses(() => box.getByText(/^We don’t know yet whether the order was moved/));
  await atOnce.click(box.getByText('Close', { selector: 'button' }));
  await move('Location', '51');
  await untilPasses(() => screen.getByText(/^EV-.* was moved\./));
  await untilGivenUp();
  expect(screen.queryByText(/order was not moved/)).toBeNull();
  await startClock();
  await settled();
});

it('creates nothing beside a text that cannot be read, says so and leads to its cell', async () => {
  const { user, backend } = await open({ config: (config) => ({ ...config, urls: {} }) });
  await screen.findByText('Minimum of $2,500.00 reached');
  const id = await idOf(blueDream);
  await type(user, blueDream, 'cases', '3x');
  await press(user, 'Create order');
  const says = 'Your changes have to be saved first.';
  expect(await screen.findByText(says)).toBeVisible();
  const field = screen.getByRole('textbox', { name: `Cases, ${blueDream}` });
  expect(field).toHaveValue('3x');
  expect(field).toHaveFocus();
  expect((await order(backend)).status).toBe('draft');
  await user.keyboard('{Backspace}');
  await press(user, 'Create order');
  expect(await screen.findByText(/was created\.$/)).toBeVisible();
  expect(screen.queryByText(says)).toBeNull();
  expect(await stored(backend, id)).toMatchObject({ quantity: 3 });
});

it('leads to the title once the order is created', async () => {
  const { user } = await open({ config: (config) => ({ ...config, urls: {} }) });
  await screen.findByText('Minimum of $2,500.00 reached');
  await press(user, 'Create order');
  expect(await screen.findByText(/was created\.$/)).toBeVisible();
  await waitFor(() => expect(title()).toHaveFocus());
});

/** A colleague has changed the order, and the person is asked whether it is wanted so. */
async function openAsked() {
  const { user, backend } = await open({ config: (config) => ({ ...config, urls: {} }) });
  await screen.findByText('Minimum of $2,500.00 reached');
  const path = `${one}item/${await idOf(blueDream)}/update-quantity/`;
  expect(await byColleague('PATCH', path, { quantity: 2 })).toBe(200);
  await press(user, 'Create order');
  expect(await screen.findByText(question)).toBeVisible();
  return { user, backend };
}
const question = 'The order changed since you last looked.';

it('asks before it creates an order that is not what was seen', async () => {
  const { user, backend } = await openAsked();
  // Pressed again it asks again, and leads to the answer.
  await settled();
  await press(user, 'Create order');
  await waitFor(() => expect(screen.getByText('Review first')).toHaveFocus());
  expect((await order(backend)).status).toBe('draft');
  await press(user, 'Create it as it is now');
  expect(await screen.findByText(/was created\.$/)).toBeVisible();
});

it('creates nothing of which something is not saved by then', async () => {
  const { user, backend } = await openAsked();
  await settled();
  await backend.failNext('PATCH', quantityCall, 'login-redirect');
  await type(user, blueDream, 'cases', '3');
  await screen.findByText(/Your session has ended\./);
  await press(user, 'Create it as it is now');
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(screen.getByText('Your changes have to be saved first.')).toBeVisible();
  expect((await order(backend)).status).toBe('draft');
  expect(await cellOf(blueDream, 'cases')).toHaveTextContent('3');
});

it('asks nothing any more of an order that was moved', async () => {
  const { user, backend } = await openAsked();
  await settled();
  await moveToEureka(user);
  await screen.findByText(/Prices were recalculated/);
  expect(screen.queryByText(question)).toBeNull();
  expect((await order(backend)).status).toBe('draft');
});

it('holds an order that can be created while it is known to be old', async () => {
  const { backend } = await open();
  const create = await screen.findByRole('button', { name: 'Create order' });
  await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled', 'true'));
  await backend.failNext('GET', one, 'forbidden-403');
  dispatchEvent(new Event('focus'));
  await screen.findByText(/^This order may be out of date\. You/);
  expect(create).toHaveAttribute('aria-disabled', 'true');
});

it('says that the order is old, holds it, and sends what waited on Retry', async () => {
  const { user, backend } = await openShort();
  const id = await idOf(rosin);
  await backend.failNext('GET', one, 'forbidden-403');
  dispatchEvent(new Event('focus'));
  expect(await screen.findByText(/^This order may be out of date\. You/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create order' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press(user, 'Retry');
  await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  await backend.failNext('PATCH', quantityCall, 'drop-before');
  await backend.failNext('GET', one, 'forbidden-403');
  await type(user, rosin, 'cases', '4');
  expect(await screen.findByText(/not saved yet/)).toBeVisible();
  await press(user, 'Retry');
  await settled();
  await waitFor(async () => expect((await stored(backend, id))?.quantity).toBe(4));
});
