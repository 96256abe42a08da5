import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { byColleague } from '../../test/support/byColleague';
import { showPage } from '../../test/support/fixturePage';
import {
  blueDream,
  cellOf,
  deleteCall,
  idOf,
  movedByColleague,
  one,
  open,
  openShort,
  order,
  press,
  priceCall,
  quantityCall,
  readAgain,
  rosin,
  rows,
  settled,
  stored,
  type,
} from './page.testkit';

const colleague = async (id: number, quantity: number) =>
  expect(await byColleague('PATCH', `${one}item/${id}/update-quantity/`, { quantity })).toBe(200);

const reload = async (address = '/order-create/?config=attribute&scenario=below-minimum') => {
  dispatchEvent(new Event('pagehide'));
  await showPage(address);
};

/** Something of rosin that an ended session kept from the server, after a reload. */
async function leave(call: string, act: (user: UserEvent) => Promise<unknown>) {
  const page = await openShort();
  const id = await idOf(rosin);
  const method = call === deleteCall ? 'POST' : 'PATCH';
  await page.backend.failNext(method, call, 'login-redirect');
  await act(page.user);
  await screen.findByText(/Your session has ended\./);
  await reload();
  await screen.findByRole('button', { name: 'Restore' });
  return { ...page, id };
}

const leaveNine = () => leave(quantityCall, (user) => type(user, rosin, 'cases', '9'));

/** What is listed as not saved. */
const notSaved = () => screen.queryByText(/has changed since/, { selector: 'li' })?.textContent;

const restore = async (user: UserEvent) => {
  await press(user, 'Restore');
  await settled();
};

const tryAgain = async (user: UserEvent) => {
  await press(user, 'Try again');
  await settled();
};

/** Nine cases of rosin have waited for signing in, and a colleague was faster. */
async function beOvertaken() {
  const page = await openShort();
  const id = await idOf(rosin);
  await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
  await type(page.user, rosin, 'cases', '9');
  await screen.findByText(/Your session has ended\./);
  await colleague(id, 7);
  await press(page.user, 'Retry');
  await waitFor(() => expect(notSaved()).toContain('(9 cases)'));
  return { ...page, id };
}

describe('what this visit has typed', () => {
  it('writes over no colleague who was faster while it waited', async () => {
    const { user, backend, id } = await beOvertaken();
    expect((await stored(backend, id))?.quantity).toBe(7);
    await tryAgain(user);
    expect((await stored(backend, id))?.quantity).toBe(9);
    expect(notSaved()).toBeUndefined();
    await press(user, 'Undo edit');
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(7);
  });

  it('is told of no more once a colleague has set the same, or a step has', async () => {
    const { user, backend, id } = await beOvertaken();
    await colleague(id, 9);
    readAgain();
    await waitFor(() => expect(notSaved()).toBeUndefined());

    await type(user, rosin, 'cases', '5');
    await settled();
    await backend.failNext('PATCH', quantityCall, 'forbidden-403');
    await type(user, rosin, 'cases', '9');
    await screen.findByText('1 change was not saved.');
    await press(user, 'Undo edit');
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(9);
    expect(screen.queryByText('1 change was not saved.')).toBeNull();
  });

  it('is no colleague’s to a block that waits, nor to a page that was read before it', async () => {
    const { user, backend } = await openShort();
    await cellOf(rosin, 'cases');
    const page = await backend.hold('GET', `${one}grid-items/`);
    await press(user, 'Price');
    await page.isAsked();
    await type(user, rosin, 'cases', '5');
    await settled();
    const again = await backend.hold('GET', one);
    await page.release();
    await again.isAsked();
    await type(user, rosin, 'cases', '8');
    await backend.failNext('PATCH', quantityCall, 'login-redirect');
    await again.release();
    await screen.findByText(/Your session has ended\./);
    const first = (await rows())[1]?.querySelectorAll<HTMLElement>('[role=gridcell]')[1];
    await user.click(first ?? document.body);
    await user.paste('6\n6\n');
    await press(user, 'Retry');
    await settled();
    expect((await order(backend)).items.map(({ quantity }) => quantity)).toEqual([6, 6]);
    expect(notSaved()).toBeUndefined();
  });

  it('is no colleague’s to a removal that follows it', async () => {
    const { user, backend } = await openShort();
    await cellOf(rosin, 'cases');
    await backend.failNext('PATCH', quantityCall, 'drop-after-commit');
    const answer = await backend.hold('GET', one);
    await type(user, rosin, 'cases', '5');
    await answer.isAsked();
    await press(user, `Remove ${rosin}`);
    await answer.release();
    await waitFor(async () => expect((await order(backend)).items).toHaveLength(1));
  });

  it('stays in sight as a price that was refused before a colleague moved the order', async () => {
    const { user, backend } = await openShort();
    const id = await idOf(rosin);
    await backend.failNext('PATCH', priceCall, 'forbidden-403');
    await type(user, rosin, 'price', '350');
    await screen.findByText('1 change was not saved.');
    await movedByColleague();
    expect(notSaved()).toContain('($350.00)');
    await tryAgain(user);
    expect(await stored(backend, id)).toMatchObject({ priceCents: 35_000 });
  });

  it.each(['the server', 'a step'])(
    'goes with the prices of before where %s refused it',
    async (which) => {
      const { user, backend } = await openShort();
      await type(user, rosin, 'price', '350');
      await settled();
      await backend.failNext(
        'PATCH',
        priceCall,
        which === 'a step' ? 'forbidden-403' : 'refused-400',
      );
      if (which === 'a step') await press(user, 'Undo edit');
      else await type(user, rosin, 'price', '360');
      await screen.findByText('1 change was not saved.');
      await movedByColleague();
      expect(screen.queryByText('1 change was not saved.')).toBeNull();
    },
  );
});

