import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { showPage } from '../../test/support/fixturePage';
import {
  blueDream,
  cellOf,
  dialog,
  grid,
  idOf,
  moveToEureka,
  movedByColleague,
  one,
  open,
  openShort,
  order,
  press,
  quantityCall,
  readAgain,
  rosin,
  rows,
  sent,
  settled,
  stored,
  type,
  type Backend,
  type User,
} from './page.testkit';

const undoButton = () => screen.getByRole('button', { name: 'Undo edit', hidden: true });
const writes = async (backend: Backend) => (await sent(backend, 'PATCH', '/item/')).length;

/** Somebody else changes something of the order. */
const colleague = async (path: string, change: object, method = 'PATCH') =>
  expect(await byColleague(method, path, change)).toBe(200);

/** Five cases are on their way, and not answered yet. */
const openOnItsWay = async () => {
  const { user, backend } = await openShort();
  const id = await idOf(rosin);
  const answer = await backend.hold('PATCH', quantityCall);
  await type(user, rosin, 'cases', '5');
  await answer.isAsked();
  return { user, backend, id, answer };
};

afterEach(() => jest.restoreAllMocks());

describe('undo', () => {
  it('knows nothing of a refused edit', async () => {
    const { user, backend } = await openShort();
    await type(user, blueDream, 'cases', '999');
    await settled();
    expect(undoButton()).toHaveAttribute('aria-disabled', 'true');
    const before = await writes(backend);
    await user.click(await cellOf(blueDream, 'cases'));
    await user.keyboard('{Control>}z{/Control}');
    await settled();
    expect(await writes(backend)).toBe(before);
  });

  it('takes back the taken cells of a pasted block, and not the refused one', async () => {
    const { user, backend } = await openShort();
    const [first, second] = [await idOf(blueDream), await idOf(rosin)];
    await user.click(await cellOf(blueDream, 'cases'));
    await user.paste('4\n999\n');
    await settled();
    expect(screen.getByText(/^1 cell was changed\./)).toBeVisible();
    await press(user, 'Undo edit');
    await settled();
    expect((await stored(backend, first))?.quantity).toBe(1);
    expect((await stored(backend, second))?.quantity).toBe(2);
    expect(await writes(backend)).toBe(3);
    expect(screen.queryByText(/cells? (was|were) changed/)).toBeNull();
  });

  it.each([
    ['Undo edit', 'seen here'],
    ['Redo edit', 'seen here'],
    ['Undo edit', 'not seen yet'],
    ['Redo edit', 'not seen yet'],
  ])('leaves what a colleague has set since, and says so (%s, %s)', async (step, seen) => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await type(user, rosin, 'cases', '5');
    await settled();
    if (step === 'Redo edit') await press(user, 'Undo edit');
    await settled();
    await colleague(`${one}item/${id}/update-quantity/`, { quantity: 7 });
    if (seen === 'seen here') {
      readAgain();
      await waitFor(async () => expect(await cellOf(rosin, 'cases')).toHaveTextContent('7'));
    }
    await press(user, step);
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(7);
    expect(await screen.findByText(/changed elsewhere since/)).toBeVisible();
    const claim = step === 'Undo edit' ? /from 5 to 2/ : /from 2 to 5/;
    expect(screen.queryByText(claim)).toBeNull();
  });

  it.each(['before', 'after'])(
    'that waited leaves it when it is restored (%s the reload)',
    async (when) => {
      const { user, backend } = await openShort();
      const id = await idOf(rosin);
      await type(user, rosin, 'cases', '5');
      await settled();
      await backend.failNext('PATCH', quantityCall, 'login-redirect');
      await press(user, 'Undo edit');
      await screen.findByText(/Your session has ended\./);
      const change = () => colleague(`${one}item/${id}/update-quantity/`, { quantity: 7 });
      if (when === 'before') await change();
      dispatchEvent(new Event('pagehide'));
      await showPage('/order-create/?config=attribute&scenario=below-minimum');
      const restore = await screen.findByRole('button', { name: 'Restore' });
      if (when === 'after') await change();
      await user.click(restore);
      const said = await screen.findByText(/has changed since/, { selector: 'li' });
      await settled();
      expect((await stored(backend, id))?.quantity).toBe(7);
      expect(said).toHaveTextContent('live rosin (2 cases)');
      await user.click(within(said).getByRole('button', { name: 'Try again' }));
      await settled();
      expect((await stored(backend, id))?.quantity).toBe(2);
      expect(screen.queryByText(/has changed since/)).toBeNull();
    },
  );

  it.each([
    ['is nobody else’s: 5 was on its way', '$&', 5, 9],
    ['is told from a colleague’s, in a draft of an early version', '', 7, 7],
    ['is kept in sight where an early version did not say what it was typed over', '', 2, 2],
    ['is told from a colleague’s, in a draft that has a single value', ',"was":2', 7, 7],
  ])('and what an earlier visit left %s', async (_, was, arrived, expected) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      draft,
    ) {
      this[key] = draft.replace(/,"was":\[[^\]]*\]/g, was);
    });
    const { user, backend, id } = await openOnItsWay();
    await type(user, rosin, 'cases', '8');
    await type(user, rosin, 'cases', '9');
    dispatchEvent(new Event('pagehide'));
    await colleague(`${one}item/${id}/update-quantity/`, { quantity: arrived });
    await showPage('/order-create/?config=attribute&scenario=below-minimum');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(expected);
    const kept = screen.queryByText(/has changed since/, { selector: 'li' })?.textContent ?? '';
    expect(kept.includes('(9 cases)')).toBe(arrived === expected);
  });

  it('and what waited is told from a value that a colleague has set back', async () => {
    const { user, backend, id, answer } = await openOnItsWay();
    await type(user, rosin, 'cases', '8');
    await backend.failNext('PATCH', quantityCall, 'login-redirect');
    await answer.release();
    await screen.findByText(/Your session has ended\./);
    dispatchEvent(new Event('pagehide'));
    await colleague(`${one}item/${id}/update-quantity/`, { quantity: 2 });
    await showPage('/order-create/?config=attribute&scenario=below-minimum');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(2);
  });

  it('leaves it also where a read that shows it comes after the press, and one press follows another', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await type(user, rosin, 'cases', '5');
    await settled();
    await type(user, blueDream, 'cases', '3');
    await settled();
    await colleague(`${one}item/${id}/update-quantity/`, { quantity: 7 });
    const answer = await backend.hold('GET', one);
    await press(user, 'Undo edit');
    await answer.isAsked();
    await press(user, 'Undo edit');
    await answer.release();
    expect(await screen.findByText(/^1 cell was changed elsewhere since/)).toBeVisible();
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(7);
    expect((await stored(backend, await idOf(blueDream)))?.quantity).toBe(1);
  });

  it('leaves it also where that has moved its row to another page', async () => {
    const { user, backend } = await open();
    await grid();
    await press(user, 'Price');
    await waitFor(() => expect(location.search).toContain('price'));
    await settled();
    const [, row] = await rows();
    const id = Number(row?.dataset.row);
    const name = within(row ?? document.body).getByText(/./, { selector: 'strong' }).textContent;
    await type(user, name, 'price', '1');
    await settled();
    await colleague(`${one}item/${id}/update-price/`, { price: '9999.00' });
    await press(user, 'Undo edit');
    expect(await screen.findByText(/^1 cell was changed elsewhere since/)).toBeVisible();
    expect((await stored(backend, id))?.priceCents).toBe(999_900);
  });

  it('goes over what was typed and not sent yet, which is nobody else’s', async () => {
    const { user, backend, id, answer } = await openOnItsWay();
    await type(user, rosin, 'cases', '6');
    await type(user, rosin, 'cases', '7');
    await press(user, 'Undo edit');
    await answer.release();
    await waitFor(async () => expect((await stored(backend, id))?.quantity).toBe(6));
    await settled();
    expect(screen.queryByText(/changed elsewhere since/)).toBeNull();
  });

  it('leaves what is typed while it is read what others have set, which is told and offered', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await type(user, rosin, 'cases', '5');
    await settled();
    await colleague(`${one}item/${id}/update-quantity/`, { quantity: 7 });
    const answer = await backend.hold('GET', one);
    await press(user, 'Undo edit');
    await answer.isAsked();
    await type(user, rosin, 'cases', '9');
    await answer.release();
    const said = await screen.findByText(/has changed since/, { selector: 'li' });
    expect(said).toHaveTextContent('(9 cases)');
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(7);
    expect(screen.queryByText(/changed elsewhere since/)).toBeNull();
  });

  it('leaves an item alone that somebody has ordered again', async () => {
    const { user, backend } = await openShort();
    const was = await stored(backend, await idOf(rosin));
    await press(user, `Remove ${rosin}`);
    await settled();
    await colleague(`${one}stage-items/`, { variant_ids: [was?.variantId] }, 'POST');
    const again = (await order(backend)).items.find((item) => item.variantId === was?.variantId);
    await colleague(`${one}item/${String(again?.id)}/update-quantity/`, { quantity: 7 });
    await press(user, 'Undo');
    await settled();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect((await stored(backend, again?.id))?.quantity).toBe(7);
  });

  it('of a removal outlives an ended session and a reload', async () => {
    const { user, backend } = await openShort();
    await press(user, `Remove ${rosin}`);
    await settled();
    await backend.failNext('POST', `${one}stage-items/`, 'login-redirect');
    await press(user, 'Undo');
    await screen.findByText(/Your session has ended\./);
    dispatchEvent(new Event('pagehide'));
    await showPage('/order-create/?config=attribute&scenario=below-minimum');
    await press(user, 'Restore');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    await settled();
    expect(await stored(backend, await idOf(rosin))).toMatchObject({ quantity: 2 });
  });

  it('of a removal keeps telling that its cases were refused', async () => {
    const { user, backend } = await openShort();
    await press(user, `Remove ${rosin}`);
    await settled();
    await backend.failNext('PATCH', quantityCall, 'refused-400');
    await press(user, 'Undo');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    expect(await screen.findByText('1 change was not saved.')).toBeVisible();
    await settled();
    readAgain();
    await waitFor(async () => expect(await cellOf(rosin, 'cases')).toHaveTextContent('1'));
    expect(screen.getByText('1 change was not saved.')).toBeVisible();
  });

  it('of a removal that did not arrive is offered with its cases after a reload', async () => {
    const { user, backend } = await openShort();
    await press(user, `Remove ${rosin}`);
    await settled();
    await backend.failNext('POST', `${one}stage-items/`, 'forbidden-403');
    await press(user, 'Undo');
    await screen.findByText('1 change was not saved.');
    await settled();
    dispatchEvent(new Event('pagehide'));
    await showPage('/order-create/?config=attribute&scenario=below-minimum');
    await press(user, 'Restore');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    await settled();
    expect(await stored(backend, await idOf(rosin))).toMatchObject({ quantity: 2 });
  });

  it('has nothing of before a move to another customer', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await type(user, rosin, 'price', '350');
    await settled();
    await moveToEureka(user);
    await screen.findByText(/Prices were recalculated/);
    expect(undoButton()).toHaveAttribute('aria-disabled', 'true');
    expect(await stored(backend, id)).toMatchObject({ priceCents: null });
    expect(await cellOf(rosin, 'price')).not.toHaveTextContent('350');
  });

  it('has nothing of before a colleague moved the order', async () => {
    const { user } = await openShort();
    await type(user, rosin, 'price', '350');
    await settled();
    await movedByColleague();
    expect(undoButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('brings a removed item back without the price of a customer before', async () => {
    const { user, backend } = await openShort();
    await type(user, rosin, 'price', '350');
    await settled();
    await press(user, `Remove ${rosin}`);
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(1));
    await settled();
    await moveToEureka(user);
    await screen.findByText(/Prices were recalculated/);
    await press(user, 'Undo');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    await settled();
    expect(await stored(backend, await idOf(rosin))).toMatchObject({ priceCents: null });
  });
});

