import { screen, waitFor, within } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import { showPage } from '../../test/support/fixturePage';
import {
  clear,
  first,
  held,
  heldFirst,
  items,
  open,
  openShort,
  order,
  priceOf,
  quantityCall,
  quantityOf,
  remove,
  rows,
  second,
  settled,
  type,
} from './page.testkit';

describe('a removal', () => {
  it('comes back after another one went too, each by its own undo', async () => {
    const page = await openShort();
    await page.user.click(await remove(first));
    await page.user.click(await remove(second));
    expect(await screen.findByText(`Removed ${second}.`)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`Removed ${first}.`)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await settled();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await held(page)).toHaveLength(2);
  });
});

const cases = async (page: Awaited<ReturnType<typeof open>>) => (await heldFirst(page))?.quantity;

describe('what this page has set itself', () => {
  const ask = () => screen.queryByText(/^A colleague set/);

  it('is no colleague’s to an Undo of a removal that was never sent', async () => {
    const page = await openShort();
    await type(page.user, await priceOf(first), '300');
    await settled();
    await page.backend.failNext('PATCH', quantityCall, 'login-redirect');
    await type(page.user, await quantityOf(first), '6');
    await screen.findByRole('alert');
    await type(page.user, await priceOf(first), '310');
    await page.user.click(await remove(first));
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    await settled();
    expect(ask()).toBeNull();
    expect(await heldFirst(page)).toMatchObject({ quantity: 6, priceCents: 31_000 });
  });

  it('is none either where its answer was lost', async () => {
    const page = await openShort();
    await page.backend.failNext('PATCH', quantityCall, 'drop-after-commit');
    const answer = await page.backend.hold('GET', items);
    await type(page.user, await quantityOf(first), '6');
    await answer.isAsked();
    await type(page.user, await quantityOf(first), '9');
    await page.user.click(await remove(first));
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await answer.release();
    await settled();
    expect(ask()).toBeNull();
    expect(await cases(page)).toBe(9);
  });
});

describe('an item that somebody has ordered again', () => {
  const orderAgain = async (page: Awaited<ReturnType<typeof open>>) => {
    const staged = await byColleague('POST', `${order}stage-items/`, { variant_ids: [30_011] });
    const path = `${order}item/${String((await heldFirst(page))?.id)}/update-quantity/`;
    expect([staged, await byColleague('PATCH', path, { quantity: 7 })]).toEqual([200, 200]);
  };
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  it('is left alone', async () => {
    const page = await openShort();
    await page.user.click(await remove(first));
    await settled();
    await orderAgain(page);
    await page.user.click(undo());
    await waitFor(async () => expect(await quantityOf(first)).toHaveValue('7'));
    await settled();
    expect(await cases(page)).toBe(7);
  });

  it('is left alone also by an Undo on another page', async () => {
    const page = await open();
    await page.user.click(await remove(first));
    await settled();
    await page.user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('25–29 of 29');
    await orderAgain(page);
    await page.user.click(undo());
    // The focus is in its field by then.
    expect(await screen.findByText('Now 7.')).toBeVisible();
    await settled();
    expect(await cases(page)).toBe(7);
  });

  it.each(['and then restored', 'before'])(
    'is left alone by an Undo that waits, %s',
    async (when) => {
      const page = await openShort();
      await page.user.click(await remove(first));
      await settled();
      await page.backend.failNext('POST', `${order}stage-items/`, 'login-redirect');
      await page.user.click(undo());
      expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
      if (when === 'before') await orderAgain(page);
      dispatchEvent(new Event('pagehide'));
      await showPage(location.pathname + location.search);
      if (when === 'before') await quantityOf(first);
      else {
        const restore = await screen.findByRole('button', { name: 'Restore' });
        await orderAgain(page);
        await page.user.click(restore);
      }
      await waitFor(async () => expect(await quantityOf(first)).toHaveValue('7'));
      await settled();
      expect(await cases(page)).toBe(7);
      expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    },
  );

  it('asks about what is typed into it before it is known', async () => {
    const page = await openShort();
    await page.user.click(await remove(first));
    await settled();
    await orderAgain(page);
    const answer = await page.backend.hold('GET', items);
    await page.user.click(undo());
    await answer.isAsked();
    await type(page.user, await quantityOf(first), '9');
    await answer.release();
    const says = 'A colleague set this to 7. Your 9 is not saved yet.';
    await waitFor(() => expect(screen.getByText(says)).toBeVisible());
    expect(await cases(page)).toBe(7);
    await page.user.click(screen.getByRole('button', { name: 'Set to 9' }));
    await waitFor(async () => expect(await cases(page)).toBe(9));
    expect(await quantityOf(first)).toHaveValue('9');
  });
});

describe('clearing', () => {
  it('that has to wait for the person is undone as any other', async () => {
    const page = await openShort();
    await rows();
    await page.backend.failNext('POST', `${order}clear/`, 'login-redirect');
    await clear(page);
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear order' }));
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    await settled();
    expect(await held(page)).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await settled();
    expect(await held(page)).toHaveLength(2);
  });
});
