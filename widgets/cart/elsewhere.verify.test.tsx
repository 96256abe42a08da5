import { screen, waitFor, within } from '@testing-library/react';
import { emit } from '../../shared/events';
import {
  arriveLate,
  blueDream,
  call,
  checkout,
  edit,
  gelato,
  mainStreet,
  more,
  open,
  orderedAt,
  quantityOf,
  remove,
  settled,
  writes,
} from './page.testkit';

const note = async (name: string) => {
  const main = await screen.findByRole('region', { name: mainStreet });
  return within(main).findByRole('listitem', { name });
};

/** A colleague has made 7 of the 2 cases of Gelato after this page was opened, and an edit of them waits. */
async function openWithConflict(cases: number) {
  const page = await open({ scenario: 'changed-elsewhere' });
  await quantityOf(blueDream);
  const answer = await page.backend.hold('PUT', call);
  await page.user.click(await more(blueDream));
  await edit(page.user, gelato, cases);
  await answer.release();
  return page;
}

it('is read anew when somebody shops for another location, and keeps every line', async () => {
  const { backend } = await open({ scenario: 'changed-elsewhere' });
  expect(await quantityOf(gelato)).toHaveValue('2');
  emit(document.body, 'ww:location-changed', { dispensaryId: 5, locationId: 102 });
  await within(await note(gelato)).findByText('Changed elsewhere: from 2 to 7 cases.');
  expect(await quantityOf(blueDream)).toBeVisible();
  expect(await writes(backend)).toEqual([]);
});

describe('a change elsewhere', () => {
  it('is shown when the page is looked at again, and can be taken back', async () => {
    const { user, backend } = await open({ scenario: 'changed-elsewhere' });
    expect(await quantityOf(gelato)).toHaveValue('2');
    window.dispatchEvent(new Event('focus'));
    await within(await note(gelato)).findByText('Changed elsewhere: from 2 to 7 cases.');
    expect(await quantityOf(gelato)).toHaveValue('7');
    await user.click(within(await note(gelato)).getByRole('button', { name: 'Set to 2' }));
    await settled();
    expect(await orderedAt(backend, gelato)).toBe(2);
    expect(screen.queryByText(/^Changed elsewhere/)).toBeNull();
  });

  it('can be dismissed, and stays as it is then', async () => {
    const { user, backend } = await open({ scenario: 'changed-elsewhere' });
    await quantityOf(gelato);
    window.dispatchEvent(new Event('focus'));
    await screen.findByText(/^Changed elsewhere/);
    await user.click(within(await note(gelato)).getByRole('button', { name: 'Keep 7' }));
    expect(screen.queryByText(/^Changed elsewhere/)).toBeNull();
    expect(await quantityOf(gelato)).toHaveValue('7');
    expect(await writes(backend)).toEqual([]);
  });
});

describe('a line that is changed here and elsewhere', () => {
  it('shows mine, sends nothing, and holds the checkout until it is decided', async () => {
    const { backend } = await openWithConflict(5);
    const alert = await within(await note(gelato)).findByRole('alert');
    expect(alert).toHaveTextContent(
      'A colleague set this to 7. Your 5 is not saved yet.Keep yours, 5Use theirs, 7',
    );
    expect(await quantityOf(gelato)).toHaveValue('5');
    expect(await checkout()).not.toHaveAttribute('href');
    expect(screen.getByText('Choose which quantity to keep first.')).toBeVisible();
    expect(await orderedAt(backend, blueDream)).toBe(5);
    expect(await orderedAt(backend, gelato)).toBe(7);
    expect(await writes(backend)).toHaveLength(1);
  });

  it.each([
    ['Keep yours, 5', 5],
    ['Use theirs, 7', 7],
  ])('counts as the person says: %s', async (choice, cases) => {
    const { user, backend } = await openWithConflict(5);
    await user.click(await screen.findByRole('button', { name: choice }));
    await settled();
    expect(await quantityOf(gelato)).toHaveValue(String(cases));
    expect(await quantityOf(gelato)).toHaveFocus();
    expect(await orderedAt(backend, gelato)).toBe(cases);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await checkout()).toHaveAttribute('href');
  });

  it('is no conflict when both want the same', async () => {
    const { backend } = await openWithConflict(7);
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await orderedAt(backend, gelato)).toBe(7);
  });

  it('of a line that was removed and ordered again is asked about by Undo, and left as it is', async () => {
    const { user, backend } = await open();
    await edit(user, blueDream, 0);
    await settled();
    await arriveLate(7);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Keep yours, 4' })).toBeVisible();
    expect(await orderedAt(backend, blueDream)).toBe(7);
    const theirs = screen.getByRole('button', { name: 'Use theirs, 7' });
    theirs.focus();
    await arriveLate(8);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(theirs).toHaveAccessibleName('Use theirs, 8'));
    expect(theirs).toHaveFocus();
    await user.click(theirs);
    expect(await quantityOf(blueDream)).toHaveValue('8');
  });

  it('goes on waiting when the quantity is changed once more', async () => {
    const { user, backend } = await openWithConflict(5);
    await screen.findByRole('button', { name: 'Keep yours, 5' });
    await user.click(await more(gelato));
    expect(await screen.findByRole('button', { name: 'Keep yours, 6' })).toBeVisible();
    expect(await orderedAt(backend, gelato)).toBe(7);
  });

  it('asks as well before it removes what a colleague has just raised', async () => {
    const { user, backend } = await openWithConflict(0);
    expect(await screen.findByRole('button', { name: 'Use theirs, 7' })).toBeVisible();
    expect(await orderedAt(backend, gelato)).toBe(7);
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    await settled();
    expect(await orderedAt(backend, gelato)).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await settled();
    expect(await orderedAt(backend, gelato)).toBe(2);
  });

  it('holds back what was typed before the change came', async () => {
    const { user, backend } = await open({ scenario: 'changed-elsewhere' });
    const field = await quantityOf(gelato);
    await user.clear(field);
    await user.type(field, '5');
    window.dispatchEvent(new Event('focus'));
    await screen.findByText('Changed elsewhere: from 2 to 7 cases.');
    expect(field).toHaveValue('5');
    await user.type(field, '{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Keep yours, 5' }));
    await settled();
    expect(await orderedAt(backend, gelato)).toBe(5);
    expect(await writes(backend)).toHaveLength(1);
  });

  it('is found before anything is sent after signing in again', async () => {
    const { user, backend } = await open({ scenario: 'changed-elsewhere' });
    await quantityOf(gelato);
    await backend.failNext('PUT', call, 'login-redirect');
    await edit(user, gelato, 5);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Use theirs, 7' }));
    await settled();
    expect(await orderedAt(backend, gelato)).toBe(7);
    expect((await writes(backend)).filter(({ status }) => status === 200)).toEqual([]);
  });

  it('says nothing false of an edit whose answer was lost while a colleague changed the line', async () => {
    const { user, backend } = await open({ scenario: 'changed-elsewhere' });
    await quantityOf(gelato);
    await backend.failNext('PUT', call, 'drop-before');
    await edit(user, gelato, 5);
    const alert = await within(await note(gelato)).findByRole('alert');
    expect(alert).toHaveTextContent('A colleague set this to 7. Your 5 is not saved yet.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(await remove(gelato));
    await user.click(await screen.findByRole('button', { name: 'Remove item' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await orderedAt(backend, gelato)).toBe(0);
  });
});