/** Says yes to the question. */
const clear = async (user: User) => {
  await press(user, 'Clear order');
  const box = within(await dialog('Clear order'));
  await user.click(box.getByRole('button', { name: 'Clear order' }));
  return box;
};

describe('a clear', () => {
  it('that arrived though nobody knew can be undone', async () => {
    const { user, backend } = await openShort();
    await cellOf(rosin, 'cases');
    await backend.failNext('POST', `${one}clear/`, 'drop-after-commit');
    await backend.failNext('GET', one, 'forbidden-403');
    await clear(user);
    const read = await backend.hold('GET', one);
    await press(user, 'Undo');
    await read.isAsked();
    expect(await screen.findByText('Saving: 0 of 5.')).toBeVisible();
    await read.release();
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    await settled();
  });

  it.each([
    ['Undo', 1],
    ['Undo', 2],
    ['Retry', 2],
  ])(
    'that never arrived is not sent by %s, its question pressed %i times',
    async (way, presses) => {
      const { user, backend } = await openShort();
      await cellOf(rosin, 'cases');
      await backend.failNext('POST', `${one}clear/`, 'status-500');
      await backend.failNext('GET', one, 'forbidden-403');
      const box = await clear(user);
      await box.findByRole('alert');
      if (presses > 1) {
        await backend.failNext('GET', one, 'forbidden-403');
        await user.click(box.getByRole('button', { name: 'Clear order' }));
        await box.findByRole('alert');
      }
      await user.click(box.getByText(/^(Cancel|Close)$/));
      await press(user, way);
      expect(await screen.findByText(/was not cleared/)).toBeVisible();
      await settled();
      const clears = (await backend.log()).filter(({ path }) => path === `${one}clear/`);
      expect(clears).toHaveLength(1);
      expect((await order(backend)).items).toHaveLength(2);
    },
  );

  it('that the server did closes its question, though the order cannot be read until it is asked again', async () => {
    const { user, backend } = await openShort();
    await cellOf(rosin, 'cases');
    await backend.failNext('POST', `${one}clear/`, 'answer-204');
    await backend.failNext('GET', one, 'forbidden-403');
    await clear(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await order(backend)).items).toHaveLength(0);
    await clear(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/has no items yet/)).toBeVisible();
  });

  it('is undone in sight, and never says that there is nothing meanwhile', async () => {
    const { user, backend } = await openShort();
    await cellOf(rosin, 'cases');
    await clear(user);
    await screen.findByText(/has no items yet/);
    await settled();
    const stage = await backend.hold('POST', `${one}stage-items/`);
    await press(user, 'Undo');
    await stage.isAsked();
    expect(await screen.findByText('Saving: 0 of 4.')).toBeVisible();
    expect(screen.queryByText(/has no items yet|No item fits/)).toBeNull();
    const cases = await backend.hold('PATCH', quantityCall);
    await stage.release();
    await cases.isAsked();
    expect(screen.queryByText(/has no items yet|No item fits/)).toBeNull();
    await cases.release();
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await settled();
  });

  it('that was cancelled while it waited is not done later', async () => {
    const { user, backend } = await openShort();
    await cellOf(rosin, 'cases');
    await backend.failNext('POST', `${one}clear/`, 'login-redirect');
    const box = await clear(user);
    await box.findByText(/Your session has ended\./);
    await user.click(box.getByText(/^(Cancel|Close)$/));
    expect(screen.queryByText(/^Removed/)).toBeNull();
    expect(screen.queryByText(/are kept and not saved/)).toBeNull();
    await press(user, 'Retry');
    await settled();
    expect((await order(backend)).items).toHaveLength(2);
  });

  it('of which nobody knows marks its rows, and can be undone', async () => {
    const { user, backend } = await openShort();
    await cellOf(rosin, 'cases');
    await backend.failNext('POST', `${one}clear/`, 'late-commit');
    const box = await clear(user);
    await box.findByText(/We don’t know yet whether/);
    await user.click(box.getByText(/^(Cancel|Close)$/));
    expect(await cellOf(rosin, 'cases')).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Undo');
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(2));
    await settled();
  });
});
