import { fireEvent, screen, waitFor } from '@testing-library/react';
import { byColleague } from '../../test/support/byColleague';
import {
  blueDream,
  ferryTerminal,
  gelato,
  goTo,
  grid,
  open,
  openOrdered,
  orderedOf,
  rowOf,
  settled,
  type,
  writes,
} from './page.testkit';

describe('a cell', () => {
  it('is written by package size where the seller chooses the batch', async () => {
    const page = await open({ scenario: 'batch-queues' });
    await type(page, 'size 530101', 0, '3');
    await waitFor(async () => expect(await orderedOf(page, 30101)).toBe(3));
    await type(page, 'size 15', 0, '6');
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(6));
    await type(page, 'size 15', 0, '0');
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(0));
    expect(await writes(page)).toEqual(['S11', 'S36', 'S8']);
  });

  it('is written by S10 where the seller counts no stock', async () => {
    const page = await open({ scenario: 'over-ordering' });
    await type(page, blueDream, 0, '20');
    await waitFor(async () => expect(await orderedOf(page, 11)).toBe(20));
    expect(await writes(page)).toEqual(['S10']);
  });

  it('is asked about by undo where someone else has changed it since, and left as that is', async () => {
    const page = await openOrdered();
    await type(page, blueDream, 0, '6');
    await settled();
    const theirs = { dispensaryLocationIds: [101], variantId: 11, quantity: 7 };
    expect(await byColleague('PUT', '/shop/evergreen-valley/cart/multi-cart/', theirs)).toBe(200);
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('A colleague set this to 7. Your 4 is not saved yet.');
    expect(await orderedOf(page, 11)).toBe(7);
  });

  it.each(['Keep 4', 'Set to 9'])(
    'that was refused keeps the focus in its note when a choice of it goes (%s)',
    async (focused) => {
      const page = await openOrdered();
      await type(page, blueDream, 0, '90');
      (await screen.findByRole('button', { name: focused })).focus();
      const theirs = { dispensaryLocationIds: [101], variantId: 11, quantity: 9 };
      const path = '/shop/evergreen-valley/cart/multi-cart/';
      expect(await byColleague('PUT', path, theirs)).toBe(200);
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep 9' })).toHaveFocus());
      expect(screen.queryByRole('button', { name: 'Set to 9' })).toBeNull();
    },
  );

  it('says what other rows can be had of once S12 has said it', async () => {
    const page = await openOrdered();
    expect(await rowOf(blueDream)).toHaveTextContent(/\$384\.00544/);
    await type(page, blueDream, 0, '6');
    await settled();
    await waitFor(async () => expect(await rowOf(blueDream)).toHaveTextContent(/\$384\.00366/));
  });
});

describe('what keys alone copy', () => {
  const copied = () => {
    const setData = jest.fn<undefined, [string, string]>();
    fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } });
    return setData.mock.calls[0]?.[1] ?? '';
  };

  it('is a row without its sum, which goes into another row', async () => {
    const page = await openOrdered();
    await goTo(gelato, 1);
    await page.user.keyboard('{Shift>} {/Shift}');
    expect(screen.getByText('1 row and 6 columns selected.')).toBeVisible();
    const row = copied();
    await page.user.keyboard('{ArrowUp}');
    await page.user.paste(row);
    await waitFor(async () => expect(await orderedOf(page, 41, 102)).toBe(3));
    expect(await orderedOf(page, 41)).toBe(2);
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('is a column without its sum, which goes into another column', async () => {
    const page = await openOrdered();
    await goTo(gelato, 0);
    await page.user.keyboard('{Control>} {/Control}');
    expect(screen.getByText('4 rows and 1 column selected.')).toBeVisible();
    const column = copied();
    await page.user.keyboard('{ArrowRight}{ArrowRight}');
    await page.user.paste(column);
    await waitFor(async () => expect(await orderedOf(page, 31, 103)).toBe(2));
    expect(await orderedOf(page, 11, 103)).toBe(4);
    expect(screen.queryByText(/left out/)).toBeNull();
  });
});

describe('the total of a row', () => {
  it('is what the server says that its cases come to, also once one of them is emptied or not shown', async () => {
    const page = await openOrdered();
    expect(await rowOf(gelato)).toHaveTextContent(/\$2,160\.00/);
    await type(page, gelato, 2, '3');
    await waitFor(async () => expect(await rowOf(gelato)).toHaveTextContent(/\$3,456\.00/));
    await type(page, gelato, 0, '0');
    await waitFor(async () => expect(await rowOf(gelato)).toHaveTextContent(/\$2,592\.00/));
    await page.user.click(screen.getByRole('button', { name: /^Locations/ }));
    await page.user.click(await screen.findByRole('checkbox', { name: ferryTerminal }));
    await waitFor(async () => expect(await rowOf(gelato)).toHaveTextContent(/\$1,296\.00/));
  });
});

it('has a row for the first batch of a package size where these are one, and for each other that is ordered', async () => {
  const page = await open({ scenario: 'aggregate-variants' });
  await grid();
  await page.user.type(screen.getByRole('searchbox'), 'Northern Lights flower');
  const shown = async () =>
    [...(await grid()).querySelectorAll<HTMLElement>('[data-row]')].map(
      ({ dataset }) => dataset.row,
    );
  const all = ['variant 611', 'variant 612', 'variant 613', 'total'];
  await waitFor(async () => expect(await shown()).toEqual(all));
  expect(await rowOf('variant 613')).toHaveTextContent(/EV-2405-0061.*\$1,845\.00/);
  await type(page, 'variant 613', 1, '0');
  await type(page, 'variant 613', 0, '0');
  await waitFor(async () => expect(await shown()).not.toContain('variant 613'));
  expect(await orderedOf(page, 613)).toBe(0);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await orderedOf(page, 613)).toBe(3));
  expect(await shown()).toEqual(all);
});
