import { screen, waitFor, within } from '@testing-library/react';
import { savedFiles } from '@shared/csv/savedFiles.testkit';
import { describeScreen } from '../../test/support/describeScreen';
import { spoilAnswers } from '../../test/support/spoilAnswers';
import {
  figure,
  numbersShown,
  open,
  ordersPath,
  orderTable,
  summaryPath,
  topVendorsPath,
} from './page.testkit';

describeScreen('vendor-dashboard', {
  as: 'vendor',
  shown: 'WW-1420',
  load: { method: 'GET', path: ordersPath, fails: 'The orders could not be loaded.' },
  empty: 'No orders in the last 30 days.',
  hostile: /<img src=x onerror=/,
  readOnly: { never: 'It changes nothing.' },
  write: { never: 'It changes nothing.' },
});

const bars = (name: string) => screen.findByRole('list', { name });

describe('the figures of a period', () => {
  it('are those of the server, each beside the days before', async () => {
    await open();
    expect(await figure('Sales')).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(await figure('Orders')).toMatch(/^\d+$/);
    expect(screen.getAllByText(/^(Up|Down) .+ on the previous 30 days$/).length).toBeGreaterThan(1);
    expect(screen.getByText(/without those that were cancelled · As of/)).toBeVisible();
  });

  it('follow the period and what it is compared with, which stand in the address', async () => {
    const { user, backend } = await open();
    const before = await figure('Sales');
    await user.click(screen.getByRole('button', { name: '7 days' }));
    await user.click(screen.getByRole('button', { name: 'Year before' }));
    await waitFor(async () => expect(await figure('Sales')).not.toBe(before));
    expect(await screen.findAllByText(/on a year before$/)).not.toHaveLength(0);
    expect(new URLSearchParams(location.search).get('vendor-dashboard')).toBe(
      'period=7&compare=year',
    );
    const asked = (await backend.log()).filter(({ path }) => path.startsWith(summaryPath));
    expect(asked.at(-1)?.path).toContain('compare=year');
  });

  it('lead to the orders that they count', async () => {
    const { user } = await open();
    const count = (await figure('Orders')) ?? '';
    await user.click(await screen.findByRole('button', { name: `${count}: Show the orders` }));
    expect(await screen.findByText(`${count} orders shown`)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'The orders behind the figures' })).toHaveFocus(),
    );
  });

  it('are not made up where the server leaves them out', async () => {
    const spoilt = { current: { orders: 4 }, days: 'none', states: null };
    spoilAnswers(({ url }) => url.includes(summaryPath), 200, JSON.stringify(spoilt));
    await open();
    expect(await figure('Orders')).toBe('4');
    expect(await figure('Sales')).toBe('–');
    expect(document.body).not.toHaveTextContent(/undefined|null|NaN/);
  });
});

describe('what the figures are made of', () => {
  it('narrows the orders to a status, and no longer when it is pressed again', async () => {
    const { user } = await open();
    const all = await numbersShown();
    const status = within(await bars('By status')).getByRole('button', { name: /^Cancelled/ });
    await user.click(status);
    await waitFor(async () => expect(await numbersShown()).not.toEqual(all));
    for (const cell of within(await orderTable()).getAllByText('Cancelled')) {
      expect(cell).toBeVisible();
    }
    expect(
      screen.getByRole('button', { name: 'Remove the filter Status: Cancelled' }),
    ).toBeVisible();
    await user.click(status);
    await waitFor(async () => expect(await numbersShown()).toEqual(all));
  });

  it('narrows them to as many orders as a customer’s figure counts', async () => {
    const { user } = await open();
    const [first] = within(await bars('Top customers')).getAllByRole('button');
    if (!first) throw new Error('There are no customers.');
    const [, count = ''] = /(\d+) orders?/.exec(first.textContent) ?? [];
    await user.click(first);
    expect(await screen.findByText(new RegExp(`^${count} orders? shown$`))).toBeInTheDocument();
    await user.click(first);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Remove the filter/ })).not.toBeInTheDocument(),
    );
  });

  it('says which of them comes first, and has them as a file', async () => {
    const { user } = await open();
    const states = await screen.findByRole('region', { name: 'By status' });
    expect(within(states).getByText(/^Delivered comes first with \$/)).toBeVisible();
    const files = savedFiles();
    await user.click(within(states).getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toMatch(/^Name,Orders,Amount\r\nSubmitted,\d+,[\d.]+\r\n/);
  });

  it('narrows them to a day by the keys of the chart', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Nothing' }));
    const chart = await screen.findByRole('slider', { name: 'Sales by day' });
    chart.focus();
    await user.keyboard('{End}{Enter}');
    expect(await screen.findByRole('button', { name: /^Remove the filter Day/ })).toBeVisible();
    const cells = () =>
      [...document.querySelectorAll('[role=cell][data-label=Placed]')].map(
        ({ textContent }) => textContent,
      );
    await waitFor(() => expect(new Set(cells()).size).toBe(1));
  });
});

describe('each part', () => {
  it('fails and is tried again by itself', async () => {
    const { user, backend } = await open({
      before: async (page) => {
        await page.failNext('GET', summaryPath, 'forbidden-403', 3);
        await page.failNext('GET', topVendorsPath, 'forbidden-403', 3);
      },
    });
    expect(await numbersShown()).toHaveLength(25);
    expect(await screen.findByText(/The figures could not be loaded/)).toBeVisible();
    expect(await screen.findByText(/Top vendors could not be loaded/)).toBeVisible();
    await backend.disarm();
    const [figures, vendors] = screen.getAllByRole('button', { name: 'Retry' });
    if (figures) await user.click(figures);
    expect(await figure('Sales')).toMatch(/^\$/);
    if (vendors) await user.click(vendors);
    expect(await bars('Top vendors')).toBeVisible();
  });

  it('shows nothing of other days than are asked for, where these cannot be read', async () => {
    const { user, backend } = await open();
    const before = await figure('Sales');
    expect(screen.getByText(/ – .* · As of/)).toBeVisible();
    await backend.failNext('GET', summaryPath, 'forbidden-403', 3);
    await user.click(screen.getByRole('button', { name: '90 days' }));
    expect(await screen.findByText(/The figures could not be loaded/)).toBeVisible();
    expect(screen.queryByText(before ?? '')).not.toBeInTheDocument();
    expect(screen.queryByText(/ – .* · As of/)).not.toBeInTheDocument();
    await backend.disarm();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByText(/on the previous 90 days$/)).not.toHaveLength(0);
  });

  it('is left out where it has no address', async () => {
    await open({ config: (written) => ({ ...written, urls: { orders: ordersPath } }) });
    expect(await numbersShown()).toHaveLength(25);
    expect(screen.queryByText('Top vendors')).not.toBeInTheDocument();
    expect(screen.queryByText('Compared with')).not.toBeInTheDocument();
  });
});
