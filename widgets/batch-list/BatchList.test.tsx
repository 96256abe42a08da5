import { screen, waitFor, within } from '@testing-library/react';
import { setClock } from '../../test/support/setClock';
import { describeScreen } from '../../test/support/describeScreen';
import { backend, showPage } from '../../test/support/fixturePage';
import { turnOfPage } from '../../test/support/turnOfPage';
import {
  choose,
  open,
  templates,
  windowsFile,
  context,
  move,
  moveOne,
  row,
  shown,
  locationOf,
} from './page.testkit';

describeScreen('batch-list', {
  as: 'vendor',
  shown: 'EV-2609-0012',
  load: { method: 'GET', path: context, fails: 'Your batches could not be loaded.' },
  empty: 'You have no batches yet.',
  hostile: "=cmd|' /C calc'!A0",
  readOnly: { without: /^(Upload|Move)/ },
  write: {
    method: 'POST',
    path: move,
    edit: moveOne,
    send: ({ user }) => user.click(screen.getByRole('button', { name: 'Move 1 batch' })),
    saved: /^Moved 1 batch to Cold storage/,
    notSaved: /./,
    isTyped: () =>
      waitFor(() =>
        expect(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' })).toBeChecked(),
      ),
  },
});

describe('the list of batches', () => {
  it('shows each batch with its stock location and how many there are', async () => {
    await open();
    expect(await shown('12 batches')).toHaveAttribute('role', 'status');
    expect(await row('EV-2609-0012')).toHaveTextContent('Main vault');
  });

  it.each([
    ['2027-08-01', 'expires in 44 days', /2027$/],
    ['2027-09-02', 'expires in 12 days', '12 days left'],
    ['2027-09-13', 'expires in 1 day', '1 day left'],
    ['2027-09-14', 'expires today', 'Expires today'],
    ['2027-09-16', 'expired 2 days ago', 'Expired'],
  ])(
    'says on %s when a batch expires, by its day, a badge and words in the title',
    async (today, words, badge) => {
      setClock(`${today}T12:00:00`);
      await open();
      const said = within(await row('EV-2609-0012')).getByTitle(words);
      expect(said).toHaveTextContent(/^Sep 14, 2027/);
      expect(said).toHaveTextContent(badge);
    },
  );

  it('offers a new batch where there is none', async () => {
    await open({ scenario: 'empty' });
    expect(await screen.findByText('You have no batches yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a batch' })).toBeVisible();
  });

  it('does not say that a batch is nowhere when the stock locations could not be loaded', async () => {
    const { user } = await open({
      before: (page) =>
        page.failNext('GET', '/dashboard/vendor/7/inventory/stock-locations/', 'forbidden-403'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Stock locations could not be loaded.',
    );
    expect(within(await row('EV-2609-0012')).getByText('…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(await row('EV-2609-0012')).findByText('Main vault')).toBeVisible();
  });

  it('offers no change to a user who may only look', async () => {
    await open({ scenario: 'read-only' });
    expect(await screen.findByText('Read-only')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload batches' })).not.toBeInTheDocument();
  });

  it('leads to the form of each batch and to a copy of it', async () => {
    await open();
    const batch = await row('EV-2601-0013');
    const href = (name: string) =>
      within(batch).getByRole('link', { name }).getAttribute('href')?.replace(location.origin, '');
    expect(href('EV-2601-0013')).toBe('/dashboard/vendor/7/batches/413/form/');
    expect(href('Copy EV-2601-0013')).toBe('/dashboard/vendor/7/batches/413/form/?copy');
  });

  it('offers no copies to a user who may only look', async () => {
    await open({ scenario: 'read-only' });
    await row('EV-2601-0013');
    expect(screen.queryByRole('link', { name: /^Copy/ })).not.toBeInTheDocument();
  });

  it('narrows by what is typed, keeps that in the address, and offers to clear it', async () => {
    const { user } = await open();
    await row('EV-2609-0012');
    await user.type(screen.getByRole('searchbox', { name: 'Search batches' }), '2609-0012');
    expect(await shown('1 batch')).toBeVisible();
    await waitFor(() => expect(location.search).toContain('2609-0012'));
    await user.type(screen.getByRole('searchbox', { name: 'Search batches' }), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    expect(await shown('12 batches')).toBeVisible();
  });
});

describe('moving batches', () => {
  it('moves what is selected, once for a double click', async () => {
    const opened = await open();
    await opened.user.dblClick(await moveOne(opened));
    await waitFor(async () => expect(await locationOf(opened, 'EV-2609-0012')).toBe(62));
    const calls = (await opened.backend.log()).filter(({ path }) => path === move);
    expect(calls).toHaveLength(1);
  });

  it('says that it was moved when only the answer was lost', async () => {
    const opened = await open();
    await opened.backend.failNext('POST', move, 'drop-after-commit');
    await opened.user.click(await moveOne(opened));
    const batch = await row('EV-2609-0012');
    await waitFor(() => expect(batch).toHaveTextContent('Cold storage'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a write that arrives after its connection was cut', () => {
  it('is a move that is looked for, and claimed once the list shows it', async () => {
    const opened = await open();
    await opened.backend.failNext('POST', move, 'late-commit');
    await opened.user.click(await moveOne(opened));
    expect(
      await screen.findByText(/We don’t know yet whether the batches were moved/),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByText(/^Moved 1 batch to Cold storage/)).toBeVisible();
  });

  it('is a move that is not claimed while it may arrive, and denied when it cannot', async () => {
    const opened = await open({ config: (config) => ({ ...config, timeout: 1 }) });
    await opened.backend.failNext('POST', move, 'drop-before');
    const button = await moveOne(opened);
    // Looked for from before on: it is there until the limit only.
    const search = waitFor(() =>
      expect(screen.getByText(/We don’t know yet whether the batches were moved/)).toBeVisible(),
    );
    await opened.user.click(button);
    await search;
    expect(await screen.findByRole('alert')).toHaveTextContent('The batches were not moved.');
    expect(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' })).toBeChecked();
  });

  it('is a file that is looked for, and sent once', async () => {
    const opened = await open();
    const dialog = await choose(opened, windowsFile);
    await opened.backend.failNext('POST', templates, 'late-commit');
    await opened.user.click(await within(dialog).findByRole('button', { name: 'Save 2 batches' }));
    expect(await within(dialog).findByText(/We don’t know yet whether the rows/)).toBeVisible();
    expect(await within(dialog).findByText(/Saved 2 batches\./)).toBeVisible();
    const calls = (await opened.backend.log()).filter(({ path }) => path === templates);
    expect(calls).toHaveLength(1);
  });
});

describe('a slow answer', () => {
  it('to an older reading of the list does not show moved batches where they were', async () => {
    const opened = await open();
    const { user, backend } = opened;
    const dialog = await choose(opened, windowsFile);
    const older = await backend.hold('GET', context);
    await user.click(await within(dialog).findByRole('button', { name: 'Save 2 batches' }));
    await within(dialog).findByText(/Saved 2 batches\./);
    await user.click(within(dialog).getByRole('button', { name: 'Back to the batches' }));
    await user.click(await moveOne(opened));
    const batch = await row('EV-2609-0012');
    await waitFor(() => expect(batch).toHaveTextContent('Cold storage'));
    await older.release();
    await turnOfPage();
    expect(await row('EV-2609-0012')).toHaveTextContent('Cold storage');
    expect(await row('1e5')).toBeVisible();
  });

  it('to a move leaves the batches selected that were selected meanwhile', async () => {
    const opened = await open();
    const answer = await opened.backend.hold('POST', move);
    await opened.user.click(await moveOne(opened));
    await opened.user.click(screen.getByRole('checkbox', { name: 'Select EV-2601-0013' }));
    await answer.release();
    expect(await screen.findByText(/^Moved 1 batch to Cold storage/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select EV-2601-0013' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' })).not.toBeChecked();
  });
});

describe('a move that is taken in part', () => {
  it('names what was refused and why, keeps it selected, and leaves the focus in the screen', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 12 shown' }));
    await user.selectOptions(screen.getByLabelText('Move 12 selected batches to'), '62');
    await user.click(screen.getByRole('button', { name: 'Move 12 batches' }));
    const report = await screen.findByRole('alert');
    expect(report).toHaveTextContent('Moved 11 batches to Cold storage');
    expect(report).toHaveTextContent('EV-2606-0018: It is in quarantine until its lab results');
    expect(screen.getByRole('checkbox', { name: 'Select EV-2606-0018' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select EV-2609-0012' })).not.toBeChecked();
    await user.click(within(report).getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('heading', { name: 'Batches', level: 1 })).toHaveFocus();
  });
});

describe('the pages of a long list', () => {
  it('stand in the address, and the address follows when the last row of a page went', async () => {
    const { user } = await open({ scenario: 'huge' });
    const pages = await screen.findByRole('navigation', { name: 'Pages of batches' });
    expect(pages).toHaveTextContent('1–25 of 2,000');
    await user.click(within(pages).getByRole('button', { name: 'Last page: 80' }));
    await waitFor(() => expect(location.search).toContain('page%3D80'));
    expect(within(pages).getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.selectOptions(within(pages).getByLabelText('Rows per page'), '100');
    await user.click(within(pages).getByRole('button', { name: 'Next page' }));
    expect(pages).toHaveTextContent('101–200 of 2,000');
    await user.click(screen.getByRole('button', { name: /^Reference/ }));
    expect(pages).toHaveTextContent('1–100 of 2,000');
  });
});

it('sorts by a column, from the largest on at the second click, and says so', async () => {
  const { user } = await open();
  await row('EV-2609-0012');
  const sort = screen.getByRole('button', { name: /^THC %/ });
  const values = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((each) => Number(within(each).getAllByRole('cell')[5]?.textContent))
      .filter((value) => !Number.isNaN(value));
  await user.click(sort);
  expect(values()).toEqual([...values()].sort((a, b) => a - b));
  await user.click(sort);
  expect(values()).toEqual([...values()].sort((a, b) => b - a));
  expect(screen.getByRole('columnheader', { name: /^THC %/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(location.search).toContain('order-by%3D-thc');
});

it('filters by buttons, shows each filter as a chip, and keeps the focus when one is taken away', async () => {
  const { user } = await open();
  await row('EV-2609-0012');
  const toolbar = within(screen.getByRole('search', { name: 'Batches' }));
  await user.click(toolbar.getByRole('button', { name: 'Stock location' }));
  await user.click(screen.getByRole('checkbox', { name: /^Cold storage/ }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Stock location · 1' })).toHaveFocus();
  expect(location.search).toContain('stock-location%3D62');
  await user.click(screen.getByRole('button', { name: /^Remove the filter Stock location: Cold/ }));
  expect(await shown('12 batches')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('says that none fits, and follows the pages, once the names of products are there', async () => {
  const names = '/dashboard/vendor/7/inventory/selected-products/';
  const query = { config: 'attribute', as: 'vendor', 'batch-list': 'filter-text=haze' };
  await showPage(`/batch-list/?${new URLSearchParams(query).toString()}`);
  const answer = await backend.hold('GET', names);
  await import('./entry');
  await answer.isAsked();
  expect(await screen.findByRole('searchbox')).toHaveValue('haze');
  expect(screen.queryByText(/No batch fits|^0 batches/)).not.toBeInTheDocument();
  await answer.release();
  expect(await row('EV-')).toBeVisible();
});
