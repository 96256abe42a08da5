import { screen, within } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';

/** The page of this widget as its tests see it. */
export const ordersPath = '/dashboard/vendor/7/orders/';
export const summaryPath = '/dashboard/vendor/7/orders/summary/';
export const topVendorsPath = '/dashboard/vendor/7/top-vendors/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('vendor-dashboard', { as: 'vendor', ...options });

export const orderTable = () => screen.findByRole('table', { name: 'Orders' });

/** The numbers of the orders in the table, from the first row to the last. */
export const numbersShown = async () => {
  const table = await orderTable();
  return [...table.querySelectorAll('[role=cell][data-label=Order]')].map(
    ({ textContent }) => textContent,
  );
};

/** The figure of a tile: "$1,204.50". */
export const figure = async (label: string) => {
  const tiles = (await screen.findByText('Average order')).closest<HTMLElement>('.ww-stats');
  const tile = tiles && within(tiles).getByText(label).parentElement;
  return tile?.querySelector('.ww-stat-value')?.textContent;
};