describe('what an earlier visit left and is not sent', () => {
  it('is offered again after one more reload', async () => {
    const { user, id } = await leaveNine();
    await colleague(id, 7);
    await restore(user);
    expect(notSaved()).toContain('(9 cases)');
    await reload();
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  });

  it('takes no step out of what can be undone', async () => {
    const { user, backend, id } = await leaveNine();
    for (const cases of ['9', '5']) {
      await type(user, rosin, 'cases', cases);
      await settled();
    }
    await restore(user);
    for (const _ of [9, 2]) {
      await press(user, 'Undo edit');
      await settled();
    }
    expect((await stored(backend, id))?.quantity).toBe(2);
  });

  it('stays where a step is taken in its cell', async () => {
    const { user, backend, id } = await leaveNine();
    await type(user, rosin, 'cases', '5');
    await settled();
    await restore(user);
    await press(user, 'Undo edit');
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(2);
    expect(notSaved()).toContain('(9 cases)');
  });

  it('holds an order that is being created', async () => {
    const { user, backend } = await open();
    const id = await idOf(blueDream);
    await backend.failNext('PATCH', quantityCall, 'login-redirect');
    await type(user, blueDream, 'cases', '3');
    await screen.findByText(/Your session has ended\./);
    await reload('/order-create/?config=attribute');
    await screen.findByRole('button', { name: 'Restore' });
    await colleague(id, 2);
    const create = screen.getByRole('button', { name: 'Create order' });
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled'));
    const answer = await backend.hold('GET', one);
    await press(user, 'Restore');
    await answer.isAsked();
    await press(user, 'Create order');
    await answer.release();
    await waitFor(() => expect(notSaved()).toContain('(3 cases)'));
    expect(
      await screen.findByText('Some changes were not saved. Review them first.'),
    ).toBeVisible();
    await settled();
    expect((await order(backend)).status).toBe('draft');
  });

  it('leaves what this visit has typed in the same cell', async () => {
    const { user, backend, id } = await leaveNine();
    const answer = await backend.hold('PATCH', quantityCall);
    await type(user, rosin, 'cases', '5');
    await answer.isAsked();
    await press(user, 'Restore');
    await answer.release();
    await settled();
    expect((await stored(backend, id))?.quantity).toBe(5);
    expect(notSaved()).toContain('(9 cases)');
  });

  it('outlives a move of the order by a colleague', async () => {
    const { user, id } = await leaveNine();
    await colleague(id, 7);
    await restore(user);
    await movedByColleague();
    expect(notSaved()).toContain('(9 cases)');
  });

  it('is told of no more once a colleague has set the same', async () => {
    const { user, id } = await leaveNine();
    await colleague(id, 7);
    await restore(user);
    expect(notSaved()).toContain('(9 cases)');
    await colleague(id, 9);
    readAgain();
    await waitFor(async () => expect(await cellOf(rosin, 'cases')).toHaveTextContent('9'));
    expect(notSaved()).toBeUndefined();
  });

  it('takes no item away that somebody has ordered more of', async () => {
    const { user, backend, id } = await leave(deleteCall, (each) => press(each, `Remove ${rosin}`));
    await colleague(id, 7);
    await restore(user);
    expect((await stored(backend, id))?.quantity).toBe(7);
    expect(notSaved()).toContain('(remove)');
  });
});
